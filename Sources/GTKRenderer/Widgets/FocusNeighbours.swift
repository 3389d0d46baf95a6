import CGTK

/// What stood around something that had the keyboard focus, for when that goes or takes no keys any more.
@MainActor
final class FocusNeighbours {
  nonisolated(unsafe) private let focused: Native
  /// Whether it was a field or an editor.
  private let wasText: Bool
  nonisolated(unsafe) private var levels: [Level] = []

  /// A container, and where in it the one was that was, or held, what had the focus.
  private struct Level {
    let container: Native
    let place: Place
    /// What stood there.
    let child: Native
  }
  private enum Place {
    /// A stack keeps it, of whatever many rows.
    case mark(OpaquePointer)
    /// What came before it.
    case after([Native])
  }

  init(of focused: Native) {
    self.focused = focused
    wasText = faves_takes_text(focused) != 0
    _ = faves_ref(focused)
    var child = focused
    // What is on another page, or in another window, is no neighbour.
    while let parent = gtk_widget_get_parent(child), Self.isPassed(parent) {
      // The hidden containers of a long stack are none of its order.
      let container = faves_stack_of(child) ?? parent
      let place: Place
      if faves_is_stack(container) != 0 {
        place = .mark(faves_stack_mark(container, child))
      } else {
        let children = contents(of: container)
        let before =
          children.contains(child)
          ? Array(children.prefix { $0 != child }) : children.filter { Self.isRead($0, before: child) }
        for widget in before { _ = faves_ref(widget) }
        place = .after(before)
      }
      _ = faves_ref(container)
      _ = faves_ref(child)
      levels.append(Level(container: container, place: place, child: child))
      child = container
    }
  }

  deinit {
    for level in levels {
      switch level.place {
      case .mark(let mark): faves_stack_unmark(level.container, mark)
      case .after(let before): for widget in before { faves_unref(widget) }
      }
      faves_unref(level.child)
      faves_unref(level.container)
    }
    faves_unref(focused)
  }

  private static func isPassed(_ container: Native) -> Bool {
    faves_is_window(container) == 0 && faves_is_a(container, gtk_stack_get_type()) == 0
      && faves_is_a(container, gtk_popover_get_type()) == 0
  }

  /// Whether one stands in front of another, which GTK's container does not list (any more), in the direction of reading.
  private static func isRead(_ widget: Native, before other: Native) -> Bool {
    var (area, place) = (GtkAllocation(), GtkAllocation())
    gtk_widget_get_allocation(widget, &area)
    gtk_widget_get_allocation(other, &place)
    if isNew(area) { return false }
    if area.y + area.height <= place.y { return true }
    if area.y >= place.y + place.height { return false }
    let isTurned = gtk_widget_get_direction(other) == GTK_TEXT_DIR_RTL
    return isTurned ? area.x > place.x : area.x < place.x
  }

  /// What is new stands nowhere yet.
  private static func isNew(_ area: GtkAllocation) -> Bool { area.width <= 1 && area.height <= 1 }
  private static func isNew(_ widget: Native) -> Bool {
    var area = GtkAllocation()
    gtk_widget_get_allocation(widget, &area)
    return isNew(area)
  }

  /// Whether what had the focus could have it still.
  private func isAble(in window: Native) -> Bool {
    gtk_widget_is_ancestor(focused, window) != 0 && gtk_widget_is_sensitive(focused) != 0
      && gtk_widget_get_mapped(focused) != 0 && gtk_widget_get_can_focus(focused) != 0
  }

  /// Whether it is a field that is disabled, where it was: what is typed into it for a moment longer belongs nowhere.
  private func isDisabledText(in window: Native) -> Bool {
    wasText && gtk_widget_is_ancestor(focused, window) != 0 && gtk_widget_get_mapped(focused) != 0
  }

  /// Puts the focus of a window that has none on the nearest: what stands in the place now or comes next, else what came before.
  /// - Parameters:
  ///   - goesOn: whether Tab had just come to what has gone: then Tab goes on, and not back to where it came from.
  ///   - goesElsewhere: is asked first; true: it has put the focus somewhere.
  func takeOver(in window: Native, goesOn: Bool, unless goesElsewhere: () -> Bool = { false }) {
    guard gtk_window_get_focus(cast(window)) == nil, !isAble(in: window), !goesElsewhere(),
      !isDisabledText(in: window)
    else { return }
    if goesOn, levels.contains(where: { takesFocus(behind: $0, in: window) }) { return }
    for level in levels
    where gtk_widget_is_ancestor(level.container, window) != 0 && faves_stack_dismissed(level.container) == 0
    {
      // What a stack was taken off the screen for may have put it out of sight.
      faves_stack_wake(level.container)
      guard Self.takesFocus(at: level.place, in: level.container) else { continue }
      if wasText, let focus = gtk_window_get_focus(cast(window)), faves_takes_text(focus) != 0,
        !Self.isNew(focus)
      {
        // Who is just typing types for a moment longer, and into what stands in the place of the field at most.
        if faves_is_editable(focus) != 0 { gtk_editable_select_region(cast(focus), -1, -1) }
        gtk_window_set_focus(cast(window), nil)
        return
      }
      // Who goes on typing is not to overwrite what is there.
      if let focus = gtk_window_get_focus(cast(window)), faves_is_editable(focus) != 0 {
        gtk_editable_select_region(cast(focus), -1, -1)
      }
      return
    }
  }

  /// Whether the focus went to something that comes after what stood in a container.
  private func takesFocus(behind level: Level, in window: Native) -> Bool {
    guard gtk_widget_is_ancestor(level.container, window) != 0, faves_stack_dismissed(level.container) == 0
    else { return false }
    switch level.place {
    case .mark(let mark):
      faves_stack_wake(level.container)
      return faves_stack_focus_behind(level.container, mark, level.child) != 0
    case .after(let before):
      let passed = before + [level.child]
      let children = contents(of: level.container)
      let last = children.lastIndex(where: passed.contains)
      return children[(last.map { $0 + 1 } ?? 0)...].contains { Self.focus($0, GTK_DIR_TAB_FORWARD) }
    }
  }

  /// Whether the focus went to something in a container: the first from a place on that takes it, else the last before.
  private static func takesFocus(at place: Place, in container: Native) -> Bool {
    switch place {
    case .mark(let mark): return faves_stack_focus_at(container, mark) != 0
    case .after(let before):
      let children = contents(of: container)
      let last = before.lazy.reversed().compactMap { children.firstIndex(of: $0) }.first
      let place = last.map { $0 + 1 } ?? 0
      return children[place...].contains { focus($0, GTK_DIR_TAB_FORWARD) }
        || children[..<place].reversed().contains { focus($0, GTK_DIR_TAB_BACKWARD) }
    }
  }

  private static func focus(_ widget: Native, _ direction: GtkDirectionType) -> Bool {
    guard gtk_widget_get_child_visible(widget) != 0, gtk_widget_is_visible(widget) != 0,
      gtk_widget_is_sensitive(widget) != 0
    else { return false }
    return gtk_widget_child_focus(widget, direction) != 0
  }
}

/// Windows whose focus went in the update that is under way, and what stood around it.
@MainActor
final class LostFocus {
  private var lost: [(window: Native, neighbours: FocusNeighbours, goesOn: Bool)] = []
  /// How long after Tab what goes counts as gone for that. It was chosen by trying: programs answer sooner that a field has lost
  /// the focus, and nobody has done something else by then.
  private static let answerTime = Duration.milliseconds(300)
  /// When Tab last brought the focus somewhere.
  private var tabbedAt: ContinuousClock.Instant?
  private var isUpdating = false
  /// Where the focus of a window goes that it loses, if that is not what stands nearest.
  private var destinations: [Native: () -> Bool] = [:]

  /// Does what changes widgets; what has the focus afterwards, where something had it before, is something that can have it.
  /// - Parameter moved: told, once that is settled, that the focus has moved.
  func during(_ update: () -> Void, moved: () -> Void) {
    isUpdating = true
    update()
    isUpdating = false
    let (lost, destinations) = (lost, destinations)
    self.lost = []
    self.destinations = [:]
    for (window, neighbours, goesOn) in lost {
      neighbours.takeOver(in: window, goesOn: goesOn) { destinations[window]?() ?? false }
      faves_unref(window)
    }
    if !lost.isEmpty { moved() }
  }

  /// Says where the focus goes that a window loses in the update that is under way.
  /// - Parameter takesIt: puts it there; false: it cannot, and what stands nearest gets it.
  func goes(in window: Native, to takesIt: @escaping () -> Bool) {
    if isUpdating { destinations[window] = takesIt }
  }

  /// Whether it is not settled yet where the focus goes that a window loses.
  var isOpen: Bool { isUpdating && !lost.isEmpty }

  /// A key goes down or comes up: what is lost after another one than Tab is not lost by that.
  func keyCame(_ key: guint) { if key != guint(GDK_KEY_Tab) { tabbedAt = nil } }

  /// Whether what is under way comes of Tab, without Shift.
  private static var isTab: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    return gdk_event_get_event_type(event) == GDK_KEY_PRESS && event.pointee.key.keyval == GDK_KEY_Tab
  }

  /// Takes into account that the focus is about to go on to `focus`, or to nothing.
  fileprivate func moves(in window: Native, to focus: Native?) {
    if focus != nil { tabbedAt = Self.isTab ? .now : nil }
    guard isUpdating, focus == nil, let focused = gtk_window_get_focus(cast(window)) else { return }
    let goesOn = tabbedAt.map { .now - $0 < Self.answerTime } ?? false
    lost.append(
      (faves_ref(window).assumingMemoryBound(to: GtkWidget.self), FocusNeighbours(of: focused), goesOn))
  }
}

extension GTKWidget {
  /// Has the focus of a window go to the nearest when what has it goes, or takes no keys any more.
  func followLostFocus(in window: Native) {
    on(
      "set-focus", of: window,
      with: { window, focus, data in
        let (window, focus) = (UInt(bitPattern: window), UInt(bitPattern: focus))
        receive(data, as: GTKWidget.self) {
          $0.renderer.lostFocus.moves(in: Native(bitPattern: window)!, to: Native(bitPattern: focus))
        }
      })
  }
}
