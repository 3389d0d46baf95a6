import CGTK
import SwiftUICore

/// A question in front of a window is a modal `GtkMessageDialog`, never run in a loop of its own. A picture may stand over
/// its title, and text fields under its message; Return in one of them presses the default button.
final class AlertWidget: GTKWidget, DescribedWidget, PresentedWidget {
  var description: AlertDescription
  /// Buttons in the order they stand in the dialog; the index is the response.
  private(set) var buttons: [Native] = []
  private var isAnswered = false
  /// From the top.
  private var fields: [GTKWidget] = []
  /// The check box under all of it, from the first time that there is one.
  private var suppression: (box: Native, handler: gulong)?

  init(_ description: AlertDescription, in renderer: GTKRenderer) {
    self.description = description
    let dialog = UnsafeMutableRawPointer(
      g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)!
    ).assumingMemoryBound(to: GtkWidget.self)
    super.init(dialog, in: renderer, shown: false)
    gtk_window_set_modal(cast(native), 1)
    gtk_window_set_title(cast(native), "")
    faves_flush_attach(native)
    let responded: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, response, data in
      receive(data, as: AlertWidget.self) { $0.answered(Int(response)) }
    }
    connect("response", on: native, to: unsafeBitCast(responded, to: GCallback.self))
    // After the dialog's own handler, which makes an answer of it. GTK would destroy the dialog: it goes with the question.
    ask("delete-event", of: native, with: { _, _, _ in 1 })
    followLostFocus(in: native)
    on(
      "notify::is-active", of: native,
      with: { _, _, data in
        receive(data, as: AlertWidget.self) { $0.renderer.activityChanged(over: $0.native) }
      })
    show(from: nil)
  }

  func update(from old: AlertDescription) { show(from: old) }

  private func show(from old: AlertDescription?) {
    if old?.title != description.title {
      faves_set_string(native, "text", description.title)
      // The dialog's window has no title of its own.
      atk_object_set_name(gtk_widget_get_accessible(native), description.title)
    }
    if old?.message != description.message {
      faves_set_string(native, "secondary-text", description.message.isEmpty ? nil : description.message)
      atk_object_set_description(gtk_widget_get_accessible(native), description.message)
    }
    if old?.buttons != description.buttons || old?.isChoice != description.isChoice { showButtons(from: old) }
    if old?.suppression != description.suppression { showSuppression() }
  }

  private func showSuppression() {
    guard description.suppression != nil || suppression != nil else { return }
    let (box, handler) = suppression ?? makeSuppression()
    suppression = (box, handler)
    gtk_widget_set_visible(box, (description.suppression != nil).gboolean)
    guard let wanted = description.suppression else { return }
    gtk_button_set_label(cast(box), wanted.title)
    faves_signal_block(box, handler)
    gtk_toggle_button_set_active(cast(box), wanted.isOn.gboolean)
    faves_signal_unblock(box, handler)
  }

  private func makeSuppression() -> (box: Native, handler: gulong) {
    let box = gtk_check_button_new_with_label("")!
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
    gtk_box_pack_end(cast(area), box, 0, 1, 0)
    let handler = on("toggled", of: box) { _, data in
      receive(data, as: AlertWidget.self) { $0.suppressionToggled() }
    }
    return (box, handler)
  }

  private func suppressionToggled() {
    guard let box = suppression?.box else { return }
    description.suppression?.set(gtk_toggle_button_get_active(cast(box)) != 0)
    // The program may have it otherwise.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      showSuppression()
    }
  }

  /// Those that only say something else stay. Of others, the one in the place of that with the focus has it.
  private func showButtons(from old: AlertDescription?) {
    if let old, description.hasButtons(like: old) { return nameButtons() }
    let focused = buttons.firstIndex { gtk_widget_is_focus($0) != 0 }
    let name = focused.map { String(cString: gtk_button_get_label(cast(buttons[$0]))) }
    makeButtons()
    guard let focused, !buttons.isEmpty else { return }
    let same = buttons.first { gtk_button_get_label(cast($0)).map { String(cString: $0) } == name }
    gtk_widget_grab_focus(same ?? buttons[min(focused, buttons.count - 1)])
  }

  private func nameButtons() {
    for (widget, index) in zip(buttons.suffix(description.order.count), description.order) {
      gtk_button_set_label(cast(widget), description.buttons[index].title)
      gtk_widget_set_sensitive(widget, description.buttons[index].isEnabled.gboolean)
    }
    placeButtons()
  }

  /// A dialog without buttons can be closed.
  private func makeButtons() {
    for button in buttons { gtk_widget_destroy(button) }
    buttons = []
    // What has been asked for as a choice can be left alone; as GNOME has it, by the first button.
    if description.lacksCancel {
      buttons.append(
        gtk_dialog_add_button(cast(native), DesktopWords.word("Cancel"), GTK_RESPONSE_CANCEL.rawValue))
    } else if description.buttons.isEmpty {
      buttons.append(gtk_dialog_add_button(cast(native), "OK", GTK_RESPONSE_OK.rawValue))
      return
    }
    for index in description.order {
      let button = description.buttons[index]
      let widget = gtk_dialog_add_button(cast(native), button.title, Int32(index))!
      gtk_widget_set_sensitive(widget, button.isEnabled.gboolean)
      if button.role == .destructive { faves_add_class(widget, GTK_STYLE_CLASS_DESTRUCTIVE_ACTION) }
      buttons.append(widget)
    }
    if let index = description.defaultButton {
      gtk_dialog_set_default_response(cast(native), Int32(index))
    }
    placeButtons()
  }

  private func answered(_ response: Int) {
    guard !isAnswered else { return }
    isAnswered = true
    let index = description.buttons.indices.contains(response) ? response : description.escapeButton
    gtk_widget_hide(native)
    let closed = description.closed
    if let index { description.buttons[index].action() }
    closed()
    // A program whose binding stays true goes on asking.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      isAnswered = false
      gtk_window_present(cast(native))
    }
  }

  // MARK: fields

  /// How many letters there is room for in a field.
  private static let letters: Int32 = 24

  /// Where title and message are.
  private var area: Native { gtk_message_dialog_get_message_area(cast(native)) }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    if slot == .header { return widgets.forEach(placeSign) }
    let index = sibling.flatMap { sibling in fields.firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
    fields.insert(contentsOf: widgets, at: index)
    for field in widgets {
      // Nothing else may make the dialog as wide as what is typed.
      if field is TextFieldWidget { gtk_entry_set_width_chars(cast(field.native), Self.letters) }
      gtk_box_pack_start(cast(area), field.native, 0, 1, 0)
    }
    orderFields()
  }

  /// The picture over the title.
  private func placeSign(_ sign: GTKWidget) {
    gtk_widget_set_halign(sign.native, GTK_ALIGN_CENTER)
    gtk_box_pack_start(cast(area), sign.native, 0, 0, 0)
    gtk_box_reorder_child(cast(area), sign.native, 0)
  }

  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    fields.removeAll { field in widgets.contains { $0 === field } }
    let index = sibling.flatMap { sibling in fields.firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
    fields.insert(contentsOf: widgets, at: index)
    orderFields()
  }

  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    fields.removeAll { field in widgets.contains { $0 === field } }
    for field in widgets { gtk_container_remove(cast(area), field.native) }
  }

  /// One after the other goes to the end, under the message.
  private func orderFields() {
    for field in fields { gtk_box_reorder_child(cast(area), field.native, -1) }
  }

  // MARK: presentation

  var keepsAppRunning: Bool { false }

  func present(over anchor: GTKWidget?) {
    if let window = anchor == nil ? renderer.activeToplevel : WindowWidget.toplevelNative(of: anchor) {
      gtk_window_set_transient_for(cast(native), cast(window))
      gtk_window_set_position(cast(native), GTK_WIN_POS_CENTER_ON_PARENT)
    }
    gtk_window_present(cast(native))
  }

  func withdraw() { isAnswered = true }
}

extension AlertDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    AlertWidget(description, in: renderer)
  }
}
