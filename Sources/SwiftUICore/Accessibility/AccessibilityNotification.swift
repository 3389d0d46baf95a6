/// What a program tells assistive tools. Accepted without effect: those of GTK 3 are told of what changes on the screen, and
/// of nothing else.
public enum AccessibilityNotification {
  /// Words to be said at once.
  public struct Announcement: Sendable {
    private let text: AttributedString
    @_disfavoredOverload
    public init(_ announcement: AttributedString) { text = announcement }
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {
      text = AttributedString(String(localized: announcement))
    }
    public init(_ announcement: String) { text = AttributedString(announcement) }
    public func post() {}
  }
  /// A part of the screen looks different.
  public struct LayoutChanged: Sendable {
    public init(_ focusedElement: Any? = nil) {}
    public func post() {}
  }
  /// The whole screen is another.
  public struct ScreenChanged: Sendable {
    public init(_ focusedElement: Any? = nil) {}
    public func post() {}
  }
  /// Something else is in sight.
  public struct PageScrolled: Sendable {
    public init(_ announcement: String) {}
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
}
