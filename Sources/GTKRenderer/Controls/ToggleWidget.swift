import CGTK
import SwiftUICore

/// A switch at the other end of its label, a check box in front of it, or a button that stays in.
final class ToggleWidget: GTKWidget, DescribedWidget, RowFilling {
  var description: ToggleDescription
  private let control: Native
  private let look: ToggleDescription.Look
  private let area: SlotArea
  /// Only a switch has its label beside it.
  private let row: LabeledControl?
  private var handler: gulong = 0

  init(_ description: ToggleDescription, in renderer: GTKRenderer) {
    self.description = description
    let parts = Self.parts(description.look)
    look = description.look
    control = parts.control
    area = parts.label
    row = parts.row
    super.init(parts.native, in: renderer)
    if look == .switch {
      handler = on(
        "notify::active", of: control,
        with: { _, _, data in receive(data, as: ToggleWidget.self) { $0.toggled() } })
    } else {
      handler = on("toggled", of: control) { _, data in receive(data, as: ToggleWidget.self) { $0.toggled() }
      }
    }
    showState()
    if !description.isEnabled { gtk_widget_set_sensitive(control, 0) }
  }

  private static func parts(
    _ look: ToggleDescription.Look
  ) -> (native: Native, control: Native, label: SlotArea, row: LabeledControl?) {
    if look == .switch {
      let row = LabeledControl(gtk_switch_new())
      return (row.native, row.control, row.label, row)
    }
    let button = (look == .checkbox ? gtk_check_button_new() : gtk_toggle_button_new())!
    return (button, button, SlotArea(GTK_ORIENTATION_HORIZONTAL) { GtkBin.show($0, in: button) }, nil)
  }

  override var focusTarget: Native { control }
  override var spokenText: String? { area.spokenText }
  override var ownAccessibleName: String? { area.spokenText }
  override func spokenTextChanged() {
    accessibleNameChanged()
    parent?.spokenTextChanged()
  }

  func update(from old: ToggleDescription) {
    if old.isOn != description.isOn { showState() }
    if old.isEnabled != description.isEnabled {
      gtk_widget_set_sensitive(control, description.isEnabled.gboolean)
    }
    if old.hidesLabel != description.hidesLabel { showLabel() }
  }

  func standInRow() { row?.standInRow() }

  private func showLabel() {
    row?.showsLabel = !description.hidesLabel
    if row == nil {
      for label in area.widgets { gtk_widget_set_visible(label.native, (!description.hidesLabel).gboolean) }
    }
  }

  private var isOn: Bool {
    look == .switch
      ? gtk_switch_get_active(cast(control)) != 0 : gtk_toggle_button_get_active(cast(control)) != 0
  }

  private func showState() {
    guard isOn != description.isOn else { return }
    faves_signal_block(control, handler)
    faves_set_boolean(control, "active", description.isOn.gboolean)
    faves_signal_unblock(control, handler)
  }

  private func toggled() {
    description.set(isOn)
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      showState()
    }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    if description.hidesLabel { showLabel() }
    spokenTextChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }
}

extension ToggleDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ToggleWidget(description, in: renderer)
  }
}
