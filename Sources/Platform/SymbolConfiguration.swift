import Foundation

extension PlatformImage {
  /// How large and how strong a symbol is.
  open class Configuration: NSObject, @unchecked Sendable {}
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var weight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    fileprivate var scale: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }
  }
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Immutable.
    fileprivate let font: Font
    fileprivate let scale: SymbolScale

    private init(_ font: Font, _ scale: SymbolScale) {
      self.font = font
      self.scale = scale
      super.init()
    }
    /// - Parameter pointSize: of the font that the symbol would stand in.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) { self.init(.system(size: pointSize, weight: weight.weight), scale) }
    public convenience init(scale: SymbolScale) { self.init(.body, scale) }
    public convenience init(weight: SymbolWeight) { self.init(.body.weight(weight.weight), .default) }
    public convenience init(font: PlatformFont, scale: SymbolScale = .default) {
      self.init(Font(font), scale)
    }
  }

  /// A symbol in the size of a configuration, a stencil for the colour of text.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let picture = (configuration as? SymbolConfiguration).flatMap { Self.symbol(name, $0) }
    guard let picture else {
      self.init(systemName: name)
      return
    }
    self.init(stencil: picture)
  }
  /// The symbol in that size; a picture stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> PlatformImage {
    guard let symbolName, let configuration = configuration as? SymbolConfiguration else { return self }
    return Self.symbol(symbolName, configuration).map { PlatformImage(stencil: $0) } ?? self
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> PlatformImage? {
    withConfiguration(configuration)
  }
  /// The same under AppKit's name.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> PlatformImage? {
    withConfiguration(configuration)
  }

  /// nil without a display, or where the symbol is not known.
  private static func symbol(_ name: String, _ configuration: SymbolConfiguration) -> PlatformImage? {
    guard PlatformImage(systemName: name) != nil else { return nil }
    return PictureDrawing.onMain {
      let symbol = Image(systemName: name).font(configuration.font).imageScale(configuration.scale.scale)
      return PictureDrawing.picture(of: symbol.foregroundColor(.black), scale: 2)
    }
  }
}
