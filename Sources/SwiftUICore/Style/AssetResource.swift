/// The name of a colour of an asset catalogue, as Xcode makes one for each: the package's plugin `XcodeFiles` does, or a
/// program writes it: `extension ColorResource { static let brand = ColorResource(name: "Brand", bundle: .module) }`.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a picture of an asset catalogue, as Xcode makes one for each; see `ColorResource`.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
