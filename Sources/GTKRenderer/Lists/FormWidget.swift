import CGTK
import SwiftUICore

/// A form keeps to a width that can be read, and shows sections below each other; rows between sections make a group of their
/// own. It is in a scroll view, and does not scroll by itself: of two panes within each other the wheel would move one, and
/// what only the other can show would be out of reach.
final class FormWidget: GTKWidget, DescribedWidget {
  var description: FormDescription
  private let clamp: Native
  private let stack: Native
  private var labelColumn: LabelColumn
  private var content = OrderedWidgets()
  /// What stands in the stack: sections as they are, and groups of rows that are in none.
  private var blocks: [Block] = []

  private enum Block {
    case section(SectionWidget)
    case rows(GroupBox)

    @MainActor var group: GroupBox {
      switch self {
      case .section(let section): section.group
      case .rows(let group): group
      }
    }

    @MainActor var native: Native {
      switch self {
      case .section(let section): section.native
      case .rows(let group): group.native
      }
    }
  }

  init(_ description: FormDescription, in renderer: GTKRenderer) {
    self.description = description
    labelColumn = LabelColumn(takesAll: description.look == .columns)
    stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 18, FAVES_ALIGN_CENTER)
    Handy.start()
    clamp = widget(hdy_clamp_new())
    // The ground is as wide as the window, the rows are not.
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), in: renderer)
    gtk_container_add(cast(clamp), stack)
    gtk_container_add(cast(native), clamp)
    gtk_widget_show(stack)
    gtk_widget_show(clamp)
    showRoom()
    if description.sectionSpacing != nil { showSpacing() }
    showGround()
    limitWidth()
    on("map", of: clamp) { _, data in receive(data, as: FormWidget.self) { $0.measureAnew() } }
    on("style-updated", of: native) { _, data in receive(data, as: FormWidget.self) { $0.limitWidth() } }
  }

  /// A clamp in a window that is not shown yet says that it takes nothing, and GTK would go by that for good.
  private func measureAnew() {
    var (least, liked): (Int32, Int32) = (0, 0)
    gtk_widget_get_preferred_width(clamp, &least, &liked)
    if least == 0 { gtk_widget_queue_resize(clamp) }
  }

  /// Lines of a form are no longer than can be followed, however large their letters are.
  private func limitWidth() {
    let scale = max(1, DesktopSettings.textScale)
    hdy_clamp_set_maximum_size(cast(clamp), Int32(600 * scale))
    hdy_clamp_set_tightening_threshold(cast(clamp), Int32(480 * scale))
  }

  private func showSpacing() {
    let spacing = description.sectionSpacing.map { pixels($0, for: "spacing of sections") } ?? 18
    faves_stack_set_spacing(stack, spacing, spacing)
  }

  /// Columns are as high as their rows, and have nothing around them.
  private func showRoom() {
    let isHigh = description.look != .columns
    for set in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
      gtk_widget_set_margin_end,
    ] { set(stack, isHigh ? 18 : 0) }
    for part in [clamp, native] { expand(part, 1, isHigh.gboolean) }
    faves_layout_set_whole(native, (!isHigh).gboolean)
  }

  /// By itself a form has the window's ground. In another colour scheme than the window's it has one of that, unless it is to have
  /// none.
  private func showGround() {
    let hasGround = !description.hidesGround && description.look != .columns
    (hasGround ? faves_add_class : faves_remove_class)(native, "faves-form")
  }

  func update(from old: FormDescription) {
    showGround()
    if old.sectionSpacing != description.sectionSpacing { showSpacing() }
    guard (old.look == .columns) != (description.look == .columns) else { return }
    showRoom()
    let old = labelColumn
    labelColumn = LabelColumn(takesAll: description.look == .columns)
    // The groups let their rows go from the old column themselves.
    withExtendedLifetime(old) { for block in blocks { dress(block.group) } }
  }

  /// Gives a group the look of the form.
  private func dress(_ group: GroupBox) {
    group.isPlain = description.look == .columns
    group.labelColumn = labelColumn
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    content.insert(widgets, after: sibling)
    arrange()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    content.move(widgets, after: sibling)
    arrange()
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    content.remove(widgets)
    arrange()
  }
  override func spokenTextChanged() {}
  /// Its rows lie on a surface of the theme's.
  override func paints(behind child: GTKWidget) -> Bool? { false }
  override func rowLinesChanged() { for block in blocks { block.group.showLines() } }

  /// Makes the blocks those of the content; a group goes on as long as one of its rows does.
  private func arrange() {
    var spare = blocks.compactMap { block in if case .rows(let group) = block { group } else { nil } }
    var new: [Block] = []
    var run: [GTKWidget] = []
    var groups: [(group: GroupBox, rows: [GTKWidget])] = []
    func endRun() {
      guard !run.isEmpty else { return }
      let index = spare.firstIndex { group in group.rows.contains { row in run.contains { $0 === row } } }
      let group = index.map { spare.remove(at: $0) } ?? GroupBox()
      dress(group)
      groups.append((group, run))
      new.append(.rows(group))
      run = []
    }
    for child in content.widgets {
      if let section = child as? SectionWidget {
        endRun()
        dress(section.group)
        new.append(.section(section))
      } else {
        run.append(child)
      }
    }
    endRun()
    // Rows leave their old group before they enter another.
    for group in spare { group.show([]) }
    for (group, rows) in groups { group.show(group.rows.filter { row in rows.contains { $0 === row } }) }
    for (group, rows) in groups { group.show(rows) }
    place(new)
  }

  private func place(_ new: [Block]) {
    let natives = Set(new.map(\.native))
    for block in blocks where !natives.contains(block.native) { faves_stack_remove(stack, block.native) }
    var last: Native?
    for block in new {
      if faves_stack_of(block.native) == stack {
        faves_stack_move(stack, block.native, last)
      } else {
        expand(block.native, 1, 0)
        faves_stack_insert(stack, [block.native], 1, last)
      }
      last = block.native
    }
    blocks = new
  }
}

extension FormDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FormWidget(description, in: renderer)
  }
}
