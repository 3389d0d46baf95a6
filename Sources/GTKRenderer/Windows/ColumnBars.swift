import CGTK
import SwiftUICore

/// The bars under the columns of a split view. A column is just its content until there is something in its bar.
@MainActor
final class ColumnBars {
  private let columns: [Slot: Native]
  private unowned let renderer: GTKRenderer
  private var bars: [Slot: WindowScreen] = [:]

  init(under columns: [Slot: Native], in renderer: GTKRenderer) {
    self.columns = columns
    self.renderer = renderer
  }

  /// Shows `content` in a column, over its bar if there is one.
  func show(_ content: Native?, in slot: Slot) {
    guard let place = bars[slot]?.content ?? columns[slot] else { return }
    faves_frame_set_child(place, content)
  }

  /// The bar under a column; it is made with the first that is in it.
  func bar(under slot: Slot) -> WindowScreen {
    if let bar = bars[slot] { return bar }
    let bar = makeBar(under: columns[slot]!)
    bars[slot] = bar
    return bar
  }

  private func makeBar(under column: Native) -> WindowScreen {
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let place = Native.room()
    expand(place, 1, 1)
    let content = faves_frame_get_child(column)
    if let content { _ = faves_ref_sink(content) }
    faves_frame_set_child(column, nil)
    faves_frame_set_child(place, content)
    if let content { faves_unref(content) }
    gtk_container_add(cast(box), place)
    gtk_widget_show(box)
    faves_frame_set_child(column, box)
    return WindowScreen(around: place, in: box, renderer: renderer)
  }

  /// Shows nothing of the bars under `hidden`, and those under the others.
  func hide(_ hidden: Set<SplitDescription.Column>) {
    for column in SplitDescription.Column.allCases {
      guard let bar = bars[column.slot] else { continue }
      var description = WindowDescription.noBar
      description.hidesBottomBar = hidden.contains(column)
      bar.update(from: .noBar, to: description)
    }
  }

  func end() { for bar in bars.values { bar.tabs.end() } }
}
