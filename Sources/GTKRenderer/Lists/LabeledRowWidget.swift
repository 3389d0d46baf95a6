import CGTK
import SwiftUICore

/// A label, and what belongs to it at the other end of the row.
final class LabeledRowWidget: GTKWidget, DescribedWidget, LabelledRow {
  var description: LabeledRowDescription
  private let label: SlotArea
  private let content: SlotArea
  private let row: LabeledControl

  init(_ description: LabeledRowDescription, in renderer: GTKRenderer) {
    self.description = description
    let row = LabeledControl(namesControl: false)
    self.row = row
    label = row.label
    content = SlotArea(GTK_ORIENTATION_HORIZONTAL) { row.exchangeControl($0) }
    super.init(row.native, in: renderer)
    row.standInRow()
    row.showsLabel = !description.hidesLabel
  }

  var labeledControl: LabeledControl? { row }
  var fillsRow: Bool {
    row.control.map { gtk_widget_compute_expand($0, GTK_ORIENTATION_HORIZONTAL) != 0 } ?? false
  }

  func update(from old: LabeledRowDescription) {
    row.showsLabel = !description.hidesLabel
  }

  private func area(_ slot: Slot) -> SlotArea { slot == .label ? label : content }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area(slot).insert(widgets, after: sibling)
    spokenTextChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area(slot).move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area(slot).remove(widgets) }

  override var spokenText: String? { label.spokenText }

  /// Controls without a name of their own have the label's.
  override func spokenTextChanged() {
    guard let name = label.spokenText else { return }
    for control in content.widgets where control.ownAccessibleName == nil && !(control is TextWidget) {
      guard control.attributes?.accessibilityLabel == nil else { continue }
      atk_object_set_name(gtk_widget_get_accessible(control.focusTarget), name)
    }
  }
}

extension LabeledRowDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    LabeledRowWidget(description, in: renderer)
  }
}
