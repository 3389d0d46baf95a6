/// Pages on top of each other; the last child is in sight. Each child is a `page`.
///
/// Slots: `content`; those of a window's bars where there is `bar`.
package struct PagesDescription: Description {
  package static let kind = "pages"
  /// The bars over and under the pages, where those of the window are not for them.
  package var bar: WindowDescription?
  /// A person wants the page before, by another way than the bar's.
  package var goBack = Callback<Void> {}
}

/// One page of a stack of pages.
package struct PageDescription: Description {
  package static let kind = "page"
}

/// Pages beside each other of which one is in sight, by index; each child is a `page`.
///
/// Slots: `content`; `sidebar` where it looks so.
package struct TabsDescription: Description {
  package static let kind = "tabs"
  /// How one gets from one to the other.
  package enum Look: Equatable, Sendable {
    /// By the window's bar, or by `tabs`.
    case bar
    /// By swiping, and by a row of dots where it is shown.
    case pages(showsDots: Bool)
    /// By what is in the slot `sidebar`, and where there is no room for that by `tabs`.
    case sidebar
  }
  package var selection: Int
  package var look = Look.bar
  /// The choice that stands over the pages, where the window's bar is not for it; empty: none.
  package var tabs: [WindowDescription.Tab] = []
  /// Whether the dots have no ground.
  package var dotsAreBare = false
  /// A person went to another.
  package var select = Callback<Int> { _ in }
}

/// A sidebar and what it shows (slots `sidebar`, `content`, `detail`); folds into one when narrow. Under each column is a bar
/// if there is something in it (slots `sidebarBottom`, `contentBottom`, `detailBottom`).
package struct SplitDescription: Description {
  package static let kind = "split"
  package var hasContentColumn: Bool
  package enum Column: Int, CaseIterable, Sendable {
    case sidebar, content, detail

    package var slot: Slot {
      switch self {
      case .sidebar: .sidebar
      case .content: .content
      case .detail: .detail
      }
    }

    /// That of the bar under it.
    package var bottomSlot: Slot {
      switch self {
      case .sidebar: .sidebarBottom
      case .content: .contentBottom
      case .detail: .detailBottom
      }
    }
  }
  /// The column that is in sight while the layout is folded.
  package var front = Column.sidebar
  /// The columns whose bars show nothing of what is in them.
  package var hidingBottomBars: Set<Column> = []
  /// What the columns are called that have a name, wherever that is said.
  package var titles: [Column: String] = [:]
  /// What the content column is called, where the bar at the top does not say it; empty: it does, or it has no name.
  package var contentTitle = ""
  /// Whether, unfolded, the sidebar is out of sight.
  package var hidesSidebar = false
  /// Whether, unfolded, the content column is out of sight.
  package var hidesContent = false
  /// Gets true as the layout folds and false as it unfolds.
  package var foldedChanged: Callback<Bool>
  /// A person went to another column while the layout is folded.
  package var frontChanged = Callback<Column> { _ in }
}

/// A window, or something like one: a header bar over content.
///
/// Slots: `content`; `leading` and `trailing` of the header bar, `sidebarLeading` and `sidebarTrailing` of its part over a
/// sidebar, `title` in place of its title, `bottom` under the content.
package struct WindowDescription: Description {
  package static let kind = "window"
  package enum Role: Equatable, Sendable {
    case window
    /// A dialog in front of the window it belongs to.
    case sheet
    /// Takes the place of the window's content until it is dismissed.
    case cover
    /// A bubble that points at what it belongs to.
    case popover
    /// No window, but the bars over and under the pages of a navigation stack that has them for itself.
    case part
  }
  package struct Tab: Equatable, Sendable {
    package var title: String
    package var symbol: String?
  }
  package var role: Role
  package var title = ""
  package var subtitle = ""
  /// The subtitle where no view in it says another.
  package var ownSubtitle = ""
  /// What the first of several columns is called, where that is not the title.
  package var sidebarTitle = ""
  /// The column whose page there is to go back from, where several are beside each other: the button stands over it.
  package var backColumn: SplitDescription.Column?
  /// In points; nil: as the content asks.
  package var defaultWidth: Double?
  package var defaultHeight: Double?
  /// The window's id in the app, under which its size is kept.
  package var id = ""
  /// Whether the user can change the size; otherwise it is as large as the content wants to be.
  package var isResizable = true
  /// What a person cannot do to it.
  package struct Forbidden: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let dismissal = Forbidden(rawValue: 1)
    package static let resizing = Forbidden(rawValue: 2)
    package static let minimizing = Forbidden(rawValue: 4)
    package static let fullScreen = Forbidden(rawValue: 8)
  }
  package var forbidden: Forbidden = []
  /// Where on the screen it opens; nil: the desktop's choice.
  package var position: UnitPoint?
  /// What a program makes of content and screen, looked at as it opens.
  package var placement: ComputedPlacement?
  /// How far in front of others it stays.
  package enum Level: Equatable, Sendable { case normal, floating, desktop }
  package var level = Level.normal
  /// In points; nil: as the content asks, and as the screen has room.
  package var leastSize: CGSize?
  package var mostSize: CGSize?
  /// From 0, not to be seen, to 1; where the desktop mixes windows.
  package var opacity = 1.0
  /// Whether it is out of sight while another window stands in its place.
  package var isSetAside = false
  /// Whether it is on each of the desktop's workspaces.
  package var isOnAllWorkspaces = false
  /// Where a bubble stands.
  package var popoverPlace: PopoverPlace?
  package enum TitleBar: Equatable, Sendable { case full, noTitle, none }
  package var titleBar = TitleBar.full
  /// Whether there is something to go back to.
  package var canGoBack = false
  /// Whether the header bar has a button that does.
  package var showsBack = true
  /// Whether keys go back. Where a page wants no button, the way is the program's own.
  package var isLeftByKeys: Bool { canGoBack && showsBack }
  /// The choice of tabs in the header bar; empty: none.
  package var tabs: [Tab] = []
  package var selectedTab = 0
  /// What the page in sight is called, where the choice of tabs has the place of the title and does not say it.
  package struct Heading: Equatable, Sendable {
    package var title: String
    package var subtitle = ""
    package init(title: String, subtitle: String = "") {
      self.title = title
      self.subtitle = subtitle
    }
  }
  package var heading: Heading?
  /// Whether it stands under the content instead: the tabs are those of one page, and the header bar is that page's.
  package var tabsStandBelow = false
  package var isDark: Bool?
  /// A height that is a share of the height of the window in front of which a sheet stands, or one in points.
  package enum Height: Equatable, Sendable {
    case share(Double)
    case points(Double)
  }
  /// How large a sheet is where nobody says its height: of the usual width and as high as its content, as its content in
  /// both, large enough for a form, or for a page.
  package indirect enum SheetSize: Equatable, Sendable {
    case automatic, fitted, form, page
    /// Another, but as large as the content along some axes.
    case fitting(SheetSize, horizontal: Bool, vertical: Bool)
    case computed(ComputedSheetSize)
  }
  package var sheetSize = SheetSize.automatic
  /// What a sheet's height is to be; nil: its content's.
  package var sheetHeight: Height?
  /// The heights that a sheet goes to when a person lets its edge go, the lowest first; empty: it stays.
  package var sheetDetents: [Height] = []
  /// Gets the place of that height.
  package var heightChosen = Callback<Int> { _ in }
  /// Whether a sheet keeps clicks and keys from the window behind it.
  package var isModal = true
  /// What the bars at top and bottom look like.
  package var bars = BarLook()
  /// Whether the header bar shows neither title nor items, and the one at the bottom nothing.
  package var hidesBar = false
  package var hidesBottomBar = false
  /// Whether the header bar shows no title, and nothing that belongs to it.
  package var hidesTitle = false
  /// What the title opens; nil: it is no button.
  package var titleMenu: MenuSource?
  package var goBack: Callback<Void>
  package var selectTab: Callback<Int>
  /// The window has become active, larger, hidden.
  package var conditionsChanged = Callback<WindowConditions> { _ in }
  /// What the menu button at the end of the header bar offers; nil: there is no button.
  package var menu: MenuSource?
  /// Whether there is more in the menu than every app has: the button is a reason for a header bar.
  package var showsMenu = false
  /// What may come to be in the header bar.
  package var barForecast = BarForecast { false }
  package var undo = Callback<Void> {}
  package var redo = Callback<Void> {}
  /// The user wants it closed.
  package var close: Callback<Void>
}

/// Whether views may come that put something into a window's header bar, although none is there yet. Asked once, when the
/// window first comes to the screen without one.
package struct BarForecast: Equatable {
  package let mayNeedBar: @MainActor () -> Bool
  package init(_ mayNeedBar: @escaping @MainActor () -> Bool) { self.mayNeedBar = mayNeedBar }
  package static func == (a: Self, b: Self) -> Bool { true }
}

/// What a program says of the look of a window's bars.
package struct BarLook: Hashable, Sendable {
  /// nil: the theme's.
  package var ground: Color?
  /// Whether what is behind shows.
  package var hidesGround: Bool?
  /// Whether words and symbols are light, as on a dark ground; nil: as they are read best.
  package var isDark: Bool?
  package init() {}
}

/// A view in a header bar or under the content.
package struct ToolbarItemDescription: Description {
  package static let kind = "toolbar-item"
  /// Whether it does what the dialog is for whose bar it is in.
  package var isConfirmation: Bool
  /// Whether a click in it leaves the focus where something is being typed.
  package var leavesFocus: Bool

  package init(isConfirmation: Bool = false, leavesFocus: Bool = false) {
    self.isConfirmation = isConfirmation
    self.leavesFocus = leavesFocus
  }

  init(_ placement: ToolbarItemPlacement) {
    self.init(isConfirmation: placement.isConfirmation, leavesFocus: placement.position == .keyboard)
  }
}

/// A question or message in front of a window. Its buttons are few and plain; the text fields in the slot `content`
/// stand between its message and them.
package struct AlertDescription: Description {
  package static let kind = "alert"
  package struct Button: Equatable {
    package var title: String
    package var role: ButtonRole?
    package var isEnabled = true
    package var action: Callback<Void>
  }
  package var title: String
  package var message: String
  package var buttons: [Button]
  /// Whether one can go on without an answer also where no button says so.
  package var isChoice = false
  /// A check box: whether it is not to be asked again.
  package struct Suppression: Equatable {
    package var title: String
    package var isOn: Bool
    package var set: Callback<Bool>
  }
  package var suppression: Suppression?
  /// Called once it was closed, by a button or otherwise.
  package var closed: Callback<Void>
}

extension AlertDescription {
  /// Whether a button has to be added that does nothing.
  package var lacksCancel: Bool { isChoice && !buttons.contains { $0.role == .cancel } }

  /// The button that Escape and the window manager's close button are: the one that cancels, or the only one there is; nil: they
  /// answer with none, as where that button cannot be pressed.
  package var escapeButton: Int? {
    let index = buttons.firstIndex { $0.role == .cancel } ?? (buttons.count == 1 && !lacksCancel ? 0 : nil)
    return index.flatMap { buttons[$0].isEnabled ? $0 : nil }
  }

  /// Whether the buttons differ in nothing but what they say and whether they can be pressed.
  package func hasButtons(like other: Self) -> Bool {
    !buttons.isEmpty && buttons.map(\.role) == other.buttons.map(\.role) && isChoice == other.isChoice
  }

  /// The buttons in the order they stand: what cancels is first, as GNOME has it.
  package var order: [Int] {
    buttons.indices.filter { buttons[$0].role == .cancel }
      + buttons.indices.filter { buttons[$0].role != .cancel }
  }

  /// What Return presses: the last button, or, where one of them destroys something, the first that does not.
  package var defaultButton: Int? {
    let isDestructive = buttons.contains { $0.role == .destructive }
    return isDestructive ? order.first { buttons[$0].role != .destructive } : order.last
  }
}
