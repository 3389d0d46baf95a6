import Platform

/// What a picker of pictures shows.
final class UIImagePickerView: UIView {
  // The picker holds its view.
  private weak var picker: UIImagePickerController?

  init(_ picker: UIImagePickerController) {
    self.picker = picker
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func _makeContent() -> AnyView? {
    AnyView(
      PicturePage { [weak picker] files in
        picker?.chose(files[0]) == false ? files : []
      } cancelled: { [weak picker] in
        picker?.cancelled()
      })
  }
}
