package import SwiftUICore
import Synchronization

/// How many widgets are alive in the process; leak tests hold it against a baseline.
package let liveWidgetCount = Atomic<Int>(0)

/// A widget in memory: its description, its attributes and its children by slot.
@MainActor
package class HeadlessWidget: Widget {
  package var attributes: Attributes?
  package private(set) var slots: [Slot: [HeadlessWidget]] = [:]
  package private(set) weak var parent: HeadlessWidget?
  package private(set) var isDestroyed = false
  unowned let renderer: HeadlessRenderer
  /// What it is called in tests and in the log: `text`, `button`, `list`, ….
  package let kind: String
  /// What the log knows it by; nil: nobody has asked for it.
  private var knownName: WidgetName?
  /// Where among its siblings it was when that was last looked at.
  private var lastPlace = 0
  var name: WidgetName {
    if let knownName { return knownName }
    let name = WidgetName(of: self)
    knownName = name
    return name
  }

  init(kind: String, in renderer: HeadlessRenderer) {
    self.kind = kind
    self.renderer = renderer
    liveWidgetCount.add(1, ordering: .relaxed)
  }

  deinit {
    knownName?.isGone = true
    liveWidgetCount.subtract(1, ordering: .relaxed)
  }

  /// The description, whatever its type.
  package var anyDescription: any Description {
    fatalError("HeadlessWidget is made as a TypedHeadlessWidget.")
  }

  /// Kind and first text, for logs.
  package var label: String {
    if let text = firstText { return "\(kind) \"\(text)\"" }
    return kind
  }

  /// What the widget itself says, if it is a text.
  fileprivate var text: String? { nil }

  private var firstText: String? {
    if let text { return text }
    for child in children { if let text = child.firstText { return text } }
    return nil
  }

  /// The children of every slot: header, label and leading first, footer, trailing and bottom last. Of alternatives the
  /// first: nothing is measured here, so it fits.
  package var children: [HeadlessWidget] {
    if let layout = anyDescription as? LayoutDescription, layout.isChoice {
      return (slots[.content] ?? []).prefix(1).map { $0 }
    }
    let order: [Slot] = [
      .background, .sidebar, .sidebarBottom, .sidebarLeading, .sidebarTrailing, .leading, .title, .header,
      .label, .content, .contentBottom, .detail,
      .detailBottom, .footer, .overlay, .trailing, .bottom,
    ]
    // The page on top covers the others.
    let coversOthers = anyDescription is PagesDescription
    return order.flatMap { slot in
      (slots[slot] ?? []).suffix(coversOthers && slot == .content ? 1 : .max)
    } + rowWidgets
  }

  /// The rows of a list in sight.
  var rowWidgets: [HeadlessWidget] { [] }

  package func attributesChanged(from old: Attributes?) { renderer.log.append(.attributes(name)) }

  package func insert(_ widgets: [any Widget], after sibling: (any Widget)?, in slot: Slot) {
    let new = widgets.map { $0 as! HeadlessWidget }
    for widget in new {
      precondition(widget.parent == nil, "\(widget.label) is inserted twice")
      precondition(!widget.isDestroyed, "\(widget.label) is inserted after it was destroyed")
      widget.parent = self
      renderer.log.append(.insert(widget.name, into: name))
    }
    place(new, after: sibling, in: slot)
  }

  package func move(_ widgets: [any Widget], after sibling: (any Widget)?, in slot: Slot) {
    let moved = widgets.map { $0 as! HeadlessWidget }
    if moved.count == 1, let place = position(of: moved[0], in: slot) {
      slots[slot]!.remove(at: place)
    } else {
      slots[slot] = without(widgets, slots[slot] ?? [])
    }
    place(moved, after: sibling, in: slot)
    for widget in moved { renderer.log.append(.move(widget.name, in: name)) }
  }

  private func place(_ widgets: [HeadlessWidget], after sibling: (any Widget)?, in slot: Slot) {
    var start = 0
    if let sibling {
      guard let place = position(of: sibling as! HeadlessWidget, in: slot) else {
        fatalError("The sibling to follow is not in \(label).")
      }
      start = place + 1
    }
    slots[slot, default: []].insert(contentsOf: widgets, at: start)
    for (distance, widget) in widgets.enumerated() { widget.lastPlace = start + distance }
  }

  /// Where `child` stands, looked for outwards from where it was seen last: of thousands of children that move one by one,
  /// most have not moved far.
  private func position(of child: HeadlessWidget, in slot: Slot) -> Int? {
    guard let children = slots[slot] else { return nil }
    var below = min(child.lastPlace, children.count - 1)
    var above = below + 1
    while below >= 0 || above < children.count {
      if below >= 0 {
        if children[below] === child { return found(child, at: below) }
        below -= 1
      }
      if above < children.count {
        if children[above] === child { return found(child, at: above) }
        above += 1
      }
    }
    return nil
  }

  private func found(_ child: HeadlessWidget, at place: Int) -> Int {
    child.lastPlace = place
    return place
  }

  package func remove(_ widgets: [any Widget], from slot: Slot) {
    release(widgets, from: slot) { widget in
      renderer.log.append(.remove(widget.name, from: name))
      widget.destroy()
    }
  }

  package func detach(_ widgets: [any Widget], from slot: Slot) {
    release(widgets, from: slot) { widget in
      widget.parent = nil
      renderer.log.append(.remove(widget.name, from: name))
    }
  }

  /// Lets go of children all at once: one by one would take as long as the square of their number. Each is done with before
  /// the next is looked at: of many, few stay in the processor's cache.
  private func release(_ widgets: [any Widget], from slot: Slot, _ done: (HeadlessWidget) -> Void) {
    guard !widgets.isEmpty else { return }
    var there = slots[slot] ?? []
    // Where they may be the last ones, the others are not even looked at.
    var start = there.count - widgets.count
    if start < 0 || there.last !== widgets.last || there[start] !== widgets.first { start = 0 }
    var left: [HeadlessWidget] = []
    // They are mostly in the order of the children: then one look at each tells.
    var next = 0
    var fetched = 0
    for child in there[start...] {
      if next >= fetched, next < widgets.count {
        // Those of the next batch come while this one's are asked for their names and texts.
        if next == 0 { ReadAhead.widgets(widgets, from: 0, bytes: Self.lookedAt) }
        fetched = min(next + ReadAhead.batch, widgets.count)
        ReadAhead.widgets(widgets, from: fetched, bytes: Self.lookedAt)
        for widget in widgets[next..<fetched] { ReadAhead.references(of: widget) }
      }
      if next < widgets.count, widgets[next] === child {
        next += 1
        done(child)
      } else {
        left.append(child)
      }
    }
    let others = widgets[next...].map { $0 as! HeadlessWidget }
    if !others.isEmpty {
      left.insert(contentsOf: there[..<start], at: 0)
      start = 0
      let gone = Set(others.map { ObjectIdentifier($0) })
      let count = left.count
      left.removeAll { gone.contains(ObjectIdentifier($0)) }
      guard count - left.count == others.count else {
        fatalError("Of \(widgets.count) widgets some are removed from \(label), where they are not.")
      }
      others.forEach(done)
    }
    // The list is not shared while it is changed: it would be copied.
    there = []
    slots[slot, default: []].replaceSubrange(start..., with: left)
  }

  /// As much of a widget as is looked at when it goes, in bytes.
  private static var lookedAt: Int { 256 }

  /// `there` without the widgets in `gone`, which are mostly in the same order: then one look at each tells.
  private func without(_ gone: [any Widget], _ there: [HeadlessWidget]) -> [HeadlessWidget] {
    var left: [HeadlessWidget] = []
    var next = 0
    for child in there {
      if next < gone.count, gone[next] === child { next += 1 } else { left.append(child) }
    }
    if next == gone.count { return left }
    let gone = Set(gone.map { ObjectIdentifier($0) })
    return there.filter { !gone.contains(ObjectIdentifier($0)) }
  }

  package func adopt(_ row: HeadlessWidget) { row.parent = self }

  package func focus() { renderer.headlessFocus.move(to: self, in: window) }

  package func destroy() {
    isDestroyed = true
    // Where the log has let go of the name, nobody will ask for it.
    if !isKnownUniquelyReferenced(&knownName) { knownName?.keep() }
    renderer.headlessFocus.destroyed(self)
    parent = nil
    for row in rowWidgets { row.destroy() }
    guard !slots.isEmpty else { return }
    for child in slots.values.joined() { child.destroy() }
    slots = [:]
  }
}

/// A widget for descriptions of type `Value`.
package class TypedHeadlessWidget<Value: Description>: HeadlessWidget, DescribedWidget {
  package final var description: Value

  required init(_ description: Value, in renderer: HeadlessRenderer) {
    self.description = description
    super.init(kind: Value.kind, in: renderer)
  }

  package override var anyDescription: any Description { description }

  package func update(from old: Value) {
    renderer.log.append(.update(name, changedProperties(from: old, to: description)))
  }
}

/// A text, which the log asks for its words without a copy of all that describes it.
final class HeadlessText: TypedHeadlessWidget<TextDescription> {
  fileprivate override var text: String? { description.text }
}
