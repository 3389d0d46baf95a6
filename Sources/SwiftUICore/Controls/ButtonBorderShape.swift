/// The outline of a button that has a border.
public struct ButtonBorderShape: Hashable, Sendable {
  package enum Outline: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(Double?)
  }
  package let outline: Outline
  /// As the desktop's theme has it.
  public static let automatic = ButtonBorderShape(outline: .automatic)
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// As wide as it is high where its label is a symbol.
  public static let circle = ButtonBorderShape(outline: .circle)
  public static let roundedRectangle = ButtonBorderShape(outline: .rounded(nil))
  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .rounded(radius.isFinite ? min(max(Double(radius), 0), 1000) : nil))
  }
}

private struct ButtonBorderShapeKey: StyleKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons in this view that have a border this outline.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBorder(shape: self, amount: amount)
  }

  fileprivate nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return switch outline {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    // That of the buttons of GNOME's theme.
    case .automatic, .rounded(nil): RoundedRectangle(cornerRadius: max(0, 5 - inset)).path(in: rect)
    case .rounded(let radius?): RoundedRectangle(cornerRadius: max(0, CGFloat(radius) - inset)).path(in: rect)
    }
  }
}

private struct InsetBorder: InsettableShape {
  let shape: ButtonBorderShape
  let amount: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect, inset: amount) }
  func inset(by amount: CGFloat) -> InsetBorder { InsetBorder(shape: shape, amount: self.amount + amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a button that has a border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
