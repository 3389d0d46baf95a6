import CGTK
import SwiftUICore

/// The content of a list's row, at the leading edge and over the whole width where it wants it.
final class RowWidget: GTKWidget, DescribedWidget {
  var description: RowDescription
  private var area: SlotArea!
  private var content: Native?
  private var removal: RowRemoval?
  private var arrow: RowArrow?

  init(_ description: RowDescription, in renderer: GTKRenderer) {
    self.description = description
    let frame = faves_frame_new()
    faves_frame_set_bounds(frame, GTK_ORIENTATION_HORIZONTAL, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY)
    faves_frame_set_alignment(frame, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
    super.init(frame, in: renderer)
    area = SlotArea(alignment: FAVES_ALIGN_START, isRow: true) { [weak self] in self?.show($0) }
  }

  private func show(_ new: Native?) {
    content = new
    if let arrow { arrow.show(new) } else { put(new) }
  }

  /// Puts the content, with its arrow if it has one, into the row; nil: takes it out.
  private func put(_ new: Native?) {
    guard let removal else { return faves_frame_set_child(native, new) }
    removal.show(new)
  }

  /// Changes what stands in the row beside its content.
  private func change(_ change: () -> Void) {
    let content = content
    let focus = FocusKeeper(in: area.widgets.first)
    // A stack of several views is nobody else's.
    if let content { _ = faves_ref_sink(content) }
    show(nil)
    put(nil)
    change()
    if let arrow { put(arrow.native) }
    show(content)
    if let content { faves_unref(content) }
    turnParts()
    focus.restore()
  }

  /// What the button in front of the row does, while the list is edited; nil: there is none.
  var remove: (() -> Void)? {
    didSet { if (remove == nil) != (removal == nil) { showRemoval() } }
  }

  private func showRemoval() {
    change {
      faves_frame_set_child(native, nil)
      removal = remove == nil ? nil : RowRemoval(for: self)
      if let removal { faves_frame_set_child(native, removal.native) }
    }
    removal?.name(after: spokenText)
  }

  func update(from old: RowDescription) { if old.leadsOn != description.leadsOn { showArrow() } }

  /// What is painted behind the row is behind its arrow, too.
  private func showArrow() {
    let painted = area.widgets.count == 1 ? RowContentWidget.within(area.widgets[0]) : nil
    painted?.leadsOn = description.leadsOn
    let isWanted = description.leadsOn && painted == nil
    guard isWanted != (arrow != nil) else { return }
    change { arrow = isWanted ? RowArrow() : nil }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    if description.leadsOn { showArrow() }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    area.remove(widgets)
  }
  override var spokenText: String? { area.spokenText }
  override var isDescribedWhole: Bool { true }
  override func spokenTextChanged() { removal?.name(after: spokenText) }
  override func looksInsideChanged() {}
}

extension RowDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    description.isCell ? CellWidget(description, in: renderer) : RowWidget(description, in: renderer)
  }
}
