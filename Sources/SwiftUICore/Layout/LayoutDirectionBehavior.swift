/// What writing from the other side does to a layout; by name.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let name: String
  public static let fixed = LayoutDirectionBehavior(name: "fixed")
  public static let mirrors = LayoutDirectionBehavior(name: "mirrors")
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { mirrors }
}

extension View {
  /// Accepted without effect: layouts are mirrored where one writes from right to left.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
}
