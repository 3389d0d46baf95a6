import CGTK
import SwiftUICore

/// A menu, or one inside a menu: sections, divided by lines.
@MainActor
final class MenuLevel {
  private unowned let owner: MenuModel
  private nonisolated(unsafe) let menu: OpaquePointer = g_menu_new()
  private var parts: [MenuPart] = []

  init(of owner: MenuModel) { self.owner = owner }

  deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

  var model: UnsafeMutablePointer<GMenuModel> { menu.model }
  var isEmpty: Bool { parts.allSatisfy(\.entries.isEmpty) }
  private var entries: [MenuEntry] { parts.flatMap(\.entries) }

  /// Every entry that can be chosen, in order, those of menus inside too.
  var leaves: [MenuEntry] { entries.flatMap { $0.inside?.leaves ?? [$0] } }

  /// Shows the entries as they are now.
  /// - Parameter page: where they are seen; nil: nowhere.
  func show(_ sections: [MenuSection], on page: MenuPage?) {
    let before = entries
    let faces = MenuFaces(of: before, on: page)
    let marked = before.firstIndex { faces.isMarked($0) }
    let item = marked.map { before[$0].item }
    change(to: sections, faces, on: page)
    guard let page, let marked, let item else { return }
    let now = entries
    // Its menu inside looks after itself.
    if now.contains(where: { $0 === before[marked] }), faces.isMarked(before[marked]) { return }
    mark(
      now.firstIndex { $0.item.goesOn(from: item) } ?? Self.place(after: before[..<marked], in: now), on: page
    )
  }

  /// The place after the last of `entries` that is still there.
  private static func place(after entries: ArraySlice<MenuEntry>, in now: [MenuEntry]) -> Int {
    for entry in entries.reversed() {
      if let place = now.firstIndex(where: { $0 === entry }) { return place + 1 }
    }
    return 0
  }

  /// Puts the keys on the entry at a place, or the nearest that can be chosen: the next, or if there is none the one before.
  private func mark(_ place: Int, on page: MenuPage) {
    let now = entries
    let faces = MenuFaces(of: now, on: page)
    let nearest = Array(place..<max(place, now.count)) + (0..<min(place, now.count)).reversed()
    if let index = nearest.first(where: { now[$0].item.isEnabled && now[$0].item.kind != .text }) {
      faces.mark(now[index])
    }
  }

  private func change(to sections: [MenuSection], _ faces: MenuFaces, on page: MenuPage?) {
    let old = parts
    let lines = Self.lines(of: old, on: page)
    let origins = lineOrigins(
      from: lines, to: sections.map { Line(section: $0) }, goesOn: { $1.goesOn(from: $0) },
      fits: { $0.canBecome($1) })
    for case (let section, let origin?) in zip(sections, origins) where old[origin].title != section.title {
      lines[origin].heading?.show(section.title)
      old[origin].title = section.title
    }
    let kept = Set(origins.compactMap { $0 })
    for place in old.indices.reversed() where !kept.contains(place) {
      old[place].leave()
      g_menu_remove(menu, Int32(place))
    }
    parts = []
    for (place, section) in sections.enumerated() {
      if let origin = origins[place] {
        let part = old[origin]
        parts.append(part)
        part.show(section.items, faces)
        // GTK makes the words anew, of what it has read, where there were no entries for a while.
        if part.entries.isEmpty, !part.isTitleRead {
          g_menu_remove(menu, Int32(place))
          part.insert(into: menu, at: Int32(place))
        }
        continue
      }
      let part = MenuPart(section.title, of: owner)
      parts.append(part)
      part.show(section.items, faces)
      part.insert(into: menu, at: Int32(place))
    }
  }

  /// A section, and where its title is seen.
  private struct Line {
    let section: MenuSection
    var heading: MenuHeading?

    func goesOn(from old: Line) -> Bool {
      section.items.contains { item in old.section.items.contains { item.goesOn(from: $0) } }
    }

    /// GTK reads a title once, and a section made anew would close the menus inside it: another title is written where it is
    /// seen.
    func canBecome(_ new: Line) -> Bool {
      section.title == new.section.title
        || heading != nil && !new.section.title.isEmpty && !new.section.items.isEmpty
    }
  }

  private static func lines(of parts: [MenuPart], on page: MenuPage?) -> [Line] {
    var headings = page?.headings ?? []
    if headings.count != parts.count(where: \.hasHeading) { headings = [] }
    headings.reverse()
    return parts.map { Line(section: $0.section, heading: $0.hasHeading ? headings.popLast() : nil) }
  }

  /// Shows the keys of the entries, and of those in menus inside, on a popover's page.
  func showKeys(on page: MenuPage) {
    let now = entries
    guard now.contains(where: { $0.item.shortcut != nil || $0.inside != nil }) else { return }
    let faces = MenuFaces(of: now, on: page)
    for entry in now {
      guard let face = faces[entry] else { continue }
      if let keys = entry.item.shortcut?.acceleratorName { face.showBeside(keys: keys) }
      if let inside = entry.inside, let page = face.inside { inside.showKeys(on: page) }
    }
  }

  func leave() { for part in parts { part.leave() } }
}

@MainActor
private final class MenuPart {
  var title: String { didSet { isTitleRead = false } }
  /// Whether GTK has read the title as it is.
  private(set) var isTitleRead = false
  nonisolated(unsafe) let menu: OpaquePointer = g_menu_new()
  private(set) var entries: [MenuEntry] = []
  private unowned let owner: MenuModel

  init(_ title: String, of owner: MenuModel) {
    self.title = title
    self.owner = owner
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

  /// Whether its title is seen.
  var hasHeading: Bool { !title.isEmpty && !entries.isEmpty }
  var section: MenuSection { MenuSection(title: title, items: entries.map(\.item)) }

  func insert(into level: OpaquePointer, at place: Int32) {
    g_menu_insert_section(level, place, title.isEmpty ? nil : title, menu.model)
    isTitleRead = true
  }

  /// Entries of views that are still there stay, also under the pointer.
  func show(_ items: [MenuItem], _ faces: MenuFaces) {
    let old = entries
    let origins = lineOrigins(
      from: old.map(\.item), to: items, goesOn: { $1.goesOn(from: $0) }, fits: { $0.isOfKind(of: $1) })
    let kept = Set(origins.compactMap { $0 })
    for place in old.indices.reversed() where !kept.contains(place) {
      g_menu_remove(menu, Int32(place))
      old[place].leave()
    }
    entries = []
    for (place, item) in items.enumerated() {
      if let origin = origins[place] {
        let entry = old[origin]
        if entry.show(item, as: faces[entry]) {
          entries.append(entry)
          continue
        }
        g_menu_remove(menu, Int32(place))
        entry.leave()
      }
      let entry = MenuEntry(item, of: owner)
      entries.append(entry)
      entry.insert(into: menu, at: Int32(place))
    }
  }

  func leave() { for entry in entries { entry.leave() } }
}

extension MenuItem {
  /// Whether GTK shows both as the same kind of entry.
  fileprivate func isOfKind(of other: MenuItem) -> Bool {
    switch (kind, other.kind) {
    case (.action, .action), (.check, .check), (.choice, .choice), (.text, .text), (.submenu, .submenu): true
    default: false
    }
  }
}
