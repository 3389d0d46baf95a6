import CGTK
import SwiftUICore

/// What scrolls is a `GtkScrolledWindow`, as large as its content where there is room.
final class ScrollWidget: GTKWidget, DescribedWidget, ScrollingWidget, ScrolledWindow, RefreshedWidget {
  var description: ScrollDescription
  var refreshOffer: RefreshOffer? { description.refresh }
  var busyMark: BusyMark?
  let movement = ScrollMovement()
  var isMovedByProgram = false
  private var area: SlotArea!
  /// nil: it stands nowhere but where it is scrolled to.
  private(set) var anchorage: ScrollAnchorage?

  init(_ description: ScrollDescription, in renderer: GTKRenderer) {
    self.description = description
    let scrolled = faves_scrolled_new()
    let viewport = faves_viewport_new()
    gtk_viewport_set_shadow_type(cast(viewport), GTK_SHADOW_NONE)
    gtk_widget_show(viewport)
    gtk_container_add(cast(scrolled), viewport)
    super.init(scrolled, in: renderer)
    area = SlotArea { [unowned self] in
      GtkBin.show($0, in: viewport)
      placeContent()
    }
    show()
    accessibleNameChanged()
    followMovement()
    followPulls()
    showAnchors()
    guard description.mostHeight != nil else { return }
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in receive(data, as: ScrollWidget.self) { $0.showMostHeight() } })
  }

  override func willDestroy() { busyMark?.end() }

  /// The keyboard scrolls it where nothing in it takes the focus.
  override var takesFrame: Bool { true }
  override var ownAccessibleName: String? { DesktopWords.word("Scrollable content") }

  override var passesGuides: Bool { false }

  func update(from old: ScrollDescription) {
    show()
    placeContent()
    if old.anchors != description.anchors { showAnchors() }
  }

  private func showAnchors() {
    if anchorage == nil, description.anchors != ScrollAnchors() { anchorage = ScrollAnchorage(of: self) }
    anchorage?.anchors = description.anchors
  }

  private func show() {
    let hasBars = description.showsIndicators && !description.isStill
    let bar = hasBars ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    let scrolled: UnsafeMutablePointer<GtkScrolledWindow> = cast(native)
    gtk_scrolled_window_set_policy(
      scrolled, description.isHorizontal ? bar : GTK_POLICY_NEVER,
      description.isVertical ? bar : GTK_POLICY_NEVER)
    if let viewport = gtk_bin_get_child(cast(native)) {
      // Where it scrolls, the content has the room it would like, not just what it can do with.
      gtk_scrollable_set_hscroll_policy(
        cast(viewport), description.isHorizontal ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM)
      gtk_scrollable_set_vscroll_policy(
        cast(viewport), description.isVertical ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM)
    }
    if let viewport = gtk_bin_get_child(cast(native)) {
      faves_viewport_set_spills(viewport, (!description.clips).gboolean)
    }
    faves_scrolled_set_still(native, description.isStill.gboolean)
    gtk_scrolled_window_set_propagate_natural_width(scrolled, 1)
    gtk_scrolled_window_set_propagate_natural_height(scrolled, 1)
    showMostHeight()
    faves_layout_set_whole(native, description.growsFrames.gboolean)
    expand(native, description.isHorizontal.gboolean, description.isVertical.gboolean)
    // Along the other axis it takes as much as its content would: what is set hides that from GTK.
    gtk_widget_set_hexpand_set(native, description.isHorizontal.gboolean)
    gtk_widget_set_vexpand_set(native, description.isVertical.gboolean)
  }

  /// In what scrolls it is as high as its content.
  private func showMostHeight() {
    let most = description.isVertical && faves_is_scrolled_around(native) == 0 ? description.mostHeight : nil
    gtk_scrolled_window_set_max_content_height(
      cast(native), most.map { pixels($0, for: "greatest height of what scrolls") } ?? -1)
  }

  /// Along what it scrolls, content has the length it would like, and begins at the start also where there is more room,
  /// unless the program has it elsewhere.
  private func placeContent() {
    guard let viewport = gtk_bin_get_child(cast(native)), let content = gtk_bin_get_child(cast(viewport))
    else {
      return
    }
    let short = description.anchors.alignment ?? .topLeading
    gtk_widget_set_halign(content, description.isHorizontal ? Self.alignment(short.x) : GTK_ALIGN_FILL)
    let keepsHeight = description.isVertical && !description.fillsRoom
    gtk_widget_set_valign(content, keepsHeight ? Self.alignment(short.y) : GTK_ALIGN_FILL)
  }

  /// GTK's nearest to a share of the room that is left.
  private static func alignment(_ share: CGFloat) -> GtkAlign {
    share < 0.25 ? GTK_ALIGN_START : share > 0.75 ? GTK_ALIGN_END : GTK_ALIGN_CENTER
  }

  func scrolls(along axis: Axis) -> Bool {
    axis == .vertical ? description.isVertical : description.isHorizontal
  }

  func scroll(to widget: any Widget, anchor: UnitPoint?) {
    let target = GTKWidget.downcast(widget)
    // What has come in the same turn has no place before GTK has laid it out.
    guard gtk_widget_get_allocated_width(target.native) <= 1 else { return bringIntoSight(target, anchor) }
    renderer.afterNextFlush { [weak self, weak widget] in
      guard let self, let widget, !isDestroyed else { return }
      gtk_widget_get_toplevel(native).map { gtk_container_check_resize(cast($0)) }
      bringIntoSight(GTKWidget.downcast(widget), anchor)
    }
  }

  private func bringIntoSight(_ target: GTKWidget, _ anchor: UnitPoint?) {
    guard target.hasNative, let viewport = gtk_bin_get_child(cast(native)),
      let content = gtk_bin_get_child(cast(viewport))
    else { return }
    faves_stack_wake(target.native)
    var (x, y): (Int32, Int32) = (0, 0)
    guard gtk_widget_translate_coordinates(target.native, content, 0, 0, &x, &y) != 0 else { return }
    // What is scrolled begins with what is free around the content.
    x += content.leftMargin
    y += gtk_widget_get_margin_top(content)
    let outer = target.outerRect
    x += outer.x
    y += outer.y
    let margins = description.margins
    move(
      gtk_scrolled_window_get_hadjustment(cast(native)), Double(x), Double(outer.width),
      isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing),
      anchor.map { Double($0.x) })
    move(
      gtk_scrolled_window_get_vadjustment(cast(native)), Double(y), Double(outer.height),
      (margins.top, margins.bottom), anchor.map { Double($0.y) })
  }

  /// - Parameter margins: what stays free before and after it, in points.
  private func move(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, _ start: Double, _ length: Double,
    _ margins: (before: Double, after: Double), _ share: Double?
  ) {
    guard let adjustment else { return }
    byProgram {
      if let share {
        let page = gtk_adjustment_get_page_size(adjustment) - margins.before - margins.after
        gtk_adjustment_set_value(adjustment, start - margins.before + (length - page) * share)
      } else {
        gtk_adjustment_clamp_page(adjustment, start - margins.before, start + length + margins.after)
      }
    }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }
}

extension Native {
  /// What is free on the left of it, whichever way is read.
  @MainActor
  fileprivate var leftMargin: Int32 {
    gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL
      ? gtk_widget_get_margin_end(self) : gtk_widget_get_margin_start(self)
  }
}

extension ScrollDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ScrollWidget(description, in: renderer)
  }
}
