import SwiftUICore

/// What a picker of pictures shows: a page under the desktop's dialog for files, which opens as the page comes on the screen;
/// for a person who chose a file that is no picture.
package struct PicturePage: View {
  private let types: [UTType]
  private let takesSeveral: Bool
  private let chose: @MainActor ([URL]) -> [URL]
  private let cancelled: @MainActor () -> Void
  @State private var isAsking = false
  @State private var refused: String?

  /// - Parameter chose: takes what was chosen, and returns what of that cannot be shown.
  package init(
    of types: [UTType] = [.image], takesSeveral: Bool = false, chose: @escaping @MainActor ([URL]) -> [URL],
    cancelled: @escaping @MainActor () -> Void
  ) {
    self.types = types
    self.takesSeveral = takesSeveral
    self.chose = chose
    self.cancelled = cancelled
  }

  package var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "photo").font(.largeTitle).foregroundStyle(.secondary)
      Text(refused.map { "\($0) is not a picture that can be shown." } ?? "Choose a picture.")
        .multilineTextAlignment(.center)
      HStack {
        Button("Cancel", role: .cancel) { cancelled() }
        Button("Choose…") { isAsking = true }
      }
    }
    .padding(24)
    .frame(minWidth: 280, minHeight: 160)
    .fileImporter(
      isPresented: $isAsking, allowedContentTypes: types, allowsMultipleSelection: takesSeveral,
      onCompletion: take, onCancellation: cancelled
    )
    .onAppear { isAsking = true }
  }

  private func take(_ result: Result<[URL], any Error>) {
    guard let files = try? result.get(), !files.isEmpty else { return }
    refused = chose(files).first?.lastPathComponent
  }
}
