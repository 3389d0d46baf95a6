import Foundation

/// What a picker of pictures offers, and how many of them may be chosen.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// How pictures are handed over; by name, as a file's data are what they are.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// How a choice of several comes about; by name, as all of it comes with the dialog's button.
  public enum Selection: Int, Sendable { case `default`, ordered, people, continuous, continuousAndOrdered }
  /// How the picker looks; by name: it is the desktop's dialog.
  public enum Mode: Int, Sendable { case `default`, compact }

  /// What is offered; nil: pictures and films.
  public var filter: PHPickerFilter?
  /// The most that may be chosen; 0: any number.
  public var selectionLimit = 1
  /// Accepted without effect.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Accepted without effect.
  public var selection = Selection.default
  /// Accepted without effect.
  public var mode = Mode.default
  /// Accepted without effect: the desktop's dialog opens with nothing chosen.
  public var preselectedAssetIdentifiers: [String] = []
  /// Accepted without effect: the desktop's dialog lets a person do what it lets.
  public var disabledCapabilities: PHPickerCapabilities = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that a person has chosen.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
  /// Loads it: as an image, or the data or a copy of its file.
  public let itemProvider: NSItemProvider
  /// The path of the file.
  public let assetIdentifier: String?

  init(_ file: URL) {
    itemProvider = NSItemProvider()
    itemProvider.suggestedName = file.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: file.pathExtension) ?? .image
    itemProvider.registerDataRepresentation(forTypeIdentifier: type.identifier) { done in
      do { done(try Data(contentsOf: file), nil) } catch { done(nil, error) }
      return nil
    }
    assetIdentifier = file.path
  }
}
