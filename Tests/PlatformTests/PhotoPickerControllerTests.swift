import PhotosUI
import SwiftUI
import SwiftUITesting
import Testing

/// The controller for choosing photos that programs wrap by hand.
@Suite("A picker of photos as a controller") @MainActor
struct PhotoPickerControllerTests {
  private struct Picker: UIViewControllerRepresentable {
    let configuration: PHPickerConfiguration
    @Binding var image: UIImage?
    let chose: ([PHPickerResult]) -> Void

    @MainActor final class Coordinator: NSObject, PHPickerViewControllerDelegate {
      let parent: Picker
      init(_ parent: Picker) { self.parent = parent }
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        parent.chose(results)
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> PHPickerViewController {
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
  }

  private struct Album: View {
    let configuration: PHPickerConfiguration
    let chose: ([PHPickerResult]) -> Void
    @State private var chooses = false
    @State private var image: UIImage?
    var body: some View {
      Button("Choose") { chooses = true }
        .sheet(isPresented: $chooses) { Picker(configuration: configuration, image: $image, chose: chose) }
      Text(chooses ? "choosing" : "done")
    }
  }

  private func file(_ name: String, _ data: Data = Data()) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())\(name)")
    try data.write(to: file)
    return file
  }
  private func picture() throws -> URL {
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    return try file(".png", try #require(Data(base64Encoded: pixel)))
  }

  @Test("It asks as it comes on the screen, hands over what loads the picture, and its sheet ends")
  func picks() async throws {
    let file = try picture()
    defer { try? FileManager.default.removeItem(at: file) }
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    var results: [PHPickerResult] = []
    let screen = Screen { Album(configuration: configuration) { results = $0 } }
    screen.button("Choose").tap()
    screen.front.choose([file])
    #expect(screen.shows("done"))
    let result = try #require(results.first)
    #expect(result.assetIdentifier == file.path)
    let provider = result.itemProvider
    #expect(provider.hasItemConforming(to: .png))
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let size = try await withCheckedThrowingContinuation { (done: CheckedContinuation<CGSize?, any Error>) in
      provider.loadObject(ofClass: UIImage.self) { image, error in
        if let error { return done.resume(throwing: error) }
        done.resume(returning: image?.size)
      }
    }
    #expect(size == CGSize(width: 1, height: 1))
  }

  @Test("Who chooses none is told of as well, and what is not offered is refused")
  func refuses() throws {
    let file = try file(".txt")
    defer { try? FileManager.default.removeItem(at: file) }
    var results: [[PHPickerResult]] = []
    let screen = Screen { Album(configuration: PHPickerConfiguration()) { results.append($0) } }
    screen.button("Choose").tap()
    screen.front.choose([file])
    #expect(results.isEmpty)
    #expect(screen.shows("\(file.lastPathComponent) is not a picture that can be shown."))
    screen.front.button("Cancel").tap()
    #expect(results == [[]])
    #expect(screen.shows("done"))
  }

  @Test("There are no more than the configuration allows")
  func limit() throws {
    let files = try (0..<3).map { _ in try picture() }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    var count = 0
    let screen = Screen { Album(configuration: configuration) { count = $0.count } }
    screen.button("Choose").tap()
    screen.front.choose(files)
    #expect(count == 2)
  }
}
