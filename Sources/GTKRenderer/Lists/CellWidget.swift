import CGTK
import SwiftUICore

/// A cell of a lazy stack or grid is its content as that is, without a GTK widget of its own: what shows the cells is told of
/// another content.
final class CellWidget: GTKWidget, DescribedWidget {
  var description: RowDescription
  private var area: SlotArea!
  /// The GTK widget of its content; nil: it has none. A stack of several views is nobody else's.
  nonisolated(unsafe) private(set) var content: Native?
  /// Told of what is shown instead of what.
  var contentChanged: ((_ old: Native?, _ new: Native?) -> Void)?

  init(_ description: RowDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(nil, in: renderer)
    area = SlotArea(alignment: FAVES_ALIGN_CENTER) { [unowned self] in show($0) }
  }

  deinit { if let content { faves_unref(content) } }

  private func show(_ new: Native?) {
    let old = content
    content = new
    if let new { _ = faves_ref_sink(new) }
    contentChanged?(old, new)
    if let old { faves_unref(old) }
  }

  func update(from old: RowDescription) {}

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }
  override var spokenText: String? { area.spokenText }
  override var isDescribedWhole: Bool { true }
  override func spokenTextChanged() {}
  override func looksInsideChanged() {}
  /// It lies on a surface of the theme's.
  override func paints(behind child: GTKWidget) -> Bool? { false }
}
