import CGTK
import SwiftUICore

/// A stepper is two linked buttons, for less and for more, beside its label, and the value in front of them if it is shown.
final class StepperWidget: GTKWidget, DescribedWidget, RowFilling, LabelledRow {
  var description: StepperDescription
  private let row: LabeledControl
  private let less: Native
  private let more: Native
  /// Holds both.
  private let buttons: Native
  /// nil: it was never shown. In front of the buttons, in a box with them.
  private var value: Native?

  init(_ description: StepperDescription, in renderer: GTKRenderer) {
    self.description = description
    buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    faves_add_class(buttons, GTK_STYLE_CLASS_LINKED)
    less = faves_icon_button_new("list-remove-symbolic")
    more = faves_icon_button_new("list-add-symbolic")
    for button in [less, more] {
      gtk_container_add(cast(buttons), button)
      gtk_widget_show(button)
    }
    row = LabeledControl(buttons)
    super.init(row.native, in: renderer)
    on("clicked", of: less) { _, data in receive(data, as: StepperWidget.self) { $0.description.decrement() }
    }
    on("clicked", of: more) { _, data in receive(data, as: StepperWidget.self) { $0.description.increment() }
    }
    show(from: nil)
  }

  func update(from old: StepperDescription) { show(from: old) }

  private func show(from old: StepperDescription?) {
    gtk_widget_set_sensitive(less, (description.isEnabled && description.canDecrement).gboolean)
    gtk_widget_set_sensitive(more, (description.isEnabled && description.canIncrement).gboolean)
    if old?.value != description.value { showValue() }
    if (old?.hidesLabel ?? false) != description.hidesLabel { row.showsLabel = !description.hidesLabel }
  }

  private func showValue() {
    if let value {
      _ = faves_label_set_text(value, description.value ?? "")
    } else if let words = description.value {
      let label = faves_label_new(words)
      value = label
      showBesideButtons(label)
    }
    if let value { gtk_widget_set_visible(value, (description.value != nil).gboolean) }
  }

  private func showBesideButtons(_ label: Native) {
    let parts = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 9)!
    gtk_widget_show(parts)
    _ = faves_ref_sink(buttons)
    row.exchangeControl(parts)
    for part in [label, buttons] { gtk_container_add(cast(parts), part) }
    faves_unref(buttons)
  }

  var labeledControl: LabeledControl? { row }
  var fillsRow: Bool { false }
  func standInRow() { row.standInRow() }
  func leaveRow() { row.leaveRow() }

  override var focusTarget: Native { gtk_widget_is_sensitive(more) != 0 ? more : less }
  override var spokenText: String? { row.label.spokenText }

  /// The buttons are told apart by what they do to what the label names.
  override func spokenTextChanged() {
    let name = row.label.spokenText.map { ", \($0)" } ?? ""
    atk_object_set_name(gtk_widget_get_accessible(less), "Less\(name)")
    atk_object_set_name(gtk_widget_get_accessible(more), "More\(name)")
    parent?.spokenTextChanged()
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    row.label.insert(widgets, after: sibling)
    spokenTextChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    row.label.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { row.label.remove(widgets) }
}

extension StepperDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    StepperWidget(description, in: renderer)
  }
}
