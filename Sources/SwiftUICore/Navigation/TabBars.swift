/// Where tabs are chosen: of one tab view in a window in the window's bar; where several are beside or in each other,
/// or the window has no bar, over the pages of each.
struct TabBars {
  /// Those that the bar around them is for, unless there are several.
  private(set) var open: [TabChoice] = []
  /// What has been decided further in.
  private(set) var decided: [(choice: TabChoice, isApart: Bool)] = []

  init() {}

  /// The choice of a tab view, and what the tab in sight says.
  init(_ choice: TabChoice, around inner: TabBars) {
    self = inner
    // One without tabs to choose from leaves the bar to those in it.
    if choice.tabs.isEmpty {
      decided.append((choice, false))
    } else {
      decide(isApart: true)
      if choice.isApart { decided.append((choice, true)) } else { open = [choice] }
    }
  }

  /// - Parameter isApart: whether even one by itself has its own, since what is around has no bar for it.
  mutating func decide(isApart: Bool) {
    let areSeveral = open.count > 1
    decided += open.map { ($0, isApart || areSeveral) }
    open = []
  }

  /// The title at the top is that of a page of a navigation stack.
  mutating func standInPage() {
    for index in open.indices { open[index].isInPage = true }
  }

  /// Has each tab view in `content` know whether its choice stands over its pages.
  ///
  /// - Returns: the choice that the window's bar is for.
  @MainActor
  static func settle(in content: Node, isApart: Bool) -> TabChoice? {
    var bars = content.preferenceValue(TabsKey.self) ?? TabBars()
    let single = bars.open.count == 1 && !isApart ? bars.open[0] : nil
    bars.decide(isApart: isApart)
    for (choice, isApart) in bars.decided { choice.node.showOwnTabs(isApart ? choice.tabs : []) }
    return single
  }
}

/// The choices of tabs in what is in sight.
struct TabsKey: PreferenceKey {
  static var defaultValue: TabBars { TabBars() }
  static func reduce(value: inout TabBars, nextValue: () -> TabBars) {
    value = TabBars(joining: value, nextValue())
  }
}

extension TabChoice {
  /// What is to be said over the page in sight: the choice has the place of the title in the bar at the top. nil: the tab
  /// says it, or nothing has a title.
  func heading(_ wishes: BarWishes) -> WindowDescription.Heading? {
    guard let title = wishes.title, !title.isEmpty, !tabs.isEmpty else { return nil }
    let subtitle = wishes.subtitle ?? ""
    if title == selectedTitle, subtitle.isEmpty { return nil }
    return WindowDescription.Heading(title: title, subtitle: subtitle)
  }
}

extension TabBars {
  fileprivate init(joining first: TabBars, _ second: TabBars) {
    open = first.open + second.open
    decided = first.decided + second.decided
  }
}

/// The tabs of one tab view.
struct TabChoice {
  let node: TabsNode
  /// Empty: there is nothing to choose.
  let tabs: [WindowDescription.Tab]
  /// Whether they are no tabs of the window's bar in any case.
  let isApart: Bool
  let selected: Int
  /// What the label of the tab in sight says, without its badge.
  let selectedTitle: String
  /// Whether it stands in a page of a navigation stack, whose title and way back the bar at the top is for.
  var isInPage = false
  let select: @MainActor (Int) -> Void
}
