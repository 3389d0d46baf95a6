import CGTK
import SwiftUICore

/// A description's widget on screen: owns one reference of its GTK widget, and the Swift side of its children.
///
/// A subclass per kind keeps the description, and says where children go (`place`, `shift`, `displace`). Everything
/// else about ownership is here: the reference is taken when the widget is made and given back exactly once, by
/// `destroy` or, for a widget that never got to the screen, by `deinit`.
@MainActor
package class GTKWidget: Widget {
  package final unowned let renderer: GTKRenderer
  package final var attributes: Attributes? { didSet { hasAttributes = attributes != nil } }
  /// Asked of all that is above a text that changes, where few have any: to look at them is to copy them.
  @exclusivity(unchecked) private(set) final var hasAttributes = false
  /// All children in no particular order; containers that need the order keep it themselves.
  package final private(set) var children: ContiguousArray<GTKWidget> = []
  // A parent says goodbye to its children: `disown`, `release` and, for one that goes without either, `deinit`. So none is
  // told of a parent that is no more. A weak reference would have every row of a long stack counted in a place of its own.
  @exclusivity(unchecked)
  nonisolated(unsafe) package final private(set) unowned(unsafe) var parent: GTKWidget?
  package final private(set) var isDestroyed = false

  nonisolated(unsafe) private final var made: Native?
  nonisolated(unsafe) private final var handlers: ContiguousArray<SignalHandler> = []
  private final var placeInParent = -1
  /// Whether GTK destroys the widget with the one that is being destroyed.
  private final var goesWithRoot = false
  /// Which way it is laid out, where it or something around it says so; none: as the desktop.
  final var direction = GTK_TEXT_DIR_NONE
  /// Which of its signals modifiers listen to already.
  final var followsMapping = false
  /// Whether keys are listened to, as to a control that the program draws; see `OperatedByKeys`.
  final var hearsKeys = false
  final var followsContentShape = false
  /// This, where one types into it.
  var asField: (any FieldOnGround)? { nil }
  final var followsSizeForMatrices = false
  final var followsSizeForLines = false
  /// Whether it, or something in it, says where it is lined up.
  final var saysGuides = false
  final var linesUpSoon = false
  /// Whether it is on the screen only until its transition is over.
  final var isLeaving = false
  private final var hasLessRoom = false
  /// Whether the GTK widget is that of a frame around it, too.
  final var isFramed = false
  /// Whether it is all of a row, and controls in it have its width.
  final var sharesRow = false
  /// Whether a ground of the program's own is behind it in the same place; see `OwnGround`.
  final var standsOnOwnGround = false { didSet { if standsOnOwnGround != oldValue { showOwnGround() } } }
  final var hasOwnGroundClass = false
  /// The role of its kind, once another was given.
  final var ownRole: AtkRole?

  /// `native` is new, or nil if `makeNative` makes it when somebody needs it.
  init(_ native: Native?, in renderer: GTKRenderer, shown: Bool = true) {
    self.renderer = renderer
    guard let native else { return }
    take(native, shown: shown)
  }

  deinit {
    for child in children { child.parent = nil }
    guard let made else { return }
    for handler in handlers { handler.disconnect() }
    gtk_widget_destroy(made)
    faves_unref(made)
  }

  private func take(_ native: Native, shown: Bool) {
    _ = faves_ref_sink(native)
    made = native
    if shown { gtk_widget_show(native) }
  }

  /// The GTK widget.
  package final var native: Native {
    if let made { return made }
    take(makeNative(), shown: true)
    nativeMade()
    if direction != GTK_TEXT_DIR_NONE { takeDirection(from: parent) }
    return made!
  }
  /// Whether there is a GTK widget yet.
  final var hasNative: Bool { made != nil }

  /// Another GTK widget stands for this one from here on: the one before is destroyed, and what was connected on it.
  final func replaceNative(with new: Native) {
    guard let old = made else { return take(new, shown: false) }
    disconnect(from: UnsafeMutableRawPointer(old))
    take(new, shown: false)
    gtk_widget_destroy(old)
    faves_unref(old)
  }

  /// What stood for this one was another's, which keeps it: `new` does from here on.
  final func standAlone(as new: Native) {
    if let made {
      disconnect(from: UnsafeMutableRawPointer(made))
      faves_unref(made)
    }
    take(new, shown: true)
  }

  /// For kinds that mostly do without a GTK widget.
  func makeNative() -> Native { faves_frame_new() }

  /// It is known what it stands in, where it is put next.
  func adopted() {}

  /// There is a GTK widget now that somebody has needed it.
  func nativeMade() {}

  /// Whether the GTK widget is that of what is in it; see `FrameWidget`.
  var isOfContent: Bool { false }
  /// Whether it may be the GTK widget of a frame around it.
  var takesFrame: Bool { false }
  /// Whether it gives what it is around a frame that is no GTK widget.
  var framesContents: Bool { false }
  /// Puts a GTK widget where another is that stands in it.
  func replace(_ old: Native, with new: Native) { Diagnostics.stop("\(type(of: self)) frames nothing.") }

  /// What assistive tools know the widget by, and what takes the focus.
  var focusTarget: Native { native }

  // MARK: signals

  /// Connects a handler that gets this widget as its data; it goes with the widget. Returns its id for blocking.
  @discardableResult
  final func connect(_ signal: String, on instance: UnsafeMutableRawPointer, to handler: GCallback) -> gulong
  {
    let id = faves_signal_connect(instance, signal, handler, Unmanaged.passUnretained(self).toOpaque())
    handlers.append(SignalHandler(instance: instance, id: id))
    return id
  }

  /// The same for a handler that was connected in another way.
  final func adoptHandler(_ id: gulong, on instance: UnsafeMutableRawPointer) {
    handlers.append(SignalHandler(instance: instance, id: id))
  }

  /// Disconnects what was connected on an instance that goes before the widget does.
  final func disconnect(from instance: UnsafeMutableRawPointer) {
    for handler in handlers where handler.instance == instance { handler.disconnect() }
    handlers.removeAll { $0.instance == instance }
  }

  // MARK: children

  /// Puts children on screen directly after `sibling`; nil: at the front.
  func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    Diagnostics.stop("\(type(of: self)) holds no children.")
  }
  /// Moves children that are on screen.
  func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    for child in widgets { displace([child], from: slot) }
    place(widgets, after: sibling, in: slot)
  }
  /// Takes children off the screen, alive.
  func displace(_ widgets: [GTKWidget], from slot: Slot) {}
  /// Takes children off the screen that are destroyed next, at once or at leisure.
  func dismiss(_ widgets: [GTKWidget], from slot: Slot) { displace(widgets, from: slot) }

  package final func remove(_ widgets: [any Widget], from slot: Slot) {
    let widgets = Self.downcast(widgets)
    dismiss(widgets, from: slot)
    var count = 0
    for child in widgets {
      disown(child)
      if !child.isDestroyed { count += child.silence(within: child.made) }
    }
    let isLater = count >= DiscardedWidgets.least
    for child in widgets { child.free(atLeisure: isLater) }
  }

  package func putAside(_ runs: [(first: any Widget, last: any Widget)], from slot: Slot) -> Bool { false }

  package func beginChanges(_ count: Int) {}
  package func endChanges() {}

  package func isUnseen(from child: any Widget) -> Bool { false }

  package func takeRoom(_ share: Double) {
    // All of it: it begins to leave, or has come back.
    isLeaving = share < 1 || !hasLessRoom
    hasLessRoom = share < 1
    leaveFrame()
    if hasNative { faves_layout_set_room(native, share) }
  }

  /// Takes a child over.
  final func adopt(_ child: GTKWidget) {
    precondition(child.parent == nil, "A widget is inserted twice.")
    child.parent = self
    child.placeInParent = children.count
    children.append(child)
    if direction != GTK_TEXT_DIR_NONE { child.takeDirection(from: self) }
    child.adopted()
  }

  final func disown(_ child: GTKWidget) {
    guard child.parent === self else { return }
    let place = child.placeInParent
    let last = children.removeLast()
    if last !== child {
      children[place] = last
      last.placeInParent = place
    }
    child.parent = nil
    child.placeInParent = -1
  }

  /// What it draws around its content without widgets for that; nil: nothing.
  var decoration: Decoration? { nil }
  /// What is filled here, or behind what is in here; nil: nothing is.
  var solidSurface: FillDescription? { decoration?.ground }

  /// Whether something of the program's is painted behind a child, by this or by one of its; nil: what is around says.
  func paints(behind child: GTKWidget) -> Bool? { nil }

  /// Whether what it shows is written one way wherever it stands, as a telephone number is.
  var keepsDirection: Bool { false }

  // MARK: what is said about the widget

  /// The text in the widget, as a screen reader would say it; nil: none.
  var spokenText: String? { nil }

  /// What the kind calls itself where GTK would not find a name; nil: GTK does.
  var ownAccessibleName: String? { nil }

  /// It got a name for assistive tools; kinds of several parts give each its own.
  func named(_ name: String) {}

  /// Whether a ring around it, where it draws one, says that it has the focus.
  var showsFocusRing: Bool { true }

  /// The one widget that this one is there for, as a frame is; nil: it stands for itself.
  var surrounded: GTKWidget? { nil }

  /// Whether where something in it is lined up counts for what is around it, too.
  var passesGuides: Bool { true }
  /// Where it says itself that a line is, whatever the views in it say, from the edges of its content.
  func ownGuide(of line: LayoutGuide.Line) -> CGFloat? { nil }
  /// Whose guides those are.
  var sayingGuides: ContiguousArray<GTKWidget> { children }

  /// A text further down has changed; kinds that are named by their label take the name over.
  func spokenTextChanged() {
    if hasAttributes, isNamedByContents { accessibleNameChanged() }
    parent?.spokenTextChanged()
  }

  /// A colour or a surface further in is another; what rests on that looks again.
  func looksInsideChanged() { parent?.looksInsideChanged() }

  /// What is said of the lines beside a row further in is another; what the row stands in looks again.
  func rowLinesChanged() { parent?.rowLinesChanged() }

  package func attributesChanged(from old: Attributes?) { applyAttributes(from: old) }

  package func focus() { faves_grab_focus(focusTarget) }

  /// Whether the kind shows nothing but its description, so that with another one it may stand for another view.
  var isDescribedWhole: Bool { false }

  package final var isRecyclable: Bool {
    isDescribedWhole && !followsMapping && !followsSizeForMatrices
      && !followsSizeForLines && ownRole == nil
  }

  // MARK: the end

  /// For what a kind keeps beside its children; the GTK widget is still whole.
  func willDestroy() {}

  package final func destroy() {
    guard !isDestroyed else { return }
    free(atLeisure: silence(within: made) >= DiscardedWidgets.least)
  }

  /// No signal gets through from here on: GTK emits some while widgets go. Returns how many widgets that are.
  private final func silence(within root: Native?) -> Int {
    isDestroyed = true
    if let made, let root { goesWithRoot = made == root || gtk_widget_is_ancestor(made, root) != 0 }
    for handler in handlers { handler.disconnect() }
    handlers.removeAll()
    willDestroy()
    return children.reduce(1) { $0 + $1.silence(within: root ?? $1.made) }
  }

  /// Gives back what is silenced: now, or after what is to be shown next.
  private final func free(atLeisure: Bool) {
    guard let made else { return freeChildren(atLeisure: atLeisure) }
    // One that stands somewhere is taken off the screen by being destroyed.
    let isOff = gtk_widget_get_parent(made) == nil || faves_stack_dismissed(made) != 0
    let isLater = atLeisure && isOff && faves_is_window(made) == 0
    if isLater { renderer.discarded.add(made, isRoot: true) } else { gtk_widget_destroy(made) }
    release(isLater, isRoot: true)
  }

  /// The same for one without a GTK widget of its own: each of its children has one by itself.
  private final func freeChildren(atLeisure: Bool) {
    let roots = children
    children.removeAll()
    for child in roots {
      child.parent = nil
      child.free(atLeisure: atLeisure)
    }
  }

  private final func release(_ atLeisure: Bool, isRoot: Bool) {
    for child in children {
      child.parent = nil
      child.release(atLeisure, isRoot: false)
    }
    children.removeAll()
    guard let made else { return }
    self.made = nil
    // A widget that stood nowhere, or in a window of its own, goes here. Those that go with the root are not destroyed once
    // more: GTK would tell them so once more, which takes as long as the first time.
    if !goesWithRoot { gtk_widget_destroy(made) }
    if !atLeisure || !goesWithRoot {
      faves_unref(made)
    } else if !isRoot {
      renderer.discarded.add(made, isRoot: false)
    }
  }
}
