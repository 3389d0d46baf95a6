import CGTK
import SwiftUICore

/// A sidebar beside what it shows is an `HdyLeaflet`, which folds into one column in a narrow window.
final class SplitWidget: GTKWidget, DescribedWidget {
  var description: SplitDescription
  /// In a container that knows how wide it is to be before its columns are asked what they would like.
  private let leaflet: Native
  private let columns: [Slot: Native]
  private var areas: [Slot: SlotArea] = [:]
  private lazy var bars = ColumnBars(under: columns, in: renderer)
  private let firstLine: Native
  /// The line between content column and detail, there with the column.
  private let secondLine: Native
  /// What would be in the leaflet if there were three columns.
  private var absent: [KeptNative] = []
  /// What the content of each column that is shown could not be narrower than, as the columns have been told.
  private var needs: [Slot: Int32] = [:]
  private var ranges: [Slot: ColumnWidths.Range] = [:]
  private lazy var grips = ColumnGrips { [unowned self] in showWidths() }

  init(_ description: SplitDescription, in renderer: GTKRenderer) {
    self.description = description
    Handy.start()
    leaflet = hdy_leaflet_new()
    let columns: [Slot: Native] = [.sidebar: .room(), .content: .room(), .detail: .room()]
    self.columns = columns
    firstLine = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    secondLine = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    super.init(faves_arranged_new(), in: renderer)
    for slot in columns.keys { areas[slot] = SlotArea { [unowned self] in bars.show($0, in: slot) } }
    faves_arranged_insert(native, leaflet, nil)
    gtk_widget_show(leaflet)
    grips.show(in: native, after: leaflet)
    faves_arranged_set_functions(
      native,
      { axis, across, min, natural, data in
        let (low, high) = receive(data, as: SplitWidget.self, otherwise: (0, 0)) { $0.range(axis, across) }
        min.pointee = low
        natural.pointee = high
      },
      { _, _, _ in FAVES_INFINITY },
      { width, height, data in
        receive(data, as: SplitWidget.self) { $0.allocate(width, height) }
      }, Unmanaged.passUnretained(self).toOpaque())
    hdy_leaflet_set_can_swipe_back(cast(leaflet), 1)
    // As it folds, libhandy shows what is hidden in it: a column that is not there is not in it.
    let ofContent = [columns[.content]!, secondLine]
    if !description.hasContentColumn { absent = ofContent.map(KeptNative.init) }
    let between = description.hasContentColumn ? ofContent : []
    for part in [columns[.sidebar]!, firstLine] + between + [columns[.detail]!] {
      gtk_container_add(cast(leaflet), part)
    }
    for line in [firstLine, secondLine] where gtk_widget_get_parent(line) != nil {
      faves_add_class(line, "faves-line")
      gtk_widget_show(line)
      allowNavigation(to: line, false)
    }
    for (slot, column) in columns {
      faves_frame_set_cuts(column, 1)
      // Said explicitly, so that what is in them has no say.
      gtk_widget_set_hexpand(column, (slot == .detail).gboolean)
    }
    expand(native, 1, 1)
    on(
      "notify::folded", of: leaflet,
      with: { _, _, data in
        receive(data, as: SplitWidget.self) { $0.foldedChanged() }
      })
    on(
      "notify::visible-child", of: leaflet,
      with: { _, _, data in
        receive(data, as: SplitWidget.self) { $0.frontChanged() }
      })
    on(
      "notify::child-transition-running", of: leaflet,
      with: { _, _, data in
        receive(data, as: SplitWidget.self) { $0.slides() }
      })
    on(
      "size-allocate", of: native,
      with: { _, _, data in receive(data, as: SplitWidget.self) { $0.allocated() } })
    show()
  }

  override func willDestroy() {
    bars.end()
    grips.end()
    faves_arranged_set_functions(native, nil, nil, nil, nil)
  }

  private func range(_ axis: GtkOrientation, _ across: Int32) -> (Int32, Int32) {
    var (least, liked, most): (Int32, Int32, Int32) = (0, 0, 0)
    faves_arranged_measure(leaflet, axis, across, &least, &liked, &most)
    return (least, liked)
  }

  private func allocate(_ width: Int32, _ height: Int32) {
    if width != self.width {
      self.width = width
      showWidths()
    }
    faves_arranged_place(native, leaflet, 0, 0, width, height)
    grips.place(behind: ends, in: native, height)
  }

  /// How wide all columns are together; 0 before that is known.
  private var width: Int32 = 0

  /// What is in the columns may have become wider or narrower; while GTK allocates is no time to tell them.
  private func allocated() {
    // The bar at the top keeps what stands over a column there.
    barOverColumns?.stand(before: ends)
    guard measured != needs else { return }
    GTKRenderer.whenIdle { [weak self] in
      if let self, !isDestroyed, measured != needs { showWidths() }
    }
  }

  private var measured: [Slot: Int32] {
    columns.compactMapValues { column in
      guard gtk_widget_get_visible(column) != 0, let content = faves_frame_get_child(column) else {
        return nil
      }
      var least: Int32 = 0
      gtk_widget_get_preferred_width(content, &least, nil)
      return least
    }
  }

  /// Gives the columns their widths, and the whole that of all of them where they are to stay side by side.
  private func showWidths() {
    needs = measured
    let widths = ColumnWidths(
      isThree: description.hasContentColumn,
      frames: areas.compactMapValues { $0.widgets.count == 1 ? $0.widgets[0].frameOfColumn : nil },
      needs: needs, width: width, room: WindowSizes.room?.width, textScale: DesktopSettings.textScale,
      dragged: grips.widths)
    ranges = widths.ranges
    grips.limits = widths.limits
    var whole: Int32 = -1
    for (slot, range) in ranges {
      guard let column = columns[slot] else { continue }
      faves_frame_set_bounds(column, GTK_ORIENTATION_HORIZONTAL, range.least, range.ideal, range.most)
      // With the line beside it.
      if gtk_widget_get_visible(column) != 0 { whole += range.least + 1 }
    }
    gtk_widget_set_size_request(native, widths.staySideBySide ? whole : -1, -1)
  }

  /// Where the columns before the last end, from the leading edge, as they are side by side: as wide as they are to be, not as
  /// they are seen while they move. Empty: one at a time is in sight.
  private var ends: [SplitDescription.Column: Int32] {
    guard !isFolded else { return [:] }
    var ends: [SplitDescription.Column: Int32] = [:]
    var end: Int32 = 0
    for column in [SplitDescription.Column.sidebar, .content] {
      guard gtk_widget_get_visible(columns[column.slot]) != 0, let range = ranges[column.slot] else {
        continue
      }
      // But for the last they have what they would like, or they fold.
      ends[column] = end + range.ideal
      // With the line.
      end += range.ideal + 1
    }
    return ends
  }

  /// The window's; nil: this one is in a column of another.
  private var barOverColumns: ScreenBar? {
    var above = parent
    while let around = above {
      if around is SplitWidget { return nil }
      if let window = around as? WindowWidget { return window.screen?.bar }
      above = around.parent
    }
    return nil
  }

  private func allowNavigation(to child: Native, _ allow: Bool) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN
    g_value_set_boolean(&value, allow.gboolean)
    gtk_container_child_set_property(cast(leaflet), child, "navigatable", &value)
    g_value_unset(&value)
  }

  private var isFolded: Bool { hdy_leaflet_get_folded(cast(leaflet)) != 0 }

  func update(from old: SplitDescription) {
    if old.hidingBottomBars != description.hidingBottomBars { bars.hide(description.hidingBottomBars) }
    if old.contentTitle != description.contentTitle {
      let focus = FocusKeeper(in: areas[.content]?.widgets.first)
      bars.show(title: description.contentTitle)
      focus.restore()
    }
    if old.titles != description.titles { showTitles() }
    show()
  }

  /// What is in a column is called as that is, and not as another from which the window has its title.
  private func showTitles() {
    let titles = description.titles
    for column in SplitDescription.Column.allCases {
      guard let native = columns[column.slot] else { continue }
      faves_accessible_set_part_title(native, titles.isEmpty ? nil : titles[column] ?? "")
    }
  }

  private func show() {
    // Folded, the way back leads to the columns before.
    let hidesSidebar = description.hidesSidebar && !isFolded
    let hidesContent = !description.hasContentColumn || description.hidesContent && !isFolded
    gtk_widget_set_visible(columns[.content], (!hidesContent).gboolean)
    gtk_widget_set_visible(secondLine, (!hidesContent).gboolean)
    gtk_widget_set_visible(columns[.sidebar], (!hidesSidebar).gboolean)
    gtk_widget_set_visible(firstLine, (!hidesSidebar).gboolean)
    showWidths()
    let isFrontHidden =
      description.front == .sidebar && hidesSidebar || description.front == .content && hidesContent
    let inFront = isFrontHidden ? .detail : description.front
    let front = columns[inFront.slot]!
    if hdy_leaflet_get_visible_child(cast(leaflet)) != front {
      hdy_leaflet_set_visible_child(cast(leaflet), front)
    }
  }

  private func foldedChanged() {
    if description.hidesSidebar || description.hidesContent { show() }
    description.foldedChanged(isFolded)
  }

  /// A column slides in, or has. While one does, libhandy asks for nothing but an allocation, which GTK may take for asked for
  /// already since the window has become narrow: the column would stay beside the window.
  private func slides() {
    gtk_widget_queue_resize(leaflet)
    raiseFront()
  }

  /// Where a window was wide and is narrow, libhandy leaves the window of the column that was in front over the one that is.
  private func raiseFront() {
    guard isFolded, hdy_leaflet_get_child_transition_running(cast(leaflet)) == 0,
      let front = hdy_leaflet_get_visible_child(cast(leaflet)), gtk_widget_get_realized(front) != 0
    else { return }
    gdk_window_raise(gtk_widget_get_parent_window(front))
  }

  /// Where this was not what the program asked for, somebody swiped.
  private func frontChanged() {
    raiseFront()
    description.foldedChanged(isFolded)
    guard isFolded, let shown = hdy_leaflet_get_visible_child(cast(leaflet)),
      let column = SplitDescription.Column.allCases.first(where: { columns[$0.slot] == shown }),
      column != description.front
    else { return }
    description.frontChanged(column)
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    if let area = areas[slot] {
      area.insert(widgets, after: sibling)
    } else {
      let column = Self.column(over: slot)
      let focus = FocusKeeper(in: areas[column]?.widgets.first)
      bars.bar(under: column).insert(widgets, after: sibling, in: .bottom)
      focus.restore()
      bars.hide(description.hidingBottomBars)
    }
    showWidths()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    guard let area = areas[slot] else {
      return bars.bar(under: Self.column(over: slot)).move(widgets, after: sibling, in: .bottom)
    }
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    if let area = areas[slot] {
      area.remove(widgets)
    } else {
      bars.bar(under: Self.column(over: slot)).remove(widgets, from: .bottom)
    }
    showWidths()
  }

  /// The slot of the column that has the bar of another slot under it.
  private static func column(over bottom: Slot) -> Slot {
    SplitDescription.Column.allCases.first { $0.bottomSlot == bottom }?.slot ?? .detail
  }

  /// What a frame in a column says is another.
  func widthsChanged() { showWidths() }
  override func spokenTextChanged() {}
}

extension SplitDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    SplitWidget(description, in: renderer)
  }
}
