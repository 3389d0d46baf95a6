import CGTK
import SwiftUICore

/// The options as buttons of which one is in: side by side and linked, or radio buttons below each other.
@MainActor
final class ButtonsChoice: PickerChoice {
  let native: Native
  let signal = "toggled"
  private(set) var isUpdating = false
  private var buttons: [Native] = []
  private var labels: [Native] = []
  /// In when no option is; stands nowhere.
  nonisolated(unsafe) private let none: Native
  var sources: [Native] { buttons }
  private let isLinked: Bool
  private let isColumn: Bool
  /// Of buttons beside each other the one that is in is no mark in a colour, as in GNOME's programs.
  var tinted: [Native] { isLinked ? [] : buttons }

  var sized: [Native] { buttons }

  init(_ description: PickerDescription, linked: Bool) {
    isLinked = linked
    isColumn = !linked && !description.isHorizontal
    // A label in front stands beside the first of a column, whose baseline boxes of GTK's do not tell.
    native =
      isColumn
      ? faves_stack_new(GTK_ORIENTATION_VERTICAL, 6, FAVES_ALIGN_START)
      : gtk_box_new(GTK_ORIENTATION_HORIZONTAL, linked ? 0 : 12)
    atk_object_set_role(gtk_widget_get_accessible(native), ATK_ROLE_GROUPING)
    none = gtk_radio_button_new(nil)
    _ = faves_ref_sink(none)
    if linked { faves_add_class(native, GTK_STYLE_CLASS_LINKED) }
    for option in description.options {
      if !linked, let header = option.opening { open(header, isHorizontal: description.isHorizontal) }
      let button = gtk_radio_button_new_from_widget(cast(none))!
      gtk_toggle_button_set_mode(cast(button), (!linked).gboolean)
      // Who clicks one goes on where they were.
      gtk_widget_set_focus_on_click(button, 0)
      // Buttons beside each other have the words alone, as on a Mac, or the symbols, which the pointer asks what they mean.
      if description.look == .palette, let icon = option.icon(in: native) {
        gtk_container_add(cast(button), faves_icon_new(icon))
        if !option.title.isEmpty { gtk_widget_set_tooltip_text(button, option.title) }
      } else {
        let face = option.face(in: native, hasIcon: !linked)
        gtk_container_add(cast(button), face.native)
        if let label = face.label {
          labels.append(label)
          // In a narrow window the words give way, and not the window.
          if linked { gtk_label_set_ellipsize(cast(label), PANGO_ELLIPSIZE_END) }
        }
      }
      atk_object_set_name(gtk_widget_get_accessible(button), option.spokenName(in: native))
      gtk_widget_show_all(button)
      append(button)
      buttons.append(button)
    }
    if !linked { showLooks(description.style) }
    select(description.selection)
  }

  /// Radio buttons have the words of what is around; buttons beside each other those of the desktop.
  private func showLooks(_ style: Style) {
    ForegroundClass.change(native, from: nil, to: style.foreground)
    guard let list = TextAttributes.list(for: TextLook(style)) else { return }
    for label in labels { gtk_label_set_attributes(cast(label), list) }
  }

  deinit {
    gtk_widget_destroy(none)
    faves_unref(none)
  }

  /// A section begins: a line, but for in front of the first option, and its header.
  private func open(_ header: String, isHorizontal: Bool) {
    var parts: [Native] = []
    if !buttons.isEmpty {
      let line: Native = gtk_separator_new(
        isHorizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
      faves_layout_set_expands(line, (!isHorizontal).gboolean, 0)
      parts.append(line)
    }
    if !header.isEmpty {
      let label = faves_label_new(header)
      gtk_widget_set_halign(label, GTK_ALIGN_START)
      faves_add_class(label, "dim-label")
      parts.append(label)
    }
    for part in parts {
      gtk_widget_show(part)
      append(part)
    }
  }

  private func append(_ part: Native) {
    guard isColumn else { return gtk_box_pack_start(cast(native), part, isLinked.gboolean, 1, 0) }
    let count = faves_stack_count(native)
    faves_stack_insert(native, [part], 1, count > 0 ? faves_stack_slot_at(native, count - 1) : nil)
  }

  var focused: Int? { buttons.firstIndex { gtk_widget_is_focus($0) != 0 } }
  func focus(_ index: Int) { if buttons.indices.contains(index) { gtk_widget_grab_focus(buttons[index]) } }

  var chosen: Int? { buttons.firstIndex { gtk_toggle_button_get_active(cast($0)) != 0 } }

  func select(_ index: Int?) {
    isUpdating = true
    let button = index.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil } ?? none
    gtk_toggle_button_set_active(cast(button), 1)
    isUpdating = false
  }
}

extension PickerDescription.Option {
  /// The words, with the icon in front of them where there is one; without words the icon alone.
  @MainActor
  func face(in widget: Native, hasIcon: Bool) -> (native: Native, label: Native?) {
    let icon = hasIcon || title.isEmpty ? self.icon(in: widget) : nil
    if title.isEmpty, let icon { return (faves_icon_new(icon), nil) }
    let label: Native = faves_label_new(words(beside: icon))
    guard let icon else { return (label, label) }
    let face = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    gtk_container_add(cast(face), faves_icon_new(icon))
    gtk_container_add(cast(face), label)
    return (face, label)
  }

  /// What assistive tools call it.
  @MainActor
  func spokenName(in widget: Native) -> String {
    if let name { return name }
    guard title.isEmpty, let symbol, icon(in: widget) != nil else { return words(beside: nil) }
    return SymbolWords.words(for: symbol)
  }

  /// The icon that shows the symbol; nil: there is none.
  @MainActor
  func icon(in widget: Native) -> String? {
    symbol.flatMap { SymbolIcons.icon(for: $0, in: widget) }
  }
  /// What is said; what no icon shows is.
  @MainActor
  func words(beside icon: String?) -> String {
    guard title.isEmpty, let symbol, icon == nil else { return title }
    return FramedSymbol(symbol)?.text ?? SymbolWords.words(for: symbol)
  }
}
