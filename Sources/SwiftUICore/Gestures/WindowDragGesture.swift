/// A drag that moves the window with it, as its title bar does.
public struct WindowDragGesture: Gesture {
  /// What is known of such a drag: that there is one.
  public struct Value: Equatable, Sendable {}

  public init() {}

  public var body: some Gesture<Value> {
    DragGesture(minimumDistance: 3)
      .onChanged { _ in WindowDrag.begin() }
      .map { _ in Value() }
  }
}

/// How a renderer moves the window under the pointer.
@MainActor
package enum WindowDrag {
  /// Has the window follow the pointer until its button is let go.
  package static var begin: () -> Void = {}
}
