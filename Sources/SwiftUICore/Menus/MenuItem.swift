/// What can be chosen in a menu.
package struct MenuItem: Equatable {
  package enum Kind: Equatable {
    case action
    /// On or off.
    case check(Bool)
    /// One of several, chosen or not.
    case choice(Bool)
    case submenu([MenuSection])
    /// Something to read.
    case text
  }
  package var identity = ViewIdentity()
  package var title: String
  package var kind = Kind.action
  /// The name of a symbol beside the title.
  package var symbol: String?
  package var isEnabled = true
  package var isDestructive = false
  package var shortcut: KeyboardShortcut?
  package var action: Callback<Void>

  package init(
    _ title: String, kind: Kind = .action, isEnabled: Bool = true, shortcut: KeyboardShortcut? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.title = title
    self.kind = kind
    self.isEnabled = isEnabled
    self.shortcut = shortcut
    self.action = Callback { action() }
  }

  /// Whether it is what `other` was, with other words perhaps.
  package func goesOn(from other: MenuItem) -> Bool {
    identity.isThat(of: other.identity) ?? (title == other.title && symbol == other.symbol)
  }
}

/// Items of a menu between two lines.
package struct MenuSection: Equatable {
  /// Above the items; empty: none.
  package var title = ""
  package var items: [MenuItem] = []

  package init(title: String = "", items: [MenuItem] = []) {
    self.title = title
    self.items = items
  }
}

extension [MenuSection] {
  /// The first enabled item with the keys, in menus inside menus too.
  @MainActor
  package func item(for matches: (KeyboardShortcut) -> Bool) -> MenuItem? {
    for item in flatMap(\.items) {
      if case .submenu(let sections) = item.kind {
        if let found = sections.item(for: matches) { return found }
      } else if item.isEnabled, let shortcut = item.shortcut, matches(shortcut) {
        return item
      }
    }
    return nil
  }

  /// Every item with keys, in menus inside menus too.
  package var itemsWithShortcuts: [MenuItem] {
    flatMap(\.items).flatMap { item -> [MenuItem] in
      if case .submenu(let sections) = item.kind { return sections.itemsWithShortcuts }
      return item.shortcut == nil ? [] : [item]
    }
  }
}

/// A menu of a window, read anew whenever somebody looks at it.
package struct MenuSource: Equatable {
  /// What tells it from another; nil: there is one.
  package var id: ObjectIdentifier?
  package let read: @MainActor () -> [MenuSection]

  package init(id: ObjectIdentifier? = nil, read: @escaping @MainActor () -> [MenuSection]) {
    self.id = id
    self.read = read
  }

  /// Like a callback: asked anew each time, so never different.
  package static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}
