import CGTK
import Foundation
import SwiftUICore

/// A window, a sheet (a dialog of its own), a cover (a screen slid over that of the window it belongs to) or a bubble.
final class WindowWidget: GTKWidget, DescribedWidget, PresentedWidget {
  var description: WindowDescription
  /// Header bar and content; a bubble has only `bubble`.
  let screen: WindowScreen?
  private var bubble: SlotArea?
  /// The screens in this toplevel: its own, and the covers over it.
  let screens: TransitionStack?
  /// Whether the toplevel is one that a header bar belongs to; otherwise the desktop's title bar is over it.
  var hasFrameOfBar: Bool
  var sizeFollower = WindowSizeFollower()
  private(set) var covers: [WindowWidget] = []
  /// Whether the window manager is told what cannot be done to it as soon as it knows the window.
  var followsRealizing = false
  /// The window that this cover covers.
  private weak var host: WindowWidget?
  private var focusBefore: FocusMemory?
  let focusUnderMenu = FocusUnderMenu()
  private(set) var ring: FocusRing?
  /// What had the focus as the window came, without anybody's doing; only to be compared, it may be gone.
  private(set) var firstFocus: Native?
  /// For a sheet that has heights to choose from.
  var detents: SheetDetents?
  /// How high what a sheet holds would like it to be, as far as it has been seen to.
  var heightOfContent: Int32?
  /// Whether it is as large as its content takes, as far as that is to be.
  var hasContentSize = false
  /// What was told last about what the window is like.
  var toldConditions: WindowConditions?
  /// Whether the window was last in use by a dialog over it; whether the focus is thought to be on its way to one or from it,
  /// and whether that has taken too long.
  var wasUsedByDialog = false
  var isAwaitingFocus = false
  var hasWaited = false
  /// Gets what it was and what it is now, where somebody wants to know.
  var shapeChanged: (@MainActor (WindowShape, WindowShape) -> Void)?
  var toldShape: WindowShape?
  /// Whether what has the focus has left the Return that it got to the window as well.
  var isReturnPassedOn = false
  /// Where it was when it was set aside.
  var placeBefore: (x: Int32, y: Int32)?

  init(_ description: WindowDescription, in renderer: GTKRenderer) {
    self.description = description
    switch description.role {
    case .window, .sheet:
      let screens = TransitionStack(
        forward: GTK_STACK_TRANSITION_TYPE_OVER_UP, back: GTK_STACK_TRANSITION_TYPE_UNDER_DOWN)
      let screen = WindowScreen(description.role, in: renderer)
      hasFrameOfBar = description.needsBar
      let window = Self.frame(withBar: hasFrameOfBar)
      screens.add(screen.root)
      gtk_container_add(cast(window), screens.native)
      self.screen = screen
      self.screens = screens
      super.init(window, in: renderer, shown: false)
      setUpToplevel()
    case .cover:
      let screen = WindowScreen(.cover, in: renderer)
      self.screen = screen
      screens = nil
      hasFrameOfBar = false
      super.init(screen.root, in: renderer)
    case .popover:
      screen = nil
      screens = nil
      hasFrameOfBar = false
      let popover = gtk_popover_new(nil)!
      faves_add_class(popover, "faves-bubble")
      super.init(popover, in: renderer, shown: false)
      bubble = SlotArea { GtkBin.show($0, in: popover) }
      on("closed", of: popover) { _, data in receive(data, as: WindowWidget.self) { $0.bubbleClosed() } }
    case .part: Diagnostics.stop("A part of a window was to be a window.")
    }
    if let screen {
      screen.makesBar = { [unowned self] in makesRoomForBar() }
      screen.barMade = { [unowned self] bar in
        on("clicked", of: bar.back) { _, data in
          receive(data, as: WindowWidget.self) { $0.description.goBack() }
        }
      }
      on(
        "notify::visible-child", of: screen.tabs.stack,
        with: { _, _, data in
          receive(data, as: WindowWidget.self) { $0.tabChosen() }
        })
    }
    show(from: nil)
  }

  func setUpToplevel() {
    ask(
      "delete-event", of: native,
      with: { _, _, data in
        receive(data, as: WindowWidget.self, otherwise: 0) { window in
          if !window.description.forbidden.contains(.dismissal) { window.description.close() }
          return 1
        }
      })
    ring = FocusRing(of: native)
    followKeys()
    followShortcuts()
    followFocus()
    followUndoKeys()
    followSearchKeys()
    if description.role == .window { followConditions() }
    faves_flush_attach(native)
    // As large as the content, where nobody may change that.
    if description.isResizable { gtk_window_set_default_size(cast(native), width, height) }
    if description.role == .window, description.isResizable { startSize() }
    waitForPlacement()
  }

  // MARK: looks

  override var passesGuides: Bool { false }
  override func paints(behind child: GTKWidget) -> Bool? { false }

  func update(from old: WindowDescription) { show(from: old) }

  private func show(from old: WindowDescription?) {
    screen?.update(from: old, to: description)
    if old?.title != description.title { toplevel.showTitle() }
    if (old?.sheetSize ?? .automatic) != description.sheetSize { showSheetSize() }
    if (old?.sheetHeight) != description.sheetHeight { showSheetHeight() }
    // (An empty literal is made by way of an array, which the runtime looks up at the program's start.)
    if (old?.forbidden ?? .init(rawValue: 0)) != description.forbidden { showPermissions() }
    if detents == nil, description.role == .sheet, !description.sheetDetents.isEmpty { followDetents() }
    if (old?.isResizable ?? true) != description.isResizable { showIsResizable() }
    showWishes(from: old)
    if let old, old.isModal != description.isModal, description.role == .sheet {
      gtk_window_set_modal(cast(native), description.isModal.gboolean)
    }
    if old?.isDark != description.isDark { ColorScheme.prefer(dark: description.isDark, for: self) }
    if let old,
      old.defaultWidth != description.defaultWidth || old.defaultHeight != description.defaultHeight,
      screens != nil
    {
      gtk_window_resize(cast(native), width, max(1, height))
    }
  }

  /// The toplevel is called what is in sight: the cover over it, or it.
  func showTitle() {
    guard screens != nil else { return }
    let covering = covers.last?.description.title ?? ""
    gtk_window_set_title(cast(native), covering.isEmpty ? description.shownTitle : covering)
    if gtk_widget_get_visible(native) != 0 { nameSheet() }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    if let bubble {
      bubble.insert(widgets, after: sibling)
    } else {
      screen?.insert(widgets, after: sibling, in: slot)
    }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    if let bubble {
      bubble.move(widgets, after: sibling)
    } else {
      screen?.move(widgets, after: sibling, in: slot)
    }
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    if let bubble { bubble.remove(widgets) } else { screen?.remove(widgets, from: slot) }
  }

  // MARK: what a person does

  private func tabChosen() {
    guard let chosen = screen?.tabs.chosen, chosen != description.selectedTab else { return }
    description.selectTab(chosen)
  }

  /// The screen in sight: the cover over this one, or this one.
  var front: WindowWidget { covers.last ?? self }

  // MARK: presentation

  var keepsAppRunning: Bool { description.role == .window }

  /// The toplevel this window's content is in; for a cover that of its host.
  var toplevel: WindowWidget { host?.toplevel ?? self }

  func present(over anchor: GTKWidget?) {
    switch description.role {
    case .window:
      prepareBar()
      startPosition()
      showLevel()
      let isFocusChosen = gtk_window_get_focus(cast(native)) != nil
      gtk_window_present(cast(native))
      if !isFocusChosen {
        focusRowsAtFirst()
        firstFocus = gtk_window_get_focus(cast(native))
      }
    case .sheet:
      if let below = Self.toplevelNative(of: anchor) {
        gtk_window_set_transient_for(cast(native), cast(below))
        gtk_window_set_modal(cast(native), description.isModal.gboolean)
      }
      showSheetSize()
      showSheetHeight()
      gtk_window_set_type_hint(cast(native), GDK_WINDOW_TYPE_HINT_DIALOG)
      atk_object_set_role(gtk_widget_get_accessible(native), ATK_ROLE_DIALOG)
      nameSheet()
      let isFocusChosen = gtk_window_get_focus(cast(native)) != nil
      gtk_window_present(cast(native))
      limitHeightToContent()
      followContent()
      // Only what is on screen takes the focus. GTK gives it to the first button of the bar, often the one that cancels,
      // where nothing in the content can have it; Return is to press the one that confirms. From where GTK has put the
      // focus already it would go on to the control after that.
      if isFocusChosen { break }
      gtk_window_set_focus(cast(native), nil)
      if screen?.focusContent() == false, let confirming = gtk_window_get_default_widget(cast(native)) {
        gtk_window_set_focus(cast(native), confirming)
      }
      firstFocus = gtk_window_get_focus(cast(native))
    case .cover:
      guard let host = renderer.window(of: anchor)?.toplevel, let screens = host.screens else {
        Diagnostics.warn("A cover was presented where there is no window.")
        return
      }
      self.host = host
      screen?.stand(underTitleBar: !host.hasFrameOfBar)
      host.covers.append(self)
      focusBefore = FocusMemory(in: host.native)
      screens.add(native)
      screens.show(native)
      host.showTitle()
      screen?.focusContent()
    case .popover:
      guard let anchor else { return }
      moveFirstFocus(toRowOf: anchor)
      point(at: anchor)
      gtk_popover_popup(cast(native))
    case .part: break
    }
  }

  /// A click beside a bubble closes it, whatever the program says of that.
  private func bubbleClosed() {
    description.close()
    // One whose binding stays true, or that does not want to go by itself, is to be seen.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed, let anchor = gtk_popover_get_relative_to(cast(native)),
        gtk_widget_get_mapped(anchor) != 0
      else { return }
      // It is still on its way out, and would go on with that.
      gtk_widget_hide(native)
      gtk_popover_popup(cast(native))
    }
  }

  func withdraw() {
    keepSize()
    ColorScheme.prefer(dark: nil, for: self)
    if let host, !host.isDestroyed, let screens = host.screens {
      host.covers.removeAll { $0 === self }
      host.showTitle()
      screens.remove(native, showing: host.covers.last?.native ?? host.screen?.root)
      self.host = nil
      // What the cover's end brings, such as a new row, is there after the flush.
      renderer.afterNextFlush { [weak host, focusBefore] in
        if let host, !host.isDestroyed, host.covers.isEmpty { host.focusAfterCover(focusBefore) }
      }
    }
    if description.role == .popover {
      gtk_widget_hide(native)
      gtk_popover_set_relative_to(cast(native), nil)
    }
  }

  override func willDestroy() {
    screen?.tabs.end()
    detents?.stop()
    ring = nil
  }

  static func toplevelNative(of widget: GTKWidget?) -> Native? {
    guard let widget, widget.hasNative, let top = gtk_widget_get_toplevel(widget.native),
      faves_is_window(top) != 0
    else { return nil }
    return top
  }
}

extension WindowDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    WindowWidget(description, in: renderer)
  }
}
