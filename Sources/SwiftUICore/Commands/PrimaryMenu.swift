/// The menu of an app's windows: what every app has in it, and what the app's commands put in its place or beside it.
///
/// A menu bar's File, Edit, View and Window are sections here, each menu of the app's own is a menu inside, and what
/// concerns the app comes last.
extension SceneDirectory {
  private static let places: (above: [[CommandGroupPlacement]], below: [[CommandGroupPlacement]]) = (
    [
      [.newItem, .saveItem, .importExport, .printItem],
      [.undoRedo, .pasteboard, .textEditing, .textFormatting],
      [.toolbar, .sidebar],
    ],
    [
      [.windowSize, .windowList, .singleWindowList, .windowArrangement],
      [.appSettings, .systemServices, .appVisibility, .help, .appInfo, .appTermination],
    ]
  )

  /// The menu as it is for a window now.
  func menu(of window: SceneInstanceNode) -> [MenuSection] {
    let parts = commandParts
    func sections(_ places: [CommandGroupPlacement]) -> [MenuSection] {
      places.reduce(into: []) { join(contents(of: $1, parts, window), to: &$0) }
    }
    var menu = Self.places.above.flatMap(sections)
    menu.append(
      MenuSection(
        items: parts.compactMap { part in
          guard case .menu(let title) = part.part else { return nil }
          let content = MenuReader.sections(in: part.content).filter { !$0.items.isEmpty }
          return MenuItem(title, kind: .submenu(content), isEnabled: !content.isEmpty)
        }))
    menu += Self.places.below.flatMap(sections)
    return menu.filter { !$0.items.isEmpty }
  }

  /// Goes on with the last section, up to the first line in `new`.
  private func join(_ new: [MenuSection], to sections: inout [MenuSection]) {
    for (index, section) in new.enumerated() {
      if index == 0, section.title.isEmpty, !sections.isEmpty {
        sections[sections.count - 1].items += section.items
      } else {
        sections.append(section)
      }
    }
  }

  private func contents(
    of place: CommandGroupPlacement, _ parts: [CommandPartNode], _ window: SceneInstanceNode
  ) -> [MenuSection] {
    func added(_ relation: CommandPart.Relation) -> [[MenuSection]] {
      parts.filter { $0.part == .group(place, relation) }.map { MenuReader.sections(in: $0.content) }
    }
    let replacing = added(.replacing)
    let standard = standardItems(place, window) + builtInItems(place, parts, window)
    let own = replacing.isEmpty ? [[MenuSection(items: standard)]] : replacing
    return (added(.before) + own + added(.after)).reduce(into: []) { join($1, to: &$0) }
  }

  /// What every app has in a place.
  private func standardItems(_ place: CommandGroupPlacement, _ window: SceneInstanceNode) -> [MenuItem] {
    switch place {
    case .newItem: return newWindowItems
    case .singleWindowList:
      let scenes = scenes
      // The one window of an app is in front of whoever reads this.
      guard scenes.count > 1 else { return [] }
      return scenes.filter { $0.kind == .single || $0.kind == .extra }.map { scene in
        MenuItem(scene.title, shortcut: scene.traits.shortcut, action: { scene.open(nil) })
      }
    case .appSettings:
      guard scenes.contains(where: { $0.kind == .settings }) else { return [] }
      return [
        MenuItem(
          "Settings…", shortcut: KeyboardShortcut(","), action: { [weak self] in self?.openSettings() })
      ]
    case .appInfo:
      let renderer = window.graph.renderer
      return [
        MenuItem(
          "Keyboard Shortcuts", shortcut: KeyboardShortcut("?"),
          action: { [weak self, weak window] in if let window { self?.showShortcuts(over: window) } }),
        MenuItem(
          "About \(renderer.appInformation.name)",
          action: { [weak window] in if let window { renderer.showAbout(over: window.window.widget) } }),
      ]
    default: return []
    }
  }

  /// What commands like `SidebarCommands` put into a place.
  private func builtInItems(
    _ place: CommandGroupPlacement, _ parts: [CommandPartNode], _ window: SceneInstanceNode
  ) -> [MenuItem] {
    var kinds: [CommandPart.BuiltIn] = []
    for part in parts {
      if case .builtIn(let kind) = part.part, kind.place == place, !kinds.contains(kind) {
        kinds.append(kind)
      }
    }
    return kinds.flatMap { $0.items(in: window) }
  }

  private var newWindowItems: [MenuItem] {
    let groups = scenes.filter { $0.kind == .group && $0.valueType == nil }
    return groups.enumerated().map { index, scene in
      let name = groups.count == 1 || scene.title.isEmpty ? "New Window" : "New \(scene.title) Window"
      let shortcut = scene.traits.shortcut ?? (index == 0 ? KeyboardShortcut("n") : nil)
      return MenuItem(name, shortcut: shortcut, action: { scene.open(nil) })
    }
  }

  private func showShortcuts(over window: SceneInstanceNode) {
    var groups: [ShortcutGroup] = []
    for item in menu(of: window).flatMap(\.items) {
      if case .submenu(let sections) = item.kind {
        groups.append(ShortcutGroup(title: item.title, items: sections.itemsWithShortcuts))
      } else if item.shortcut != nil {
        if groups.first?.title != "" { groups.insert(ShortcutGroup(title: "", items: []), at: 0) }
        groups[0].items.append(item)
      }
    }
    window.graph.renderer.showShortcuts(groups.filter { !$0.items.isEmpty }, over: window.window.widget)
  }
}

/// Items with keys that belong together.
package struct ShortcutGroup {
  /// Empty: those of the menu itself.
  package var title: String
  package var items: [MenuItem]
}

/// What an app says about itself.
package struct AppInformation: Equatable, Sendable {
  package var name: String
  package var version: String?
  /// One line about what it is for.
  package var summary: String?
  package var website: String?
  package var authors: String?
  /// By its short name, such as `MIT`.
  package var license: String?

  package init(name: String) { self.name = name }
}
