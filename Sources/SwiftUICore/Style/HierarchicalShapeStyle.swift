/// A level of importance of what is painted with around, each fainter than the one before. Where no program says what that is,
/// the levels are those of the theme's text.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// From 0, the first.
  private let level: Int
  /// What it is in the theme.
  private let color: Color

  fileprivate init(_ level: Int, _ color: Color) {
    self.level = level
    self.color = color
  }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(environment.foregroundLevels.paint(of: level) ?? .color(color))
  }

  /// What is painted with from where this level is the first.
  nonisolated func levels(in environment: EnvironmentValues) -> ForegroundLevels {
    environment.foregroundLevels.starting(at: level, or: .color(color))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(0, .primary) }
  public static var secondary: HierarchicalShapeStyle { .init(1, .secondary) }
  public static var tertiary: HierarchicalShapeStyle { .init(2, Color(theme: .tertiary)) }
  public static var quaternary: HierarchicalShapeStyle { .init(3, Color(theme: .quaternary)) }
  public static var quinary: HierarchicalShapeStyle { .init(4, Color(theme: .quinary)) }
}

extension ShapeStyle {
  /// The same style, fainter by one level of importance and more.
  public nonisolated var secondary: some ShapeStyle { _OpacityShapeStyle(style: self, level: 1) }
  public nonisolated var tertiary: some ShapeStyle { _OpacityShapeStyle(style: self, level: 2) }
  public nonisolated var quaternary: some ShapeStyle { _OpacityShapeStyle(style: self, level: 3) }
  public nonisolated var quinary: some ShapeStyle { _OpacityShapeStyle(style: self, level: 4) }
}

extension _OpacityShapeStyle {
  fileprivate init(style: Style, level: Int) {
    self.init(style: style, opacity: ForegroundLevels.shares[level])
  }
}

/// What text, symbols and shapes are painted with, as a program says it.
struct ForegroundLevels: Hashable, Sendable {
  /// nil: with the colour of the theme's text.
  var primary: Paint?
  /// Of the levels after that; nil: fainter forms of the last one before.
  var secondary: Paint?
  var tertiary: Paint?

  /// How opaque the levels of a style are.
  static let shares = [1, 0.5, 0.25, 0.18, 0.1]

  /// - Parameter level: from 0, the first.
  /// - Returns: nil: as the theme has it.
  func paint(of level: Int) -> Paint? {
    if level >= 2, let tertiary { return tertiary.fainter(by: level - 2) }
    if level >= 1, let secondary { return secondary.fainter(by: level - 1) }
    // The theme has levels of its own text's colour, which can be read.
    return primary?.isOfText == true ? nil : primary?.fainter(by: level)
  }

  /// The levels from one on.
  func starting(at level: Int, or otherwise: Paint) -> ForegroundLevels {
    let first = paint(of: level) ?? otherwise
    return switch level {
    case 0: ForegroundLevels(primary: first, secondary: secondary, tertiary: tertiary)
    case 1: ForegroundLevels(primary: first, secondary: tertiary)
    default: ForegroundLevels(primary: first)
    }
  }
}

extension Paint {
  fileprivate func fainter(by levels: Int) -> Paint? {
    if levels == 0 { return self }
    return isOfText ? nil : opacity(ForegroundLevels.shares[levels])
  }

  /// Whether it is the colour that the theme's text has, at most less opaque.
  fileprivate var isOfText: Bool {
    guard case .color(let color) = self, case .theme(let theme, _) = color.value else { return false }
    return switch theme {
    case .primary, .secondary, .tertiary, .quaternary, .quinary: true
    default: false
    }
  }
}
