import SwiftUICore

/// Tabs in front: those in the bar, or else those over the pages of the first tab view that has them there.
extension Screen {
  private struct Choice {
    let tabs: [WindowDescription.Tab]
    let selected: Int
    let select: @MainActor (Int) -> Void
  }

  private var choice: Choice? {
    if let window = front.widget.anyDescription as? WindowDescription, !window.tabs.isEmpty {
      return Choice(tabs: window.tabs, selected: window.selectedTab) { window.selectTab($0) }
    }
    return front.all.lazy.compactMap { $0.widget.anyDescription as? TabsDescription }
      .first { !$0.tabs.isEmpty }
      .map { tabs in Choice(tabs: tabs.tabs, selected: tabs.selection) { tabs.select($0) } }
  }

  /// The titles of the tabs.
  public var tabs: [String] { choice?.tabs.map(\.title) ?? [] }

  /// The title of the tab in sight; nil: there are none.
  public var selectedTab: String? {
    guard let choice, choice.tabs.indices.contains(choice.selected) else { return nil }
    return choice.tabs[choice.selected].title
  }

  /// Chooses the tab with the title.
  public func selectTab(_ title: String) {
    guard let choice, let index = choice.tabs.firstIndex(where: { $0.title == title }) else {
      fatalError("There is no tab \"\(title)\".")
    }
    act { choice.select(index) }
  }
}
