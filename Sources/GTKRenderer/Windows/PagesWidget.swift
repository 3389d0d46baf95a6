import CGTK
import SwiftUICore

/// Pages on top of each other in a `GtkStack`; the last one is in sight, and slides in and out. Bars that are theirs
/// alone stand over and under it.
final class PagesWidget: GTKWidget, DescribedWidget {
  var description: PagesDescription
  private let transitions: TransitionStack
  private var pages = OrderedWidgets()
  /// Where the focus was when a page came, by the page.
  private var focusBefore: [ObjectIdentifier: FocusMemory] = [:]
  /// While there is a page over another.
  private(set) var swipe: BackSwipe?
  /// The bars, from the first time that there are some.
  private(set) var screen: WindowScreen?

  init(_ description: PagesDescription, in renderer: GTKRenderer) {
    self.description = description
    transitions = TransitionStack(
      forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT, back: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    super.init(box, in: renderer)
    gtk_container_add(cast(box), transitions.native)
    expand(transitions.native, 1, 1)
    expand(native, 1, 1)
    coverLayersBehind()
    showBar(from: nil)
  }

  func update(from old: PagesDescription) { showBar(from: old.bar) }

  // MARK: bars

  private func showBar(from old: WindowDescription?) {
    // A bar that goes shows nothing any more.
    guard let new = description.bar ?? old.map({ _ in .noBar }) else { return }
    bars.update(from: old, to: new)
  }

  private var bars: WindowScreen {
    if let screen { return screen }
    let made = WindowScreen(around: transitions.native, in: native, renderer: renderer)
    made.barMade = { [unowned self] bar in
      on("clicked", of: bar.back) { _, data in
        receive(data, as: PagesWidget.self) { $0.description.bar?.goBack() }
      }
    }
    // Whatever has the focus in the pages is asked first, and the window last.
    ask("key-press-event", of: native, with: keyPressed)
    screen = made
    return made
  }

  fileprivate func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    let modifiers = modifiers & gtk_accelerator_get_default_mod_mask().rawValue
    guard isWayBack(key, modifiers), let bar = description.bar, bar.isLeftByKeys else {
      return false
    }
    bar.goBack()
    return true
  }

  // MARK: pages

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    guard slot == .content else { return bars.insert(widgets, after: sibling, in: slot) }
    pages.insert(widgets, after: sibling)
    let window = WindowWidget.toplevelNative(of: self)
    if pages.widgets.count > 1, swipe == nil {
      swipe = BackSwipe(over: native, in: transitions.native) { [weak self] in self?.description.goBack() }
    }
    for page in widgets {
      transitions.add(page.native)
      focusBefore[ObjectIdentifier(page)] = window.map { FocusMemory(in: $0) }
    }
    if let top = pages.widgets.last { transitions.show(top.native) }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    guard slot == .content else { return bars.move(widgets, after: sibling, in: slot) }
    pages.move(widgets, after: sibling)
    if let top = pages.widgets.last { transitions.show(top.native) }
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    guard slot == .content else { return bars.remove(widgets, from: slot) }
    pages.remove(widgets)
    for page in widgets {
      transitions.remove(page.native, showing: pages.widgets.last?.native)
      focusBefore.removeValue(forKey: ObjectIdentifier(page))?.restore(within: native)
    }
    // The first page leaves swipes to what is around.
    if pages.widgets.count < 2 { endSwipe() }
  }
  override func spokenTextChanged() {}

  private func endSwipe() {
    swipe?.end()
    swipe = nil
  }

  override func willDestroy() {
    screen?.tabs.end()
    endSwipe()
  }
}

private let keyPressed: AskingFunction1 = { _, event, data in
  var key: guint = 0
  var state = GdkModifierType(0)
  let event = event?.assumingMemoryBound(to: GdkEvent.self)
  gdk_event_get_keyval(event, &key)
  gdk_event_get_state(event, &state)
  let modifiers = state.rawValue
  let value = key
  return receive(data, as: PagesWidget.self, otherwise: 0) { $0.pressed(value, modifiers).gboolean }
}

extension PagesDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    PagesWidget(description, in: renderer)
  }
}
