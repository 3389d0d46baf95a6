import Platform

/// What a person did with a picker of pictures. All has defaults: the picker goes away.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen. Whoever presented the picker has it go.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person chose none.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// What is told of a stack of controllers. There is none here: a picker's delegate is asked to be one.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// Lets a person choose a picture: the desktop's dialog for files, which shows pictures alone and opens as the
/// controller comes on the screen.
///
/// There is no camera, and no editing: where that is asked for, the edited picture is the chosen one.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// What there is to know of a picture that was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// A `UIImage`, where editing was asked for.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The `URL` of the picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The identifier of the kind of file, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The `URL` of a film's file: never there.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The part of the picture that was left: never there.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }

  /// Where pictures come from. A camera's are chosen among files as others are.
  open var sourceType = SourceType.photoLibrary
  /// Identifiers of the kinds of files. Accepted without effect: all pictures that can be shown are offered.
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  /// Accepted without effect: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Accepted without effect: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Accepted without effect: there is no camera.
  open var showsCameraControls = true
  // Weak, as all delegates are.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether pictures come from there: not from a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  open override func loadView() { view = UIImagePickerView(self) }

  func chose(_ file: URL) -> Bool {
    guard let image = UIImage(contentsOf: file) else { return false }
    var info: [InfoKey: Any] = [
      .originalImage: image, .imageURL: file, .mediaType: mediaTypes.first ?? "public.image",
    ]
    if allowsEditing { info[.editedImage] = image }
    if let delegate {
      delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      dismiss(animated: true)
    }
    return true
  }

  func cancelled() {
    if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
  }
}
