/// What a renderer knows of the desktop's clipboard.
@MainActor
package protocol ClipboardRendering: AnyObject {
  /// Puts items on the clipboard, in the place of what was there; none: it is empty then.
  func copy(_ items: [DragItem])
  /// Hands over what is on the clipboard, in the first of the forms that it has; nothing where it has none of them.
  /// - Parameter names: of forms, as programs name them to each other, the best first.
  func paste(as names: [String], _ done: @escaping @MainActor ([DragItem]) -> Void)
}

/// The clipboard as the views of a window find it in their environment.
struct ClipboardAccess {
  weak var renderer: (any Renderer)?

  @MainActor func copy(_ items: [DragItem]) { if !items.isEmpty { renderer?.copy(items) } }

  /// Hands over what can be pasted as one of the types; nobody is told where there is nothing.
  @MainActor func paste(of types: [UTType], _ done: @escaping @MainActor ([DragItem]) -> Void) {
    var names: [String] = []
    for name in types.flatMap(\.transferNames) where !names.contains(name) { names.append(name) }
    renderer?.paste(as: names) { if !$0.isEmpty { done($0) } }
  }

  /// Hands over the values that can be pasted, once they are loaded.
  @MainActor func paste<T: Transferable>(_ type: T.Type, _ done: @escaping @MainActor ([T]) -> Void) {
    paste(of: T.transferForms.filter { $0.import != nil }.map(\.type)) { items in
      let own = items.compactMap { $0.value as? T }
      if own.count == items.count { return done(own) }
      Task { @MainActor in
        var loaded: [T] = []
        for item in items { if let value = await item.load(T.self) { loaded.append(value) } }
        if !loaded.isEmpty { done(loaded) }
      }
    }
  }
}

private struct ClipboardKey: EnvironmentKey { static var defaultValue: ClipboardAccess { ClipboardAccess() } }

extension EnvironmentValues {
  var clipboard: ClipboardAccess {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}
