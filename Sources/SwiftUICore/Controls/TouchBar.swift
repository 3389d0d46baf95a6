/// What a program would put above a keyboard that has a screen there.
public struct TouchBar<Content: View> {
  /// A bar that the program names.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(@ViewBuilder content: () -> Content) {}
}

/// Whether something stands in a touch bar at first.
public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String)
  case optional(String)
  case `default`(String)
}

extension View {
  /// Accepted without effect: no keyboard here has a screen.
  public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Accepted without effect: no keyboard here has a screen.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }
  /// Accepted without effect: no keyboard here has a screen.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  /// Accepted without effect: no keyboard here has a screen.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
  /// Accepted without effect: no keyboard here has a screen.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }
  /// Accepted without effect: no view reaches under a sidebar or a bar here.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}
