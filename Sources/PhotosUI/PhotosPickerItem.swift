import Foundation
import SwiftUICore

/// A picture that a person has chosen: a file, whose data are read when they are asked for.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// How the data are to be encoded; by name, as a file's are what they are.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  package let file: URL
  package init(file: URL) { self.file = file }

  /// The path of the file.
  public var itemIdentifier: String? { file.path }
  /// What kind of picture it is, by its name.
  public var supportedContentTypes: [UTType] {
    [UTType(filenameExtension: file.pathExtension) ?? .image]
  }

  /// The data as a value, such as `Data`; nil where it cannot be made of a picture.
  /// - Throws: what reading the file throws.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let data = try Data(contentsOf: file)
    let name = supportedContentTypes[0].preferredMIMEType ?? "image/png"
    return await DragItem(forms: [.init(mimeType: name) { data }]).load(type)
  }
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    Task {
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }
}

/// What a person may choose among.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let types: Set<UTType>

  public static let images = PHPickerFilter(types: [.image])
  public static let videos = PHPickerFilter(types: [.movie])
  /// Pictures: no file here is a picture that moves for a moment.
  public static let livePhotos = images
  /// Pictures: a file does not say what it is a picture of.
  public static let screenshots = images
  public static let panoramas = images
  public static let depthEffectPhotos = images
  public static let bursts = images
  public static let screenRecordings = videos
  public static let slomoVideos = videos
  public static let timelapseVideos = videos
  public static let cinematicVideos = videos

  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: filters.reduce(into: []) { $0.formUnion($1.types) })
  }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = filters.first else { return images }
    return PHPickerFilter(types: filters.dropFirst().reduce(first.types) { $0.intersection($1.types) })
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(types: Set([.image, .movie]).subtracting(filter.types))
  }
}

/// Where pictures are kept: here the person's files.
public final class PHPhotoLibrary: Sendable {
  private static let one = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { one }
}

/// How a choice of several comes about; by name, as all of it comes with the dialog's button.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
