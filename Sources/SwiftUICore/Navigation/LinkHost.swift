/// Where links show their pages: a stack, on top of what is there; a column of a split view, in its place.
@MainActor
protocol LinkHost: Node {
  /// - Parameter link: what it is in the program, for messages.
  func push(_ value: AnyHashable, by link: String)
  /// Whether it shows the page for a value, in the place where links show theirs.
  func shows(_ value: AnyHashable) -> Bool
  /// Shows a link's destination; `popped` is called when it goes.
  func push(_ view: AnyView, of link: ObjectIdentifier, popped: @escaping () -> Void)
  /// Brings the page of a link up to date.
  func patch(_ view: AnyView, of link: ObjectIdentifier)
  /// Takes the page of a link away.
  func pop(_ link: ObjectIdentifier)
  /// A link that shows a page has left the tree.
  func linkIsGone(_ link: ObjectIdentifier)
  /// The destination of the values of a type is another.
  func refreshPages(of type: ObjectIdentifier)
}

private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
  /// Where links around here show their pages.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// What links and destinations talk to: the stack they are in, or the column beside theirs.
@MainActor
final class Navigator {
  weak var host: (any LinkHost)?
  /// Makes the page for a value, by the value's type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]

  nonisolated init() {}
}
