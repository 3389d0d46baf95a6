/// A widget that scrolls its content.
@MainActor
package protocol ScrollingWidget: Widget {
  /// Brings a widget further down into sight; `anchor` is the share of the viewport and of the widget that are to meet,
  /// nil: the least way.
  func scroll(to widget: any Widget, anchor: UnitPoint?)
  /// Whether it scrolls that way.
  func scrolls(along axis: Axis) -> Bool
}
