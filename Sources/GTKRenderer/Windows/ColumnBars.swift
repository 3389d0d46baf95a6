import CGTK
import SwiftUICore

/// The bars under the columns of a split view. A column is just its content until there is something in its bar.
@MainActor
final class ColumnBars {
  private let columns: [Slot: Native]
  private unowned let renderer: GTKRenderer
  private var bars: [Slot: WindowScreen] = [:]
  /// What the content column is called, from the first time that it is said over it.
  private var title: ColumnTitle?

  init(under columns: [Slot: Native], in renderer: GTKRenderer) {
    self.columns = columns
    self.renderer = renderer
  }

  /// Shows `content` in a column, over its bar if there is one.
  func show(_ content: Native?, in slot: Slot) {
    guard let place = bars[slot]?.content ?? place(of: slot) else { return }
    faves_frame_set_child(place, content)
  }

  /// What is under the title of a column.
  private func place(of slot: Slot) -> Native? {
    slot == .content ? title?.place ?? columns[slot] : columns[slot]
  }

  /// Says over the content column what it is called; empty: nothing.
  func show(title text: String) {
    guard title != nil || !text.isEmpty, let column = columns[.content] else { return }
    let shown = title ?? ColumnTitle(in: column)
    title = shown
    shown.show(text)
  }

  /// The bar under a column; it is made with the first that is in it.
  func bar(under slot: Slot) -> WindowScreen {
    if let bar = bars[slot] { return bar }
    let bar = makeBar(under: place(of: slot)!)
    bars[slot] = bar
    return bar
  }

  private func makeBar(under column: Native) -> WindowScreen {
    let (box, place) = column.boxAroundContent()
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

/// What a column is called, over it.
@MainActor
private final class ColumnTitle {
  private let box: Native
  private let label: Native
  /// What is under it.
  let place: Native

  init(in column: Native) {
    let whole: Native
    (whole, place) = column.boxAroundContent()
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    label = gtk_label_new("")
    faves_add_class(box, "faves-tab-heading")
    faves_add_class(label, "faves-tab-title")
    gtk_label_set_xalign(cast(label), 0)
    gtk_label_set_ellipsize(cast(label), PANGO_ELLIPSIZE_END)
    atk_object_set_role(gtk_widget_get_accessible(label), ATK_ROLE_HEADING)
    gtk_widget_show(label)
    gtk_container_add(cast(box), label)
    gtk_container_add(cast(whole), box)
    gtk_box_reorder_child(cast(whole), box, 0)
  }

  func show(_ text: String) {
    gtk_label_set_text(cast(label), text)
    gtk_widget_set_visible(box, (!text.isEmpty).gboolean)
  }
}

extension Native {
  /// Puts a box into this frame, which has what was in it.
  @MainActor
  fileprivate func boxAroundContent() -> (box: Native, place: Native) {
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let place = Native.room()
    expand(place, 1, 1)
    let content = faves_frame_get_child(self)
    if let content { _ = faves_ref_sink(content) }
    faves_frame_set_child(self, nil)
    faves_frame_set_child(place, content)
    if let content { faves_unref(content) }
    gtk_container_add(cast(box), place)
    gtk_widget_show(box)
    faves_frame_set_child(self, box)
    return (box, place)
  }
}
