import CGTK
import SwiftUICore

/// A list is a `FavesList` in a `GtkScrolledWindow`; rows are made as they come into sight.
final class ListWidget: GTKWidget, DescribedWidget, RowsWidget, ScrolledWindow, RefreshedWidget {
  var description: ListDescription
  var refreshOffer: RefreshOffer? { description.refresh }
  var busyMark: BusyMark?
  let movement = ScrollMovement()
  var isMovedByProgram = false
  func scrolls(along axis: Axis) -> Bool { axis == .vertical }
  nonisolated(unsafe) let list: Native
  weak var source: (any RowSource)? { didSet { faves_list_reset(list, Int32(source?.rowCount ?? 0)) } }
  private let owner: ListOwner
  /// Whether the list still asks the owner.
  nonisolated(unsafe) private var isAttached = true
  /// Rows on screen by their GTK widget.
  private(set) var rows: [Native: GTKWidget] = [:]
  /// While all rows are set anew, those that go are held here until it is known which are asked for again.
  private var orphans: [Native: GTKWidget] = [:]
  private var isResetting = false
  private var isBuildingAhead = false

  init(_ description: ListDescription, in renderer: GTKRenderer) {
    self.description = description
    owner = ListOwner()
    list = owner.makeList()
    let scrolled = faves_scrolled_new()
    gtk_scrolled_window_set_policy(cast(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_container_add(cast(scrolled), list)
    gtk_widget_show(list)
    super.init(scrolled, in: renderer)
    owner.widget = self
    faves_add_class(list, "faves-list")
    if description.isTable { faves_list_set_table(list, 1) }
    // The list itself takes the focus.
    gtk_widget_set_can_focus(scrolled, 0)
    expand(native, 1, 1)
    show(from: nil)
    followMovement()
    followPulls()
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in
        receive(data, as: ListWidget.self) {
          if $0.nameFromAround != nil { $0.accessibleNameChanged() }
          $0.showHeight()
        }
      })
  }

  deinit { if isAttached { faves_list_detach(list) } }

  override func willDestroy() {
    busyMark?.end()
    faves_list_detach(list)
    isAttached = false
  }

  override var focusTarget: Native { list }
  override var ownAccessibleName: String? { nameFromAround ?? "" }

  override var passesGuides: Bool { false }

  func update(from old: ListDescription) { show(from: old) }

  private func show(from old: ListDescription?) {
    if old?.selection != description.selection {
      let mode =
        switch description.selection {
        case .none: FAVES_SELECT_NONE
        case .single: FAVES_SELECT_SINGLE
        case .multiple: FAVES_SELECT_MULTIPLE
        }
      faves_list_set_selection_mode(list, mode)
    }
    if old?.activatesByDoubleClick != description.activatesByDoubleClick {
      faves_list_set_single_click(list, (!description.activatesByDoubleClick).gboolean)
    }
    if (old?.hidesGround ?? false) != description.hidesGround {
      (description.hidesGround ? faves_add_class : faves_remove_class)(native, "faves-groundless")
    }
    if let old, old.hasStripes != description.hasStripes { flagsChanged() }
    if (old?.isEditing ?? false) != description.isEditing { showEditing() }
    if old?.rowSpacing != description.rowSpacing || old?.sectionSpacing != description.sectionSpacing {
      func gap(_ length: Double?) -> Int32 { length.map { pixels($0, for: "spacing of rows") } ?? -1 }
      faves_list_set_gaps(list, gap(description.rowSpacing), gap(description.sectionSpacing))
      if old != nil { flagsChanged() }
    }
    if (old?.isStill ?? false) != description.isStill { showStillness() }
    if (old?.keepsEnd ?? false) != description.keepsEnd {
      faves_list_set_keeps_end(list, description.keepsEnd.gboolean)
      movement.setsOut = { [weak self] in
        if let self, isAttached { faves_list_leave_end(list) }
      }
    }
    if (old?.margins ?? EdgeInsets()) != description.margins { showMargins() }
    guard old?.look != description.look else { return }
    for name in old?.look.classNames ?? [] { faves_remove_class(native, name) }
    for name in description.look.classNames { faves_add_class(native, name) }
    faves_list_set_sidebar(list, (description.look == .sidebar).gboolean)
    accessibleNameChanged()
    if old != nil { flagsChanged() }
  }

  /// It has no height of its own, but takes what it is given, with two exceptions: in something that scrolls it is as high as all
  /// its rows, and in a sheet or a bubble, whose height is that of what is in it, as high as its rows up to a most.
  private func showHeight() {
    let most: Int32 =
      faves_is_scrolled_around(native) != 0 ? .max : fitsContent ? Int32(MostHeight.list) : 0
    gtk_scrolled_window_set_propagate_natural_height(cast(native), (most > 0).gboolean)
    faves_list_set_most_height(list, most)
    if most > 0 { gtk_scrolled_window_set_propagate_natural_width(cast(native), 1) }
  }

  /// Whether what it is in is as large as its content.
  private var fitsContent: Bool {
    var above = parent
    while let around = above {
      if let window = around as? WindowWidget { return [.sheet, .popover].contains(window.description.role) }
      above = around.parent
    }
    return false
  }

  private func showStillness() {
    let bar = description.isStill ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC
    gtk_scrolled_window_set_policy(cast(native), GTK_POLICY_NEVER, bar)
    faves_scrolled_set_still(native, description.isStill.gboolean)
  }

  /// Within the scroll bar, which stays at the edge.
  private func showMargins() {
    let margins = description.margins
    func margin(_ length: CGFloat) -> Int32 { pixels(Double(length), for: "margin of a list") }
    gtk_widget_set_margin_top(list, margin(margins.top))
    gtk_widget_set_margin_start(list, margin(margins.leading))
    gtk_widget_set_margin_bottom(list, margin(margins.bottom))
    gtk_widget_set_margin_end(list, margin(margins.trailing))
  }

  // MARK: rows

  func rowsChanged(_ changes: [RowChange]) {
    for change in changes {
      switch change {
      case .removed(let range): faves_list_rows_removed(list, Int32(range.lowerBound), Int32(range.count))
      case .inserted(let range): faves_list_rows_inserted(list, Int32(range.lowerBound), Int32(range.count))
      case .moved(let from, let to): faves_list_row_moved(list, Int32(from), Int32(to))
      case .reset: reset()
      }
    }
    if !changes.isEmpty { buildAhead() }
    // A row that stays may have become the first or last of its group.
    if description.look.isGrouped || description.hasStripes || hasGaps { flagsChanged() }
  }

  /// Once all views are up to date, and before the frame.
  private func buildAhead() {
    guard !isBuildingAhead, gtk_widget_get_mapped(list) != 0 else { return }
    isBuildingAhead = true
    renderer.afterNextFlush { [weak self] in
      guard let self else { return }
      isBuildingAhead = false
      if isAttached { faves_list_build_ahead(list) }
    }
  }

  private func flagsChanged() { faves_list_flags_changed(list, 0, Int32(source?.rowCount ?? 0)) }

  /// All rows anew, the same place in sight.
  private func reset() {
    let position = gtk_scrolled_window_get_vadjustment(cast(native)).map { gtk_adjustment_get_value($0) } ?? 0
    isResetting = true
    faves_list_reset(list, Int32(source?.rowCount ?? 0))
    isResetting = false
    // With rows to show, that is known once they are laid out.
    if source?.rowCount ?? 0 == 0 { releaseOrphans() }
    if position > 0 { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(native)), position) }
  }

  func traitsChanged() {
    flagsChanged()
    if description.isEditing { showEditing() }
  }

  func selectionChanged() { faves_list_selection_changed(list) }

  func scrollToRow(at index: Int, anchor: Double?) {
    byProgram { faves_list_scroll_to(list, Int32(index), Self.place(anchor)) }
  }

  func offset(ofRow index: Int, anchor: Double?) -> Double? {
    faves_list_offset_of(list, Int32(index), Self.place(anchor))
  }

  private static func place(_ anchor: Double?) -> FavesScrollTo {
    switch anchor {
    case nil: FAVES_SCROLL_NEAREST
    case .some(..<0.25): FAVES_SCROLL_TOP
    case .some(0.75...): FAVES_SCROLL_BOTTOM
    default: FAVES_SCROLL_CENTER
    }
  }

  func makeRow(_ index: Int) -> Native {
    guard let source else { return faves_frame_new() }
    let row = GTKWidget.downcast(source.realiseRow(at: index))
    if row.parent == nil { adopt(row) }
    rows[row.native] = row
    orphans[row.native] = nil
    if description.isEditing { showEditing(in: row, at: index) }
    return row.native
  }

  func reuseRow(_ content: Native, at index: Int) -> Bool {
    guard let source, let row = rows[content] else { return false }
    renderer.closeMenus(in: row)
    guard source.reuseRow(row, at: index) else { return false }
    if description.isEditing { showEditing(in: row, at: index) }
    return true
  }

  func releaseOrphans() {
    let gone = orphans.values
    orphans = [:]
    for row in gone { release(row) }
  }

  func releaseRow(_ index: Int, _ content: Native) {
    guard let row = rows.removeValue(forKey: content) else { return }
    disown(row)
    if isResetting { orphans[content] = row } else { release(row) }
  }

  private func release(_ row: GTKWidget) {
    renderer.closeMenus(in: row)
    source?.releaseRow(row)
  }

  override func spokenTextChanged() {}
}

extension ListDescription.Look {
  /// The style sheet's names for it.
  var classNames: [String] {
    switch self {
    case .automatic, .plain: ["faves-rows"]
    case .inset: ["faves-inset"]
    case .bordered: ["faves-bordered"]
    case .grouped: ["faves-grouped"]
    case .insetGrouped: ["faves-grouped", "faves-cards"]
    case .sidebar: ["sidebar", "faves-sidebar"]
    }
  }
  /// Whether the rows of a section stand on a surface of their own.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  var hasSeparators: Bool { self != .sidebar }
}

extension ListDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ListWidget(description, in: renderer)
  }
}
