/// A widget whose content is scrolled: a scroll view, a list.
@MainActor
package protocol ScrolledWidget: Widget {
  /// How large it and its content are and what of it is in sight; zero before it is laid out.
  var scrollGeometry: ScrollGeometry { get }
  /// Whether it scrolls that way.
  func scrolls(along axis: Axis) -> Bool
  /// Scrolls so that this place of the content, in points, is at the beginning, as far as there is content; nil: stays
  /// where it is along that axis.
  func scroll(x: Double?, y: Double?)
  /// What is told who scrolls it; nothing is where it has no followers.
  var movement: ScrollMovement { get }
}

/// A widget that scrolls the widgets in it.
@MainActor
package protocol ScrollingWidget: ScrolledWidget {
  /// Brings a widget further down into sight; `anchor` is the share of the viewport and of the widget that are to meet,
  /// nil: the least way.
  func scroll(to widget: any Widget, anchor: UnitPoint?)
}
