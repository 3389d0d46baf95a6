/// Whose bar is a navigation stack's: where it is alone, what is around it has the bar, and in the end the window; of
/// several beside each other each has its own.
struct StackBars {
  /// Those that the bar around them is for, unless there are several; nil: a split view, whose columns have that bar
  /// together.
  private(set) var open: [NavigationStackNode?] = []
  /// What has been decided further in.
  private(set) var decided: [(stack: NavigationStackNode, isApart: Bool)] = []
  /// The split views, each of which has bars under its columns.
  private(set) var splits: [SplitNode] = []
  /// Whether columns that are beside each other have the bar together.
  var hasColumns: Bool { open.contains { $0 == nil } && !isFolded }
  /// Whether a split view shows one of its columns at a time: the bar is for that.
  private var isFolded = false

  /// - Parameter isApart: whether even one by itself has its own, since what is around has no bar for it.
  mutating func decide(isApart: Bool = false) {
    let areSeveral = open.count > 1
    decided += open.compactMap { stack in stack.map { ($0, isApart || areSeveral) } }
    open = []
  }

  /// What `inner` says, all of it decided, and that `stack` has a bar around all that.
  init(_ stack: NavigationStackNode, around inner: StackBars?) {
    take([inner])
    open = [stack]
  }

  /// What the columns of `split` say, all of it decided, and that they have a bar together.
  init(_ split: SplitNode, isFolded: Bool, around columns: [StackBars?]) {
    take(columns)
    open = [nil]
    self.isFolded = isFolded
    splits.append(split)
  }

  private mutating func take(_ inner: [StackBars?]) {
    for case var bars? in inner {
      bars.decide()
      decided += bars.decided
      splits += bars.splits
    }
  }

  fileprivate init() {}

  /// Has each stack in `content` know whether it has a bar of its own.
  ///
  /// - Parameter isBare: whether what is around has none at all.
  /// - Returns: those that have, the outermost last, and the split views.
  @MainActor
  static func settle(in content: Node, isBare: Bool) -> (apart: [NavigationStackNode], splits: [SplitNode]) {
    var bars = content.preferenceValue(StackBarsKey.self) ?? StackBars()
    bars.decide(isApart: isBare)
    for (stack, isApart) in bars.decided { stack.setApart(isApart) }
    return (bars.decided.filter(\.isApart).map(\.stack), bars.splits)
  }
}

struct StackBarsKey: PreferenceKey {
  static var defaultValue: StackBars { StackBars() }
  static func reduce(value: inout StackBars, nextValue: () -> StackBars) {
    let next = nextValue()
    value = StackBars(joining: value, next)
  }
}

extension StackBars {
  fileprivate init(joining first: StackBars, _ second: StackBars) {
    open = first.open + second.open
    decided = first.decided + second.decided
    splits = first.splits + second.splits
    isFolded = first.isFolded || second.isFolded
  }
}

/// The bar over the pages of one navigation stack, where the window's is not for it.
@MainActor
final class StackBar {
  private var items = BarItems()

  /// Shows what the stack's page in sight asks for; without any of it there is no bar.
  func show(_ wishes: BarWishes, on widget: any DescribedWidget<PagesDescription>) {
    var bar = WindowDescription.noBar
    bar.take(wishes)
    // Its columns are not known here.
    let all = wishes.sidebarItems + wishes.items
    let showsNothing =
      (bar.hidesTitle || bar.title.isEmpty && bar.subtitle.isEmpty && bar.titleMenu == nil)
      && !(bar.canGoBack && bar.showsBack)
      && !all.contains { $0.position != .bottom && $0.position != .keyboard }
    bar.titleBar = bar.hidesBar || showsNothing ? .none : .full
    show(bar, on: widget)
    items.place(all, isMiddleFree: bar.title.isEmpty || bar.hidesTitle, in: widget)
  }

  /// The items are another bar's, or have gone.
  func end(on widget: any DescribedWidget<PagesDescription>) {
    items.place([], isMiddleFree: true, in: widget)
    show(nil, on: widget)
  }

  private func show(_ bar: WindowDescription?, on widget: any DescribedWidget<PagesDescription>) {
    let old = widget.description
    // Its closures are the newest also where it looks as before.
    widget.description.bar = bar
    if old.bar != bar { widget.update(from: old) }
  }
}

extension WindowDescription {
  /// A part of a window with nothing over or under it.
  package static var noBar: WindowDescription {
    WindowDescription(
      role: .part, titleBar: .none, goBack: Callback {}, selectTab: Callback { _ in }, close: Callback {})
  }
}
