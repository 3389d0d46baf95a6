import CGTK
import SwiftUICore

/// A control with its label in front; what is put into it is that.
class LabelledControlWidget: GTKWidget, RowFilling, LabelledRow {
  final let row: LabeledControl

  init(_ row: LabeledControl, in renderer: GTKRenderer) {
    self.row = row
    super.init(row.native, in: renderer)
  }

  /// Other views are the label, or none.
  func labelChanged() {}

  func standInRow() { row.standInRow() }
  func leaveRow() { row.leaveRow() }
  final var labeledControl: LabeledControl? { row }
  final var fillsRow: Bool { false }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    row.label.insert(widgets, after: sibling)
    labelChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    row.label.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    row.label.remove(widgets)
    labelChanged()
  }
}

/// The same where words that are the label are shown by the widget itself.
class ShownLabelWidget<Described: ShownLabelDescription>: LabelledControlWidget {
  final var description: Described
  /// What shows the words; nil: the label is a view, which may have taken its place.
  private var title: Native?

  /// - Parameter control: what stands behind the label.
  init(_ description: Described, control: Native, in renderer: GTKRenderer) {
    self.description = description
    super.init(LabeledControl(control), in: renderer)
    guard !description.holdsLabel else { return }
    let title: Native = faves_label_new(description.label)
    row.label.showNative(title)
    self.title = title
  }

  override var takesFrame: Bool { true }
  override var ownAccessibleName: String? { description.label.isEmpty ? symbolWords : description.label }
  override var spokenText: String? { description.label }

  /// Whether the label is to be seen, if there is one.
  var wantsLabel: Bool { !description.hidesLabel }

  func showLabel() {
    if let title { _ = faves_label_set_text(title, description.label) }
    row.showsLabel = wantsLabel && (!description.label.isEmpty || !row.label.widgets.isEmpty)
  }

  override func labelChanged() {
    if !row.label.widgets.isEmpty { title = nil }
    showLabel()
  }
}
