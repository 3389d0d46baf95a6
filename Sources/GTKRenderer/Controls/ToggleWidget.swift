import CGTK
import SwiftUICore

/// A switch at the other end of its label, a check box in front of it, or a button that stays in. A toggle of another look
/// is another widget.
final class ToggleWidget: GTKWidget, DescribedWidget, RowFilling, LabelledRow {
  var description: ToggleDescription
  private let parts: ToggleParts
  private var handler: gulong = 0

  init(_ description: ToggleDescription, in renderer: GTKRenderer) {
    self.description = description
    parts = ToggleParts(description.look)
    super.init(parts.native, in: renderer)
    if parts.signal == "toggled" {
      handler = on(parts.signal, of: control) { _, data in
        receive(data, as: ToggleWidget.self) { $0.toggled() }
      }
    } else {
      handler = on(
        parts.signal, of: control,
        with: { _, _, data in receive(data, as: ToggleWidget.self) { $0.toggled() } })
    }
    if parts.row != nil { listenToLabel() }
    showState()
    if !description.isEnabled { gtk_widget_set_sensitive(control, 0) }
    ControlLook.change(control, from: ControlLook(), to: description.controlLook)
  }

  private var control: Native { parts.control }
  private var area: SlotArea { parts.label }

  override var takesFrame: Bool { true }
  override var focusTarget: Native { control }
  override var spokenText: String? { area.spokenText }
  override var ownAccessibleName: String? { area.spokenText ?? attributes?.help ?? symbolWords }
  override func spokenTextChanged() {
    accessibleNameChanged()
    parent?.spokenTextChanged()
  }

  func update(from old: ToggleDescription) {
    if old.isOn != description.isOn || old.isMixed != description.isMixed { showState() }
    if old.isEnabled != description.isEnabled {
      gtk_widget_set_sensitive(control, description.isEnabled.gboolean)
    }
    if old.hidesLabel != description.hidesLabel { showLabel() }
    ControlLook.change(control, from: old.controlLook, to: description.controlLook)
  }

  /// A click on the label, or beside it in a row, is one on the switch.
  private func listenToLabel() {
    for signal in ["button-press-event", "button-release-event"] {
      ask(
        signal, of: native,
        with: { _, event, data in
          let event = UInt(bitPattern: event)
          return receive(data, as: ToggleWidget.self, otherwise: 0) {
            $0.labelGot(UnsafeMutablePointer<GdkEvent>(bitPattern: event)!).gboolean
          }
        })
    }
  }

  var labeledControl: LabeledControl? { parts.row }
  var fillsRow: Bool { false }

  func standInRow() { parts.row?.standInRow() }
  func leaveRow() { parts.row?.leaveRow() }

  private func showLabel() {
    // The part that holds the label may be the label itself.
    if let row = parts.row {
      row.showsLabel = !description.hidesLabel
      return
    }
    for label in area.widgets { gtk_widget_set_visible(label.native, (!description.hidesLabel).gboolean) }
  }

  private func labelGot(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard event.pointee.button.button == 1 else { return false }
    guard event.pointee.type == GDK_BUTTON_RELEASE else { return true }
    let (x, y) = (event.pointee.button.x, event.pointee.button.y)
    let isInside =
      x >= 0 && y >= 0 && x < Double(gtk_widget_get_allocated_width(native))
      && y < Double(gtk_widget_get_allocated_height(native))
    if isInside && gtk_widget_is_sensitive(control) != 0 { gtk_widget_activate(control) }
    return true
  }

  private var isOn: Bool { parts.isOn }

  private func showState() {
    // A switch has no third state.
    if description.look != .switch {
      faves_set_boolean(control, "inconsistent", description.isMixed.gboolean)
    }
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
    if description.look == .button {
      // The words of a button are in its middle.
      for case let label as TextWidget in widgets { gtk_label_set_xalign(cast(label.native), 0.5) }
    }
    spokenTextChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }
}

extension ToggleDescription: GTKDescribed {
  @MainActor var controlLook: ControlLook {
    ControlLook(size: size, tint: tint, isAccented: look == .button && tint == .accentColor, shape: shape)
  }

  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ToggleWidget(description, in: renderer)
  }
}
