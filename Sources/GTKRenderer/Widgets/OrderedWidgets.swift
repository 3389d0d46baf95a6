/// The widgets of a slot in view order, for the few containers whose GTK widget does not keep it.
@MainActor
struct OrderedWidgets {
  private(set) var widgets: [GTKWidget] = []

  mutating func insert(_ new: [GTKWidget], after sibling: GTKWidget?) {
    widgets.insert(contentsOf: new, at: place(after: sibling))
  }
  mutating func move(_ moved: [GTKWidget], after sibling: GTKWidget?) {
    remove(moved)
    insert(moved, after: sibling)
  }
  mutating func remove(_ gone: [GTKWidget]) {
    widgets.removeAll { child in gone.contains { $0 === child } }
  }

  private func place(after sibling: GTKWidget?) -> Int {
    guard let sibling, let index = widgets.firstIndex(where: { $0 === sibling }) else { return 0 }
    return index + 1
  }
}
