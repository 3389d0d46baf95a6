import Platform

/// What a picker of pictures shows: a page under the dialog, for a person who chose a file that is no picture.
final class UIImagePickerView: UIView {
  private unowned let picker: UIImagePickerController

  init(_ picker: UIImagePickerController) {
    self.picker = picker
    super.init(frame: .zero)
  }

  override func _makeContent() -> AnyView? { AnyView(PicturePage(picker: picker)) }
}

private struct PicturePage: View {
  // The picker holds the view that shows this.
  unowned let picker: UIImagePickerController
  @State private var isAsking = false
  @State private var refused: String?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "photo").font(.largeTitle).foregroundStyle(.secondary)
      Text(refused.map { "\($0) is not a picture that can be shown." } ?? "Choose a picture.")
        .multilineTextAlignment(.center)
      HStack {
        Button("Cancel", role: .cancel) { picker.cancelled() }
        Button("Choose…") { isAsking = true }
      }
    }
    .padding(24)
    .frame(minWidth: 280, minHeight: 160)
    .fileImporter(
      isPresented: $isAsking, allowedContentTypes: [.image], allowsMultipleSelection: false,
      onCompletion: take, onCancellation: { picker.cancelled() }
    )
    .onAppear(perform: ask)
  }

  private func take(_ result: Result<[URL], any Error>) {
    guard let file = try? result.get().first else { return }
    if !picker.chose(file) { refused = file.lastPathComponent }
  }

  private func ask() {
    if isPresented {
      let dismiss = dismiss
      picker.leave = { dismiss() }
    } else {
      picker.leave = nil
    }
    isAsking = true
  }
}
