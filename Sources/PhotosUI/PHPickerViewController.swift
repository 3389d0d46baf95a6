import Platform

/// What a person chose in a picker of pictures.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Pictures were chosen, or none. Whoever presented the picker has it go.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures: the desktop's dialog for files, which shows what the configuration asks for and opens as the
/// controller comes on the screen.
@MainActor @preconcurrency
public final class PHPickerViewController: PlatformViewController {
  public let configuration: PHPickerConfiguration
  // Weak, as all delegates are.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  public override func loadView() { view = PHPickerView(self) }

  /// Returns what cannot be shown; then the person is asked again.
  fileprivate func chose(_ files: [URL]) -> [URL] {
    let refused = files.filter { !isOffered($0) }
    guard refused.isEmpty else { return refused }
    let most = configuration.selectionLimit > 0 ? configuration.selectionLimit : .max
    finish(files.prefix(most).map { PHPickerResult($0) })
    return []
  }
  private func isOffered(_ file: URL) -> Bool {
    guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
    return PhotosChoice.types(configuration.filter).contains { type.conforms(to: $0) }
  }

  fileprivate func finish(_ results: [PHPickerResult]) {
    if let delegate { delegate.picker(self, didFinishPicking: results) } else { dismiss(animated: true) }
  }
}

private final class PHPickerView: PlatformView {
  // The picker holds its view.
  private weak var picker: PHPickerViewController?

  init(_ picker: PHPickerViewController) {
    self.picker = picker
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func _makeContent() -> AnyView? {
    guard let configuration = picker?.configuration else { return nil }
    return AnyView(
      PicturePage(
        of: PhotosChoice.types(configuration.filter), takesSeveral: configuration.selectionLimit != 1
      ) { [weak picker] files in
        picker?.chose(files) ?? []
      } cancelled: { [weak picker] in
        picker?.finish([])
      })
  }
}
