import CGTK
import SwiftUICore

/// A sidebar beside what it shows is an `HdyLeaflet`, which folds into one column in a narrow window.
final class SplitWidget: GTKWidget, DescribedWidget {
  var description: SplitDescription
  private let columns: [Slot: Native]
  private let areas: [Slot: SlotArea]
  private let firstLine: Native
  /// The line between content column and detail, there with the column.
  private let secondLine: Native

  init(_ description: SplitDescription, in renderer: GTKRenderer) {
    self.description = description
    Handy.start()
    let leaflet = hdy_leaflet_new()!
    let columns: [Slot: Native] = [.sidebar: .room(), .content: .room(), .detail: .room()]
    self.columns = columns
    areas = columns.mapValues { column in SlotArea { faves_frame_set_child(column, $0) } }
    firstLine = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    secondLine = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    super.init(leaflet, in: renderer)
    hdy_leaflet_set_can_swipe_back(cast(leaflet), 1)
    for part in [columns[.sidebar]!, firstLine, columns[.content]!, secondLine, columns[.detail]!] {
      gtk_container_add(cast(leaflet), part)
    }
    for line in [firstLine, secondLine] {
      gtk_widget_show(line)
      allowNavigation(to: line, false)
    }
    for slot in columns.keys { showWidth(of: slot) }
    // Said explicitly, so that what is in them has no say.
    gtk_widget_set_hexpand(columns[.sidebar], 0)
    gtk_widget_set_hexpand(columns[.content], 0)
    gtk_widget_set_hexpand(columns[.detail], 1)
    expand(native, 1, 1)
    on(
      "notify::folded", of: native,
      with: { _, _, data in
        receive(data, as: SplitWidget.self) { $0.foldedChanged() }
      })
    on(
      "notify::visible-child", of: native,
      with: { _, _, data in
        receive(data, as: SplitWidget.self) { $0.frontChanged() }
      })
    show()
  }

  /// What the columns would like is what decides whether they fold: three of them have room in a window of 800, which is what
  /// one has by itself. A frame that is all of a column is what the program says of the column's width.
  func showWidth(of slot: Slot) {
    guard let column = columns[slot] else { return }
    let isThree = description.hasContentColumn
    var (least, ideal, most): (Int32, Int32, Int32) =
      switch slot {
      case .sidebar: (isThree ? 180 : 240, isThree ? 200 : 280, 280)
      case .content: (200, 230, 300)
      default: (300, isThree ? 360 : 480, FAVES_INFINITY)
      }
    let only = areas[slot].flatMap { $0.widgets.count == 1 ? $0.widgets[0] as? FrameWidget : nil }
    if let said = only?.description, slot != .detail {
      func length(_ points: Double?) -> Int32? {
        points.flatMap { $0.isFinite ? pixels($0, for: "width of a column") : nil }
      }
      if let width = length(said.maxWidth) {
        (most, ideal, least) = (width, min(ideal, width), min(least, width))
      }
      if let width = length(said.minWidth) {
        (least, ideal, most) = (width, max(ideal, width), max(most, width))
      }
      if let width = length(said.idealWidth) { ideal = max(least, width) }
      most = max(most, ideal)
    }
    faves_frame_set_bounds(column, GTK_ORIENTATION_HORIZONTAL, least, ideal, most)
  }

  private func allowNavigation(to child: Native, _ allow: Bool) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN
    g_value_set_boolean(&value, allow.gboolean)
    gtk_container_child_set_property(cast(native), child, "navigatable", &value)
    g_value_unset(&value)
  }

  private var isFolded: Bool { hdy_leaflet_get_folded(cast(native)) != 0 }

  func update(from old: SplitDescription) { show() }

  private func show() {
    gtk_widget_set_visible(columns[.content], description.hasContentColumn.gboolean)
    gtk_widget_set_visible(secondLine, description.hasContentColumn.gboolean)
    // Folded, the way back leads to the sidebar.
    let hidesSidebar = description.hidesSidebar && !isFolded
    gtk_widget_set_visible(columns[.sidebar], (!hidesSidebar).gboolean)
    gtk_widget_set_visible(firstLine, (!hidesSidebar).gboolean)
    let inFront = hidesSidebar && description.front == .sidebar ? .detail : description.front
    let front = columns[inFront.slot]!
    if hdy_leaflet_get_visible_child(cast(native)) != front {
      hdy_leaflet_set_visible_child(cast(native), front)
    }
  }

  private func foldedChanged() {
    if description.hidesSidebar { show() }
    description.foldedChanged(isFolded)
  }

  /// Where this was not what the program asked for, somebody swiped.
  private func frontChanged() {
    description.foldedChanged(isFolded)
    guard isFolded, let shown = hdy_leaflet_get_visible_child(cast(native)),
      let column = SplitDescription.Column.allCases.first(where: { columns[$0.slot] == shown }),
      column != description.front
    else { return }
    description.frontChanged(column)
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    areas[slot]?.insert(widgets, after: sibling)
    showWidth(of: slot)
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    areas[slot]?.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    areas[slot]?.remove(widgets)
    showWidth(of: slot)
  }
  /// What a frame in a column says is another.
  func widthsChanged() { for slot in columns.keys { showWidth(of: slot) } }
  override func spokenTextChanged() {}
}

extension SplitDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    SplitWidget(description, in: renderer)
  }
}
