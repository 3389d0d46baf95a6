import Foundation

/// A file that goes with a notification; pictures are shown.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public let type: String

  /// - Parameter identifier: may be empty, and is then made up.
  /// - Parameter options: without effect.
  /// - Throws: `UNError.attachmentInvalidURL` where there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    type = url.pathExtension.lowercased()
  }

  var isPicture: Bool { ["png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tiff"].contains(type) }
}

/// What notifications fail of.
public struct UNError: Error, Hashable, Sendable {
  public let code: Code
  init(_ code: Code) { self.code = code }
  public static var errorDomain: String { UNErrorDomain }

  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid
    case badgeInputInvalid = 1600
  }
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"
