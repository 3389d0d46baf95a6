import CGTK
import SwiftUICore

/// The content of a row of a list or form in front of what is painted there: a control in it stands as it would in the row
/// itself.
final class RowContentWidget: GTKWidget, DescribedWidget {
  var description: RowContentDescription
  private var area: SlotArea!
  private var content: Native?
  private var arrow: RowArrow?

  init(_ description: RowContentDescription, in renderer: GTKRenderer) {
    self.description = description
    let frame = faves_frame_new()
    faves_frame_set_bounds(frame, GTK_ORIENTATION_HORIZONTAL, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY)
    faves_frame_set_alignment(frame, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
    super.init(frame, in: renderer)
    area = SlotArea(alignment: FAVES_ALIGN_START, isRow: true) { [weak self] in self?.show($0) }
  }

  private func show(_ new: Native?) {
    content = new
    if let arrow { arrow.show(new) } else { faves_frame_set_child(native, new) }
  }

  /// Whether it ends in the arrow of a row of a list that leads to another page.
  var leadsOn = false { didSet { if leadsOn != oldValue { showArrow() } } }

  private func showArrow() {
    let content = content
    let focus = FocusKeeper(in: area.widgets.first)
    // A stack of several views is nobody else's.
    if let content { _ = faves_ref_sink(content) }
    show(nil)
    arrow = leadsOn ? RowArrow(isToEdges: description.isPainted) : nil
    faves_frame_set_child(native, arrow?.native)
    show(content)
    if let content { faves_unref(content) }
    turnParts()
    focus.restore()
  }

  /// The content of a row that `row` is, with what is around it; nil: nothing is said of what is behind that.
  static func within(_ row: GTKWidget) -> RowContentWidget? {
    var widget = row
    while true {
      if let content = widget as? RowContentWidget { return content }
      guard let inner = widget.insideRow else { return nil }
      widget = inner
    }
  }

  /// The form's group that the row stands in.
  weak var group: GroupBox? {
    didSet { if group !== oldValue { groupChanged() } }
  }

  private func groupChanged() {
    guard hasNative, !isDestroyed else { return }
    showHeight()
    // In lists and in forms they stand in different ways.
    area.standAgain()
  }

  /// What is painted is as high as a form's row is otherwise.
  private func showHeight() {
    let least = group != nil && description.isPainted ? GroupBox.leastHeight : FAVES_UNSET
    faves_frame_set_bounds(native, GTK_ORIENTATION_VERTICAL, least, FAVES_UNSET, FAVES_UNSET)
  }

  func update(from old: RowContentDescription) {
    showHeight()
    group?.showEdges(of: self)
    if leadsOn, old.isPainted != description.isPainted { showArrow() }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    if attributes?.accessibilityLabel != nil { accessibleNameChanged() }
    if attributes?.accessibilityActions != nil { accessibleActionsChanged() }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    area.remove(widgets)
  }
  override var spokenText: String? { area.spokenText }
  override var isDescribedWhole: Bool { true }
  override var surrounded: GTKWidget? { area.widgets.count == 1 ? area.widgets[0] : nil }
}

extension GTKWidget {
  /// The one widget that this one is around or there for, where it is a row or in one; nil: there is none.
  var insideRow: GTKWidget? {
    let inner = (self as? LayersWidget)?.decorated ?? surrounded
    return inner ?? (self is TouchWidget || self is ContextMenuWidget ? children.first : nil)
  }
}

extension RowContentDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    RowContentWidget(description, in: renderer)
  }
}
