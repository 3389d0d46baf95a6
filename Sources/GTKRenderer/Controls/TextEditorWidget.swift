import CGTK
import SwiftUICore

/// A text editor is a `GtkTextView` that scrolls. What is typed goes to the binding; what the binding then says is
/// written back only where it differs, and never into what the input method is composing.
final class TextEditorWidget: GTKWidget, DescribedWidget {
  var description: TextEditorDescription
  private let view: Native
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var changedHandler: gulong = 0
  private var isComposing = false
  /// nil: nobody wants to know what is selected.
  private var selection: SelectionLink?
  private var undo: TextUndo?
  /// nil: no piece of the text has looks of its own.
  private var tags: EditorTags?
  /// What is just being changed in the buffer.
  private var change: TextReplacement?

  init(_ description: TextEditorDescription, in renderer: GTKRenderer) {
    self.description = description
    let scrolled = faves_scrolled_new()
    gtk_scrolled_window_set_policy(cast(scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_shadow_type(cast(scrolled), GTK_SHADOW_IN)
    view = faves_text_view_new()
    gtk_text_view_set_wrap_mode(cast(view), GTK_WRAP_WORD_CHAR)
    // Tab goes on to the next control, as in every other; a tab character is Ctrl+Tab.
    gtk_text_view_set_accepts_tab(cast(view), 0)
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(cast(view), 8) }
    for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(cast(view), 6) }
    buffer = gtk_text_view_get_buffer(cast(view))!
    gtk_container_add(cast(scrolled), view)
    gtk_widget_show(view)
    super.init(scrolled, in: renderer)
    // The text takes the focus, and scrolls by its keys.
    gtk_widget_set_can_focus(native, 0)
    expand(native, 1, 1)
    faves_add_class(native, "faves-editor")
    // One line is left of it where there is no room.
    gtk_scrolled_window_set_min_content_height(cast(native), 24)
    gtk_scrolled_window_set_propagate_natural_height(cast(native), 1)
    showHeight()
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in receive(data, as: TextEditorWidget.self) { $0.stands() } })
    let changed: SignalFunction = { _, data in receive(data, as: TextEditorWidget.self) { $0.edited() } }
    changedHandler = connect(
      "changed", on: UnsafeMutableRawPointer(buffer), to: unsafeBitCast(changed, to: GCallback.self))
    followChanges()
    on(
      "preedit-changed", of: view,
      with: { _, text, data in
        let isComposing = text.map { $0.assumingMemoryBound(to: CChar.self).pointee != 0 } ?? false
        receive(data, as: TextEditorWidget.self) { $0.composing(isComposing) }
      })
    on(
      "direction-changed", of: view,
      with: { _, _, data in receive(data, as: TextEditorWidget.self) { $0.showSide() } })
    show(from: nil)
  }

  override var takesFrame: Bool { true }
  override var focusTarget: Native { view }

  /// In a form's section it is called what stands above that; beside a label in a row, what that says.
  override var ownAccessibleName: String? {
    var around = parent
    while let widget = around, !(widget is LabeledRowWidget) {
      if let label = widget.attributes?.accessibilityLabel { return label }
      if let section = widget as? SectionWidget { return section.headerText }
      around = widget.parent
    }
    return nil
  }

  /// It stands somewhere else.
  private func stands() {
    showHeight()
    accessibleNameChanged()
  }

  /// However much is written in it, it would like to have room for some lines, for a few in what scrolls; and takes all there is.
  /// Where it does not scroll it would like to have room for all that is written.
  private func showHeight() {
    let isInRow =
      faves_is_scrolled_around(native) != 0 || gtk_widget_get_ancestor(native, faves_list_get_type()) != nil
    let height = Int32((isInRow ? 64 : 120) * max(1, DesktopSettings.textScale))
    gtk_widget_set_size_request(view, -1, height)
    gtk_scrolled_window_set_max_content_height(cast(native), description.isStill ? -1 : height)
  }

  /// The cursor is kept in sight all the same.
  private func showStill() {
    let bars = description.isStill ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC
    gtk_scrolled_window_set_policy(cast(native), bars, bars)
    faves_scrolled_set_still(native, description.isStill.gboolean)
    showHeight()
  }

  private var text: String { contents(of: buffer) }

  func update(from old: TextEditorDescription) { show(from: old) }

  private func show(from old: TextEditorDescription?) {
    if old?.text != description.text { writeText() }
    showLooks(from: old)
    showSelection(from: old)
    if (old?.input ?? TextInput()) != description.input { showInput(description.input, in: view) }
    if (old?.isEnabled ?? true) != description.isEnabled {
      gtk_widget_set_sensitive(view, description.isEnabled.gboolean)
    }
    if (old?.hidesGround ?? false) != description.hidesGround {
      let hides = description.hidesGround
      (hides ? faves_add_class : faves_remove_class)(native, "faves-groundless")
      gtk_scrolled_window_set_shadow_type(cast(native), hides ? GTK_SHADOW_NONE : GTK_SHADOW_IN)
    }
    if (old?.isStill ?? false) != description.isStill { showStill() }
    let style = description.style
    ForegroundClass.change(view, from: old?.style.foreground, to: style.foreground)
    if old?.style.alignment != style.alignment || old?.text != description.text { showSide() }
  }

  private func showSide() { showSide(of: description.text, at: description.style.alignment, in: view) }

  private func showLooks(from old: TextEditorDescription?) {
    let (spans, style) = (description.pieces, description.style)
    guard old?.pieces ?? [] != spans || (!spans.isEmpty && old?.style != style) else { return }
    // What is being composed is not in the description; what is shown behind it comes with the next change.
    guard text == description.text else { return }
    let tags = tags ?? EditorTags(buffer)
    self.tags = tags
    tags.show(spans, in: style)
  }

  private func showSelection(from old: TextEditorDescription?) {
    guard description.select != nil else { return }
    let link = selection ?? followSelection()
    guard old?.text != description.text || old?.selection != description.selection else { return }
    if let places = description.selection { link.show(places) }
  }

  private func followSelection() -> SelectionLink {
    let moved: MarkFunction = { _, _, _, data in
      receive(data, as: TextEditorWidget.self) { $0.selectionMoved() }
    }
    connect(
      "mark-set", on: UnsafeMutableRawPointer(buffer), to: unsafeBitCast(moved, to: GCallback.self))
    let link = SelectionLink(buffer, in: view)
    selection = link
    return link
  }

  private func showing(_ body: () -> Void) {
    if let selection { selection.showing(body) } else { body() }
  }

  private func selectionMoved() { if let select = description.select { selection?.moved(select) } }

  /// GTK says where something comes or goes just before it does.
  private func followChanges() {
    typealias Inserted = @convention(c) (gpointer?, gpointer?, gpointer?, Int32, gpointer?) -> Void
    let inserted: Inserted = { _, place, text, length, data in
      guard let place, let text, length >= 0 else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
      let words = String(decoding: bytes, as: UTF8.self)
      let start = Int(gtk_text_iter_get_offset(place.assumingMemoryBound(to: GtkTextIter.self)))
      receive(data, as: TextEditorWidget.self) { $0.changes(at: start, removed: 0, inserted: words) }
    }
    let deleted: @convention(c) (gpointer?, gpointer?, gpointer?, gpointer?) -> Void = {
      _, start, end, data in
      guard let start, let end else { return }
      let first = Int(gtk_text_iter_get_offset(start.assumingMemoryBound(to: GtkTextIter.self)))
      let last = Int(gtk_text_iter_get_offset(end.assumingMemoryBound(to: GtkTextIter.self)))
      receive(data, as: TextEditorWidget.self) {
        $0.changes(at: first, removed: last - first, inserted: "")
      }
    }
    let buffer = UnsafeMutableRawPointer(buffer)
    connect("insert-text", on: buffer, to: unsafeBitCast(inserted, to: GCallback.self))
    connect("delete-range", on: buffer, to: unsafeBitCast(deleted, to: GCallback.self))
  }

  private func changes(at start: Int, removed: Int, inserted: String) {
    change = TextReplacement(
      start: start, removed: removed, inserted: inserted,
      countBefore: Int(gtk_text_buffer_get_char_count(buffer)))
  }

  /// - Parameter memory: the text with its looks, where it is one of the history.
  private func edited(restoring memory: (TextMemory, cursor: Int)? = nil) {
    let text = text
    if undo == nil {
      undo = TextUndo(
        description.text, of: view, looks: { [weak self] in self?.description.attributed?.remember() },
        show: { [weak self] in self?.step(to: $0, cursor: $1, $2) })
    }
    undo?.typed(text, change)
    undo?.isAnswering = true
    if let attributed = description.attributed, let memory {
      attributed.restore(memory.0, memory.cursor)
    } else if let attributed = description.attributed, let change {
      attributed.replace(change) { text }
    } else {
      description.edit(text)
    }
    change = nil
    selectionMoved()
    // A binding that does not take the text as it was typed has the last word.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      writeText()
      undo?.isAnswering = false
    }
  }

  override func willDestroy() { undo?.end() }

  /// What the binding said meanwhile was not written into what was being composed.
  private func composing(_ isComposing: Bool) {
    self.isComposing = isComposing
    guard !isComposing, text != description.text else { return }
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      writeText()
    }
  }

  /// Shows a text of the history, and tells of it once, however many changes that takes.
  private func step(to text: String, cursor: Int, _ looks: TextMemory?) {
    faves_signal_block(UnsafeMutableRawPointer(buffer), changedHandler)
    showing {
      patch(buffer, from: self.text, to: text)
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(cursor))
      gtk_text_buffer_place_cursor(buffer, &place)
    }
    faves_signal_unblock(UnsafeMutableRawPointer(buffer), changedHandler)
    gtk_text_view_scroll_mark_onscreen(cast(view), gtk_text_buffer_get_insert(buffer))
    change = nil
    edited(restoring: looks.map { ($0, cursor) })
  }

  private func writeText() {
    guard text != description.text, !isComposing else { return }
    faves_signal_block(UnsafeMutableRawPointer(buffer), changedHandler)
    showing { patch(buffer, from: text, to: description.text) }
    faves_signal_unblock(UnsafeMutableRawPointer(buffer), changedHandler)
    change = nil
    tags?.show(description.spans, in: description.style)
    undo?.shown(description.text)
  }
}

extension TextEditorDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    TextEditorWidget(description, in: renderer)
  }
}
