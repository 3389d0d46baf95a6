import CGTK
import SwiftUICore

/// The content of a list's row, at the leading edge and over the whole width where it wants it; or that of a cell, as it is.
final class RowWidget: GTKWidget, DescribedWidget {
  var description: RowDescription
  private var area: SlotArea!
  private var content: Native?
  private var removal: RowRemoval?

  init(_ description: RowDescription, in renderer: GTKRenderer) {
    self.description = description
    let frame = faves_frame_new()
    if !description.isCell {
      faves_frame_set_bounds(frame, GTK_ORIENTATION_HORIZONTAL, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY)
      faves_frame_set_alignment(frame, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
    }
    super.init(frame, in: renderer)
    area = SlotArea(
      alignment: description.isCell ? FAVES_ALIGN_CENTER : FAVES_ALIGN_START, isRow: !description.isCell
    ) { [weak self] in self?.show($0) }
  }

  private func show(_ new: Native?) {
    if let content, let removal { removal.remove(content) }
    content = new
    guard let removal else { return faves_frame_set_child(native, new) }
    if let new { removal.add(new) }
  }

  /// What the button in front of the row does, while the list is edited; nil: there is none.
  var remove: (() -> Void)? {
    didSet { if (remove == nil) != (removal == nil) { showRemoval() } }
  }

  private func showRemoval() {
    let content = content
    let focus = FocusKeeper(in: area.widgets.first)
    show(nil)
    faves_frame_set_child(native, nil)
    removal = remove == nil ? nil : RowRemoval(for: self)
    if let removal { faves_frame_set_child(native, removal.native) }
    show(content)
    removal?.name(after: spokenText)
    focus.restore()
  }

  func update(from old: RowDescription) {}

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
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
    RowWidget(description, in: renderer)
  }
}
