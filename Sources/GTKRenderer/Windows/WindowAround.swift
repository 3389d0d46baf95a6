import CGTK

extension GTKRenderer {
  /// The window a widget stands in.
  func window(of widget: GTKWidget?) -> WindowWidget? {
    if let window = widget as? WindowWidget { return window }
    guard let top = WindowWidget.toplevelNative(of: widget) else { return nil }
    return presented.lazy.compactMap { $0 as? WindowWidget }.first { $0.hasNative && $0.native == top }
  }
}
