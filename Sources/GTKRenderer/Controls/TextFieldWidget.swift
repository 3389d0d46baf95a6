import CGTK
import SwiftUICore

/// A one-line field is a `GtkEntry`. What is typed goes to the binding; what the binding then says is written
/// back only where it differs, and never into what the input method is composing. The field of a search is a
/// `GtkSearchEntry`.
final class TextFieldWidget: GTKWidget, DescribedWidget, FieldOnGround {
  override var asField: (any FieldOnGround)? { self }
  var description: TextFieldDescription
  /// Whether it was laid over something.
  var isOverAnother = false
  /// What was last said of the focus.
  private var hadFocus = false
  private var changedHandler: gulong = 0
  private var attributeList: OpaquePointer?
  var shownPromptColor = PromptColor()
  private var undo: TextUndo?
  /// nil: nobody wants to know what is selected.
  private var selection: SelectionLink?

  init(_ description: TextFieldDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(description.endSearch == nil ? gtk_entry_new() : gtk_search_entry_new(), in: renderer)
    // Themes know other entries, as those of numbers, by the same name.
    faves_add_class(native, "faves-typed")
    faves_entry_track_preedit(native)
    faves_entry_keep_prompt(native)
    showSide()
    gtk_entry_set_width_chars(cast(native), Self.leastLetters)
    expand(native, 1, 0)
    changedHandler = on("changed", of: native) { _, data in
      receive(data, as: TextFieldWidget.self) { $0.edited() }
    }
    on(
      "preedit-changed", of: native,
      with: { _, text, data in
        let isComposing = text.map { $0.assumingMemoryBound(to: CChar.self).pointee != 0 } ?? false
        guard !isComposing else { return }
        receive(data, as: TextFieldWidget.self) { $0.composed() }
      })
    on("activate", of: native) { _, data in
      receive(data, as: TextFieldWidget.self) { $0.submitted() }
    }
    on(
      "notify::has-focus", of: native,
      with: { _, _, data in
        receive(data, as: TextFieldWidget.self) { field in
          // GTK says it again when the window gets the keys anew.
          let hasFocus = gtk_widget_has_focus(field.native) != 0
          guard hasFocus != field.hadFocus else { return }
          field.hadFocus = hasFocus
          if !hasFocus { field.focusLeft() }
          field.description.focusChanged(hasFocus)
        }
      })
    // Where it stands is known once that stands in a window.
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in receive(data, as: TextFieldWidget.self) { $0.showFrame() } })
    on(
      "direction-changed", of: native,
      with: { _, _, data in receive(data, as: TextFieldWidget.self) { $0.showPrompt() } })
    on("style-updated", of: native) { _, data in
      receive(data, as: TextFieldWidget.self) { $0.showPromptColor() }
    }
    if description.endSearch != nil {
      faves_entry_name_icons(native, DesktopWords.word("Clear"))
      on("stop-search", of: native) { _, data in
        receive(data, as: TextFieldWidget.self) { $0.escaped() }
      }
    }
    show(from: nil)
  }

  /// A frame around it may make it as narrow as it says; by itself it is as wide as ever.
  private static let leastLetters: Int32 = 1

  private var entry: UnsafeMutablePointer<GtkEntry> { cast(native) }

  /// Of a fixed width it is as wide as its text or its prompt.
  override package func attributesChanged(from old: Attributes?) {
    super.attributesChanged(from: old)
    let isFixed = attributes?.isFixedHorizontally == true
    guard isFixed != (old?.isFixedHorizontally == true) else { return }
    faves_entry_set_fits_text(native, isFixed.gboolean)
    if !isFixed { gtk_entry_set_width_chars(entry, Self.leastLetters) }
  }

  private var text: String { String(cString: gtk_entry_get_text(entry)) }

  /// A telephone number has no letter that says which way it is written: it would begin at its end.
  override var takesFrame: Bool { true }
  override var keepsDirection: Bool { description.input.purpose == GTK_INPUT_PURPOSE_PHONE }

  override var ownAccessibleName: String? {
    let name = description.label.isEmpty ? description.prompt : description.label
    return name.isEmpty ? nil : name
  }

  func update(from old: TextFieldDescription) { show(from: old) }

  private func show(from old: TextFieldDescription?) {
    let new = description
    if old?.text != new.text { writeText() }
    showSelection(from: old)
    if old?.prompt != new.prompt || old?.isSecure != new.isSecure { showPrompt() }
    if old?.promptColor != new.promptColor { showPromptColor() }
    if old?.prompt != new.prompt || old?.label != new.label { accessibleNameChanged() }
    if (old?.isSecure ?? false) != new.isSecure {
      gtk_entry_set_visibility(entry, (!new.isSecure).gboolean)
    }
    if (old?.isSecure ?? false) != new.isSecure || (old?.input ?? TextInput()) != new.input {
      gtk_entry_set_input_purpose(entry, new.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : new.input.purpose)
      gtk_entry_set_input_hints(entry, new.input.hints)
      showDirection()
    }
    if (old?.isEnabled ?? true) != new.isEnabled { gtk_widget_set_sensitive(native, new.isEnabled.gboolean) }
    if old?.look != new.look { showFrame() }
    if old?.style != new.style { showStyle(from: old?.style ?? Style()) }
  }

  private func showSelection(from old: TextFieldDescription?) {
    guard description.select != nil else { return }
    let link = selection ?? followSelection()
    guard old?.text != description.text || old?.selection != description.selection else { return }
    if let places = description.selection { link.show(places) }
  }

  private func followSelection() -> SelectionLink {
    for property in ["notify::cursor-position", "notify::selection-bound"] {
      on(
        property, of: native,
        with: { _, _, data in
          receive(data, as: TextFieldWidget.self) {
            // GTK says where the cursor is before it says that something was typed, which is told first.
            if $0.text == $0.description.text { $0.selectionMoved() }
          }
        })
    }
    let link = SelectionLink(entry: native)
    selection = link
    return link
  }

  private func selectionMoved() { if let select = description.select { selection?.moved(select) } }

  var promptNative: Native { native }
  func groundChanged() { showFrame() }
  private(set) var isPlain = false

  private func showFrame() {
    isPlain =
      description.look == .plain
      || description.look == .automatic && (standsOverAnother() || standsOnSurface(inRow: true))
    gtk_entry_set_has_frame(entry, (!isPlain).gboolean)
    (isPlain ? faves_add_class : faves_remove_class)(native, "faves-plain")
    (description.look == .square ? faves_add_class : faves_remove_class)(native, "faves-square")
    (description.look == .framed ? faves_add_class : faves_remove_class)(native, "faves-framed")
  }

  private func showStyle(from old: Style) {
    let style = description.style
    ForegroundClass.change(native, from: old.foreground, to: style.foreground)
    ControlLook.change(
      native, from: ControlLook(size: old.controlSize), to: ControlLook(size: style.controlSize))
    if old.alignment != style.alignment { showSide() }
    let list = TextAttributes.list(for: TextLook(style))
    if list != attributeList {
      gtk_entry_set_attributes(entry, list ?? TextAttributes.none)
      attributeList = list
    }
  }

  /// Return was pressed. Once this is over GTK looks whether the dialog's default button is to be pressed as well, and the window
  /// whether that of the program is.
  private func submitted() {
    gtk_entry_set_activates_default(entry, (!description.takesReturn()).gboolean)
    description.submit()
    stayInSight()
  }

  private(set) var sight: KeptInSight?

  private func stayInSight() {
    if sight == nil { sight = KeptInSight(self) }
    sight?.used()
  }

  /// Other fields lose their selection to the next one that has one, since there is one that can be pasted; what is secret is
  /// never that. Where only the window has lost the keys it stays.
  private func focusLeft() {
    guard description.isSecure, gtk_widget_is_focus(native) == 0 else { return }
    gtk_editable_select_region(cast(native), -1, -1)
  }

  private func edited() {
    noteTyping()
    stayInSight()
    // Lines that the program has put there are not lost as something is typed between them.
    description.edit(description.text.contains(where: \.isNewline) ? text : text.inOneLine)
    selectionMoved()
    // A binding that does not take the text as it was typed has the last word.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      writeText()
      undo?.isAnswering = false
    }
  }

  /// What the binding said meanwhile was not written into what was being composed.
  private func composed() {
    guard text != description.text else { return }
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      writeText()
    }
  }

  /// What was typed can be taken back, while the field is there.
  private func noteTyping() {
    if undo == nil {
      undo = TextUndo(description.text, of: native) { [weak self] text, cursor, _ in
        guard let self, faves_entry_replace_text(native, text) != 0 else { return }
        gtk_editable_set_position(cast(native), Int32(cursor))
      }
    }
    // The cursor goes behind what is typed only after GTK has told of that.
    undo?.typed(text, near: Int(gtk_editable_get_position(cast(native))))
    undo?.isAnswering = true
  }

  override func willDestroy() { undo?.end() }

  /// Esc ends a search. Where there is nothing to end the key means what it means elsewhere.
  private func escaped() {
    if text.isEmpty, let window = renderer.window(of: self)?.toplevel,
      window.pressed(UInt32(bitPattern: GDK_KEY_Escape), 0)
    {
      return
    }
    description.endSearch?()
    // What was searched is there again after the flush; who used the keyboard goes on there.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed, let window = renderer.window(of: self)?.toplevel,
        gtk_window_get_focus(cast(window.native)) == nil
      else { return }
      window.focusRows()
    }
  }

  private func writeText() {
    if text == description.text { return }
    let replace = { [self] in
      faves_signal_block(native, changedHandler)
      if faves_entry_replace_text(native, description.text) != 0 { undo?.shown(description.text) }
      faves_signal_unblock(native, changedHandler)
    }
    if let selection { selection.showing(replace) } else { replace() }
  }

  /// Puts the cursor into the field, at the end of its text if it had not been there and nothing says what is selected.
  override func focus() {
    let hadFocus = gtk_widget_has_focus(native) != 0
    super.focus()
    guard !hadFocus else { return }
    stayInSight()
    if let selection, let places = description.selection {
      selection.show(places)
    } else {
      gtk_editable_set_position(cast(native), -1)
    }
  }
}

extension TextFieldDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    description.lines == nil
      ? TextFieldWidget(description, in: renderer) : GrowingFieldWidget(description, in: renderer)
  }
}

extension String {
  /// With a space for each end of a line, as what is pasted into a field of one line has.
  fileprivate var inOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
