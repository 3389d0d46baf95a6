import CGTK
import SwiftUICore

/// The content of a list's row, at the leading edge and over the whole width where it wants it.
final class RowWidget: GTKWidget, DescribedWidget {
  var description: RowDescription
  private var area: SlotArea!
  private var content: Native?
  private var removal: RowRemoval?
  private var handle: RowHandle?
  private var arrow: RowArrow?
  /// What stands beside the content, each around what comes after it.
  private var parts: [RowPart] {
    let all: [RowPart?] = [removal, handle, arrow]
    return all.compactMap { $0 }
  }

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
    put(new, into: parts.last)
  }

  private func put(_ new: Native?, into part: RowPart?) {
    if let part { part.show(new) } else { faves_frame_set_child(native, new) }
  }

  /// Changes what stands in the row beside its content.
  private func change(_ change: () -> Void) {
    let content = content
    let focus = FocusKeeper(in: area.widgets.first)
    // A stack of several views is nobody else's.
    if let content { _ = faves_ref_sink(content) }
    show(nil)
    for part in parts.dropLast().reversed() { part.show(nil) }
    faves_frame_set_child(native, nil)
    change()
    var outer: RowPart?
    for part in parts {
      put(part.native, into: outer)
      outer = part
    }
    show(content)
    if let content { faves_unref(content) }
    turnParts()
    focus.restore()
  }

  /// What the button in front of the row does, while the list is edited; nil: there is none.
  var remove: (() -> Void)? {
    didSet {
      guard (remove == nil) != (removal == nil) else { return }
      change { removal = remove == nil ? nil : RowRemoval(for: self) }
      removal?.name(after: spokenText)
    }
  }

  /// Whether it ends in a handle by which to move it.
  var hasHandle: Bool {
    get { handle != nil }
    set {
      guard newValue != hasHandle else { return }
      change { handle = newValue ? RowHandle() : nil }
      handle?.name(after: spokenText)
    }
  }

  func update(from old: RowDescription) {
    if old.isLine != description.isLine {
      let isLine = description.isLine
      area.turn(
        to: isLine ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
        isLine ? FAVES_ALIGN_CENTER : FAVES_ALIGN_START)
    }
    if old.leadsOn != description.leadsOn { showArrow() }
  }

  /// What is painted behind the row is behind its arrow, too.
  private func showArrow() {
    let painted = area.widgets.count == 1 ? RowContentWidget.within(area.widgets[0]) : nil
    painted?.leadsOn = description.leadsOn
    let isWanted = description.leadsOn && painted == nil
    guard isWanted != (arrow != nil) else { return }
    change { arrow = isWanted ? RowArrow() : nil }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    if !area.widgets.isEmpty { for menu in area.widgets { (menu as? ContextMenuWidget)?.standAlone() } }
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
  override func spokenTextChanged() {
    removal?.name(after: spokenText)
    handle?.name(after: spokenText)
  }
  override func looksInsideChanged() {}
  /// It lies on a surface of the theme's.
  override func paints(behind child: GTKWidget) -> Bool? { false }
}

extension RowDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    description.isCell ? CellWidget(description, in: renderer) : RowWidget(description, in: renderer)
  }
}
