import Foundation

extension PlatformImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = PlatformImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}
