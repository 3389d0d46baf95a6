import SwiftUI

/// A picture that is loaded while its view is on screen: before, after, and where there is none.
struct AsyncImageScene: View {
  @State private var isThere = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        AsyncImage(url: isThere ? LoadedPicture.file : nil) { phase in
          switch phase {
          case .success(let image): image.resizable().accessibilityLabel("Hills")
          case .failure(let error): Text(error.localizedDescription)
          case .empty: Text("No address")
          @unknown default: Text("Something else")
          }
        }
        .frame(width: 144, height: 96)
        AsyncImage(url: LoadedPicture.missing) { phase in
          if phase.error == nil {
            ProgressView().accessibilityLabel("Loading")
          } else {
            Label("It cannot be loaded", systemImage: "exclamationmark.triangle")
          }
        }
      }
      Toggle("Has an address", isOn: $isThere).toggleStyle(.switch).fixedSize()
    }
  }
}

/// A small picture in a file, as a program finds pictures elsewhere.
enum LoadedPicture {
  static let file: URL? = {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-hills.png")
    guard let data = Data(base64Encoded: hills) else { return nil }
    return (try? data.write(to: file, options: .atomic)).map { file }
  }()
  static let missing = FileManager.default.temporaryDirectory.appendingPathComponent("no such picture.png")

  /// 48 by 32 pixels of four colours.
  private static let hills = """
    iVBORw0KGgoAAAANSUhEUgAAADAAAAAgAgMAAAApuhOPAAAADFBMVEWZwfH20y1X44kmomniE0mLAAAAc0lEQVR42rXOvRGAIAyG\
    YbS0sXIJl9ARbLKPo1B6sXAvR7DgE5Kg6T0pOJ57+QvhwxjIgWh+1g3R8hPsnY451h+0nEfNY0E0MLukiB6bB68CwCXgeq+ApWh4\
    U0ay1Bfg1DQJdN8OgV5xGGQfDEmCoZzK8w2gdYNQwjeQQgAAAABJRU5ErkJggg==
    """
}
