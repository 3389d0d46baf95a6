import CGTK
import Foundation
import SwiftUICore

/// The header bar of a window, sheet or cover.
@MainActor
final class ScreenBar {
  let header: UnsafeMutablePointer<HdyHeaderBar>
  var native: Native { widget(header) }
  let back: Native
  let menu: MenuButton
  private unowned let renderer: GTKRenderer
  let leading: StackSlots
  let trailing: StackSlots
  private(set) lazy var titleArea = SlotArea(GTK_ORIENTATION_HORIZONTAL) { [unowned self] in showMiddle($0) }
  private var keptMiddle: KeptNative?
  /// What the items in the place of the title are; nil: there are none, or nothing is in them.
  var middle: Native? { titleArea.widgets.contains { $0.isFilledItem } ? keptMiddle?.native : nil }
  /// Called when that is another, and stands nowhere yet.
  var middleChanged: () -> Void = {}
  /// The title where it opens a menu; made with the first.
  private(set) var titleMenu: TitleMenuButton?
  private(set) var offersTitleMenu = false
  /// What is over the columns of a split view; made with the first that stands there, and then it stays.
  private(set) var overColumns: BarOverColumns?
  private var shown: WindowDescription?
  /// Where the columns before the last end, from the leading edge of the bar; empty: there are none.
  private var columnEnds: [SplitDescription.Column: Int32] = [:]
  /// Whether the desktop's title bar is over it, which has the title and the window's buttons.
  var isUnderTitleBar: Bool {
    didSet { if isUnderTitleBar != oldValue { showWhatTitleBarsHave() } }
  }
  private var title = ""
  private var hasWindowButtons = true

  init(isUnderTitleBar: Bool, in renderer: GTKRenderer) {
    self.renderer = renderer
    menu = MenuButton(in: renderer)
    self.isUnderTitleBar = isUnderTitleBar
    Handy.start()
    let bar = hdy_header_bar_new()!
    header = cast(bar)
    back = faves_icon_button_new("go-previous-symbolic")
    let word = DesktopWords.word("Back")
    gtk_widget_set_tooltip_text(back, word)
    atk_object_set_name(gtk_widget_get_accessible(back), word)
    gtk_widget_set_no_show_all(back, 1)
    gtk_widget_hide(back)

    leading = StackSlots.bar()
    trailing = StackSlots.bar()
    // Something high in the bar makes it no higher; nor the button of the menu, which says so itself.
    gtk_widget_set_valign(back, GTK_ALIGN_CENTER)
    // Nor does a spacer that is alone in it, and takes all the room there is.
    gtk_widget_set_vexpand(bar, 0)
    hdy_header_bar_pack_start(header, back)
    hdy_header_bar_pack_start(header, leading.native)
    hdy_header_bar_pack_end(header, menu.native)
    hdy_header_bar_pack_end(header, trailing.native)
    gtk_widget_show(bar)
  }

  private func showMiddle(_ new: Native?) {
    let old = keptMiddle
    guard new != old?.native else { return }
    if let old = old?.native, let place = gtk_widget_get_parent(old) {
      gtk_container_remove(cast(place), old)
    }
    // A stack of several items is nobody else's while it goes from one place to another. The old one goes after that.
    keptMiddle = new.map(KeptNative.init)
    withExtendedLifetime(old) { middleChanged() }
  }

  /// Puts something into the place of the title; nil: the title is there.
  func showTitle(_ native: Native?) {
    guard hdy_header_bar_get_custom_title(header) != native else { return }
    hdy_header_bar_set_custom_title(header, native)
    showSelf()
  }

  private var isWanted = true

  /// Under the desktop's title bar, which has the rest, it is there for what stands in it.
  private func showSelf() {
    let parts = [back, menu.native]
    let isEmpty =
      isUnderTitleBar && leading.isEmpty && trailing.isEmpty && overColumns?.isEmpty != false && middle == nil
      && hdy_header_bar_get_custom_title(header) == nil && hdy_header_bar_get_subtitle(header) == nil
      && parts.allSatisfy { gtk_widget_get_visible($0) == 0 }
    gtk_widget_set_visible(native, (isWanted && !isEmpty).gboolean)
  }

  /// How much of its width what stands beside the title takes, in pixels; nil: that is not known while `title` is not there.
  func width(beside title: Native?) -> Int32? {
    guard let title, hdy_header_bar_get_custom_title(header) == title else { return nil }
    var (least, leastOfTitle): (Int32, Int32) = (0, 0)
    gtk_widget_get_preferred_width(native, &least, nil)
    gtk_widget_get_preferred_width(title, &leastOfTitle, nil)
    return least - leastOfTitle
  }

  @discardableResult
  func needOverColumns() -> BarOverColumns {
    let over = overColumns ?? BarOverColumns(in: header, after: back, before: leading, of: renderer)
    overColumns = over
    if let shown {
      // The choice of tabs is in its place.
      let isMiddleTaken = !shown.tabs.isEmpty && !shown.tabsStandBelow
      over.show(
        title: shown.hidesBar || !shown.tabs.isEmpty ? "" : shown.sidebarTitle, isHidden: shown.hidesBar,
        keepsWidths: !isMiddleTaken)
      over.stand(over: shown.canGoBack ? shown.backColumn : nil)
    }
    return over
  }

  /// Tells where the columns before the last end, from the leading edge. GTK is giving out places.
  func stand(before ends: [SplitDescription.Column: Int32]) {
    columnEnds = ends
    if let overColumns {
      overColumns.stand(before: ends)
    } else if !ends.isEmpty {
      // What is put into a bar asks for another place, which GTK forgets now.
      renderer.afterNextFlush { [weak self] in
        guard let self else { return }
        needOverColumns().stand(before: columnEnds)
      }
    }
  }

  func showWindowButtons(_ isShown: Bool) {
    hasWindowButtons = isShown
    showWhatTitleBarsHave()
  }

  /// Leaves out the buttons for what a person cannot do to the window.
  func showWindowButtons(without forbidden: WindowDescription.Forbidden) {
    var left: Set<Substring> = []
    if forbidden.contains(.minimizing) { left.insert("minimize") }
    if forbidden.contains(.fullScreen) || forbidden.contains(.resizing) { left.insert("maximize") }
    if forbidden.contains(.dismissal) { left.insert("close") }
    guard !left.isEmpty else { return hdy_header_bar_set_decoration_layout(header, nil) }
    var layout = GValue()
    g_value_init(&layout, GType(16 << 2))  // G_TYPE_STRING
    let settings = UnsafeMutableRawPointer(gtk_widget_get_settings(native)!)
    g_object_get_property(settings.assumingMemoryBound(to: GObject.self), "gtk-decoration-layout", &layout)
    defer { g_value_unset(&layout) }
    let ofTheme = g_value_get_string(&layout).map { String(cString: $0) } ?? "menu:minimize,maximize,close"
    let sides = ofTheme.split(separator: ":", omittingEmptySubsequences: false)
    let kept = sides.map { side in
      side.split(separator: ",").filter { !left.contains($0) }.joined(separator: ",")
    }
    hdy_header_bar_set_decoration_layout(header, kept.joined(separator: ":"))
  }

  private func showWhatTitleBarsHave() {
    hdy_header_bar_set_title(header, isUnderTitleBar ? "" : title)
    hdy_header_bar_set_show_close_button(header, (hasWindowButtons && !isUnderTitleBar).gboolean)
    showSelf()
  }

  func update(from old: WindowDescription?, to new: WindowDescription) {
    let hides = new.hidesBar
    let hidingChanged = (old?.hidesBar ?? false) != hides
    let hidesTitle = hides || new.hidesTitle
    let titleHidingChanged = hidingChanged || (old?.hidesTitle ?? false) != new.hidesTitle
    if old?.title != new.title || old?.titleBar != new.titleBar || titleHidingChanged {
      title = new.titleBar == .full && !hidesTitle ? new.shownTitle : ""
      showWhatTitleBarsHave()
      isWanted = new.titleBar != .none
    }
    if old?.subtitle != new.subtitle || titleHidingChanged {
      hdy_header_bar_set_subtitle(header, new.subtitle.isEmpty || hidesTitle ? nil : new.subtitle)
    }
    shown = new
    if overColumns != nil || !new.sidebarTitle.isEmpty { needOverColumns() }
    if old?.canGoBack != new.canGoBack || old?.showsBack != new.showsBack || hidingChanged {
      gtk_widget_set_visible(back, (new.canGoBack && new.showsBack && !hides).gboolean)
    }
    if old?.menu != new.menu { menu.offer(new.menu) }
    if (old?.barLook ?? BarLook()) != new.barLook {
      BarClass.change(native, from: old?.barLook ?? BarLook(), to: new.barLook)
    }
    offersTitleMenu = new.titleMenu != nil && new.titleBar == .full && !hidesTitle
    if offersTitleMenu || titleMenu != nil {
      let button = titleMenu ?? TitleMenuButton(in: renderer)
      titleMenu = button
      button.show(new)
    }
    if hidingChanged {
      for items in [leading, trailing] { gtk_widget_set_visible(items.native, (!hides).gboolean) }
    }
    showSelf()
  }
}

extension StackSlots {
  /// For the items of a bar.
  static func bar() -> StackSlots {
    let slots = StackSlots(faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 6, FAVES_ALIGN_CENTER))
    gtk_widget_show(slots.native)
    return slots
  }
}

extension WindowDescription {
  /// A program's window that says no name has the program's. The desktop would call it "Unnamed", and its bar would be empty.
  var shownTitle: String { title.isEmpty && role == .window ? ProcessInfo.processInfo.processName : title }

  /// Whether a bar has something to show that the desktop's title bar has not: that one has the title and the window's
  /// buttons.
  var needsBar: Bool {
    if role == .part { return titleBar != .none }
    return role != .window || titleBar != .full || !subtitle.isEmpty || canGoBack || !tabs.isEmpty
      || hidesTitle || titleMenu != nil || bars != BarLook() || (menu != nil && showsMenu)
  }

  /// A bar that shows nothing, or no title, stands on what is behind it, as long as the program does not say otherwise.
  fileprivate var barLook: BarLook {
    var look = bars
    let isEmpty = hidesBar || titleBar == .noTitle
    if isEmpty, look.hidesGround == nil, look.ground == nil { look.hidesGround = true }
    return look
  }
}
