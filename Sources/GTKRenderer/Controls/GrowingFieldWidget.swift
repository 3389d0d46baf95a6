import CGTK
import SwiftUICore

/// A text entry that grows with its text is a `GtkTextView` in a frame that looks like an entry's. Return submits what is
/// in it; Shift and Return begin a line.
final class GrowingFieldWidget: GTKWidget, DescribedWidget, FieldOnGround {
  override var asField: (any FieldOnGround)? { self }
  var description: TextFieldDescription
  /// Whether it was laid over something.
  var isOverAnother = false
  private let view: Native
  private let prompt: Native
  var shownPromptColor = PromptColor()
  /// How far from the left and the upper edge it lies, in pixels.
  private var promptPlace: (x: Int32, y: Int32) = (0, 0)
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var changedHandler: gulong = 0
  private var isComposing = false
  /// As it was when the cursor was brought into sight last, and whether that is about to be done.
  var heightAsPlaced: Int32 = 0
  var placesCursor = false
  private var undo: TextUndo?
  /// nil: nobody wants to know what is selected.
  private var selection: SelectionLink?

  init(_ description: TextFieldDescription, in renderer: GTKRenderer) {
    self.description = description
    view = faves_text_view_new()
    // Without a bar, which would make one line as tall as two; the wheel and the cursor scroll.
    let scrolled = faves_growing_new(view)
    gtk_text_view_set_accepts_tab(cast(view), 0)
    buffer = gtk_text_view_get_buffer(cast(view))!
    prompt = gtk_label_new("")!
    // The text has the focus, not what it scrolls in.
    gtk_widget_set_can_focus(scrolled, 0)
    super.init(scrolled, in: renderer)
    gtk_text_view_add_child_in_window(cast(view), prompt, GTK_TEXT_WINDOW_WIDGET, 0, 0)
    gtk_widget_show_all(view)
    expand(native, 1, 0)
    connectSignals()
    show(from: nil)
  }

  private func connectSignals() {
    let changed: SignalFunction = { _, data in receive(data, as: GrowingFieldWidget.self) { $0.edited() } }
    changedHandler = connect(
      "changed", on: UnsafeMutableRawPointer(buffer), to: unsafeBitCast(changed, to: GCallback.self))
    on(
      "preedit-changed", of: view,
      with: { _, text, data in
        let isComposing = text.map { $0.assumingMemoryBound(to: CChar.self).pointee != 0 } ?? false
        receive(data, as: GrowingFieldWidget.self) { $0.composing(isComposing) }
      })
    on(
      "notify::has-focus", of: view,
      with: { _, _, data in
        receive(data, as: GrowingFieldWidget.self) { field in
          let hasFocus = gtk_widget_has_focus(field.view) != 0
          (hasFocus ? faves_add_class : faves_remove_class)(field.native, "focused")
          field.description.focusChanged(hasFocus)
        }
      })
    // Where it stands is known once that stands in a window.
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in receive(data, as: GrowingFieldWidget.self) { $0.showFrame() } })
    on(
      "direction-changed", of: view,
      with: { _, _, data in receive(data, as: GrowingFieldWidget.self) { $0.showAlignment() } })
    on("style-updated", of: prompt) { _, data in
      receive(data, as: GrowingFieldWidget.self) { $0.showPromptColor() }
    }
    on("style-updated", of: view) { _, data in
      receive(data, as: GrowingFieldWidget.self) { $0.fontMayHaveChanged() }
    }
    on(
      "size-allocate", of: view,
      with: { _, _, data in
        receive(data, as: GrowingFieldWidget.self) {
          $0.placePrompt()
          $0.keepWithinText()
          $0.showCursorSoon()
        }
      })
    followScrolling()
    ask(
      "key-press-event", of: view,
      with: { _, event, data in
        var (key, state): (guint, GdkModifierType) = (0, GdkModifierType(0))
        gdk_event_get_keyval(event?.assumingMemoryBound(to: GdkEvent.self), &key)
        gdk_event_get_state(event?.assumingMemoryBound(to: GdkEvent.self), &state)
        let isReturn = key == guint(GDK_KEY_Return) || key == guint(GDK_KEY_KP_Enter)
        guard isReturn, state.rawValue & GDK_SHIFT_MASK.rawValue == 0 else { return 0 }
        return receive(data, as: GrowingFieldWidget.self, otherwise: 0) { field in
          if field.isComposing { return 0 }
          field.submitted()
          return 1
        }
      })
  }

  override var focusTarget: Native { view }

  override var ownAccessibleName: String? {
    let name = description.label.isEmpty ? description.prompt : description.label
    return name.isEmpty ? nil : name
  }

  func update(from old: TextFieldDescription) { show(from: old) }

  private func show(from old: TextFieldDescription?) {
    let new = description
    if old?.text != new.text { writeText() }
    showSelection(from: old)
    if old?.prompt != new.prompt { gtk_label_set_text(cast(prompt), new.prompt) }
    if old?.promptColor != new.promptColor { showPromptColor() }
    if old?.prompt != new.prompt || old?.label != new.label { accessibleNameChanged() }
    if (old?.isEnabled ?? true) != new.isEnabled { gtk_widget_set_sensitive(view, new.isEnabled.gboolean) }
    if old?.look != new.look { showFrame() }
    if old?.input != new.input { showInput(new.input, in: view) }
    if old?.lines != new.lines { showLimits() }
    ForegroundClass.change(view, from: old?.style.foreground, to: new.style.foreground)
    if old?.style.font != new.style.font { showFont() }
    if old?.style.alignment != new.style.alignment || old?.text != new.text || old?.prompt != new.prompt {
      showAlignment()
    }
    showPrompt()
  }

  private func showAlignment() {
    showSide(of: description.text, at: description.style.alignment, in: view)
    placePrompt()
  }

  /// The prompt lies where the text is going to begin, and takes no clicks: a label has no window.
  private func placePrompt() {
    let fraction = description.style.alignment.fraction
    let side = gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL ? 1 - fraction : fraction
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(prompt, nil, &size)
    let room = gtk_widget_get_allocated_width(view) - 2 * inset.side - size.width
    let new = (x: inset.side + Int32(side * Double(max(0, room))), y: inset.end)
    guard new != promptPlace else { return }
    promptPlace = new
    gtk_text_view_move_child(cast(view), prompt, new.x, new.y)
    // What asks for a place while places are given is not heard.
    var place = GtkAllocation(x: new.x, y: new.y, width: size.width, height: size.height)
    if gtk_widget_get_visible(prompt) != 0 { gtk_widget_size_allocate(prompt, &place) }
  }

  var promptNative: Native { prompt }
  func groundChanged() { showFrame() }
  private(set) var isPlain = false

  private func showFrame() {
    isPlain =
      description.look == .plain
      || description.look == .automatic && (standsOverAnother() || standsOnSurface(inRow: true))
    (isPlain ? faves_remove_class : faves_add_class)(native, "faves-field")
    (description.look == .square ? faves_add_class : faves_remove_class)(native, "faves-square")
    (description.look == .framed ? faves_add_class : faves_remove_class)(native, "faves-framed")
    faves_add_class(native, "faves-growing")
    keepText(isPlain ? (0, 0) : (8, 6))
  }

  /// How far the text is from the frame, in pixels; a field without one begins with its text. Above and below it is not
  /// scrolled: what is in sight is whole lines.
  private(set) var inset: (side: Int32, end: Int32) = (0, 0)

  private func keepText(_ new: (side: Int32, end: Int32)) {
    guard new != inset else { return }
    inset = new
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(cast(view), new.side) }
    for end in [GTK_TEXT_WINDOW_TOP, GTK_TEXT_WINDOW_BOTTOM] {
      gtk_text_view_set_border_window_size(cast(view), end, new.end)
    }
    placePrompt()
    showLimits()
  }

  private func showFont() {
    let font = TextLook(description.style)
    FontSheet.change(view, from: shownFont, to: font)
    shownFont = font
  }
  private var shownFont = TextLook.plain

  /// By the program, or by the desktop.
  private func fontMayHaveChanged() {
    let before = lineHeight
    showLimits()
    guard lineHeight != before else { return }
    // GTK finds out how high the lines are now while nothing else is to do, and does not ask for another height then.
    g_idle_add(
      { view in
        let view = view!.assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_queue_resize(view)
        faves_unref(view)
        return 0
      }, faves_ref(UnsafeMutableRawPointer(view)))
  }

  /// Of the text's font, in pixels, as the height was bounded last.
  private var lineHeight: Int32 = 0

  /// Bounds the height by lines of the text's font.
  private func showLimits() {
    guard let lines = description.lines else { return }
    let layout = gtk_widget_create_pango_layout(view, "X")!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var line: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &line)
    lineHeight = line
    func height(_ count: Int) -> Int32 { Int32(clamping: min(count, 1_000)) * line + 2 * inset.end }
    // GTK takes no minimum above the maximum, nor a maximum below the minimum.
    gtk_scrolled_window_set_max_content_height(cast(native), -1)
    gtk_scrolled_window_set_min_content_height(cast(native), height(lines.lowerBound))
    if lines.upperBound != .max {
      gtk_scrolled_window_set_max_content_height(cast(native), height(lines.upperBound))
    }
  }

  private func showPrompt() {
    let isEmpty = gtk_text_buffer_get_char_count(buffer) == 0 && !isComposing
    gtk_widget_set_visible(prompt, isEmpty.gboolean)
  }

  private func showSelection(from old: TextFieldDescription?) {
    guard description.select != nil else { return }
    let link = selection ?? followSelection()
    guard old?.text != description.text || old?.selection != description.selection else { return }
    if let places = description.selection { link.show(places) }
  }

  private func followSelection() -> SelectionLink {
    let moved: MarkFunction = { _, _, _, data in
      receive(data, as: GrowingFieldWidget.self) { $0.selectionMoved() }
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

  private func edited() {
    showPrompt()
    noteTyping()
    description.edit(contents(of: buffer))
    selectionMoved()
    // A binding that does not take the text as it was typed has the last word.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      writeText()
      undo?.isAnswering = false
    }
  }

  /// What was typed can be taken back.
  private func noteTyping() {
    if undo == nil {
      undo = TextUndo(description.text, of: view) { [weak self] text, cursor, _ in
        self?.step(to: text, cursor: cursor)
      }
    }
    // The cursor is behind what is typed, or where something went.
    var cursor = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer))
    let text = contents(of: buffer)
    let grown = text.unicodeScalars.count - description.text.unicodeScalars.count
    undo?.typed(text, near: Int(gtk_text_iter_get_offset(&cursor)) - max(0, grown))
    undo?.isAnswering = true
  }

  /// Shows a text of the history, and tells of it once, however many changes that takes.
  private func step(to text: String, cursor: Int) {
    faves_signal_block(UnsafeMutableRawPointer(buffer), changedHandler)
    showing {
      patch(buffer, from: contents(of: buffer), to: text)
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(cursor))
      gtk_text_buffer_place_cursor(buffer, &place)
    }
    faves_signal_unblock(UnsafeMutableRawPointer(buffer), changedHandler)
    gtk_text_view_scroll_mark_onscreen(cast(view), gtk_text_buffer_get_insert(buffer))
    edited()
  }

  override func willDestroy() { undo?.end() }

  /// What the binding said meanwhile was not written into what was being composed.
  private func composing(_ isComposing: Bool) {
    self.isComposing = isComposing
    showPrompt()
    guard !isComposing, contents(of: buffer) != description.text else { return }
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      writeText()
    }
  }

  private func writeText() {
    let old = contents(of: buffer)
    guard old != description.text, !isComposing else { return }
    faves_signal_block(UnsafeMutableRawPointer(buffer), changedHandler)
    showing { patch(buffer, from: old, to: description.text) }
    faves_signal_unblock(UnsafeMutableRawPointer(buffer), changedHandler)
    undo?.shown(description.text)
    showPrompt()
  }
}
