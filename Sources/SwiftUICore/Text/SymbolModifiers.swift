/// How the parts of a symbol are coloured: with `multicolor` some have colours of their own; with `palette` a frame, or what
/// something stands in front of, has the second colour of the foreground style, with `hierarchical` the first one, faintly.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A form of a symbol: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String]
  private init(_ parts: [String]) { self.parts = parts }
  public static let none = SymbolVariants([])
  public static let fill = SymbolVariants(["fill"])
  public static let circle = SymbolVariants(["circle"])
  public static let square = SymbolVariants(["square"])
  public static let rectangle = SymbolVariants(["rectangle"])
  public static let slash = SymbolVariants(["slash"])
  public var fill: SymbolVariants { adding("fill") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var slash: SymbolVariants { adding("slash") }
  public func contains(_ other: SymbolVariants) -> Bool { Set(parts).isSuperset(of: other.parts) }
  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts + [part])
  }

  /// The name of the symbol's form; the fill comes last in symbols' names.
  func name(of symbol: String) -> String {
    let known = symbol.split(separator: ".").map(String.init)
    let new = parts.filter { !known.contains($0) }
    let shapes = new.filter { $0 != "fill" }
    if new.isEmpty { return symbol }
    if known.last == "fill" { return (known.dropLast() + shapes + ["fill"]).joined(separator: ".") }
    return (known + shapes + (new.contains("fill") ? ["fill"] : [])).joined(separator: ".")
  }
}

private struct VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// The form of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols in this view in the given form, too.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    look(\.symbolVariants, variant)
  }
  /// How the parts of symbols in this view are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    look(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// A symbol that shows a share of itself, from 0 to 1: of the waves of `wifi` and of loudspeakers, or of the bars of
  /// `cellularbars` and `chart.bar`, those above it are faint. Other symbols are seen whole, as all are for nil.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }
  /// A picture; it has no parts of which to show a share.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }
  /// How the parts of the symbol are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
  /// Accepted without effect: a picture may be as bright as the screen is.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let high = DynamicRange(name: "high")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
  }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}
