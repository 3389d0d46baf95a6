/// What a scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where a scroll view begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in sight as a scroll view, or what it scrolls, becomes longer or shorter.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is shorter than its scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The points of what scrolls that meet the same points of the scroll view; nil: as the platform has it.
package struct ScrollAnchors: Equatable {
  package var initialOffset: UnitPoint?
  package var sizeChanges: UnitPoint?
  package var alignment: UnitPoint?
  package init() {}
}

/// What is said of anchors around a scroll view: what is said for one role comes before what is said for all.
struct ScrollAnchorWishes {
  var general: UnitPoint?
  var byRole: [ScrollAnchorRole: UnitPoint?] = [:]

  private func anchor(for role: ScrollAnchorRole) -> UnitPoint? {
    if let own = byRole[role] { own } else { general }
  }

  var anchors: ScrollAnchors {
    var anchors = ScrollAnchors()
    anchors.initialOffset = anchor(for: .initialOffset)
    anchors.sizeChanges = anchor(for: .sizeChanges)
    anchors.alignment = anchor(for: .alignment)
    return anchors
  }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchorWishes { ScrollAnchorWishes() }
}

extension EnvironmentValues {
  var scrollAnchorWishes: ScrollAnchorWishes {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

/// Scrolls what it is put on once it is there.
private struct InitialScroll: ViewModifier {
  @Environment(\.scrollAnchorWishes) private var wishes

  private var edge: Edge? {
    let anchor = wishes.anchors.initialOffset
    return anchor?.y == 1 ? .bottom : anchor?.x == 1 ? .trailing : nil
  }

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content.onChange(of: 0, initial: true) { _, _ in if let edge { proxy.scroll(to: edge) } }
    }
  }
}

extension View {
  /// Says which point of what scrolls meets the same point of its scroll view: as it begins, where the content is shorter than
  /// the scroll view, and as either becomes longer or shorter, unless a person or the program has scrolled elsewhere: what
  /// stands at its end stays there as rows come. Lists begin and stay at their end, where `anchor` is at the bottom.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(InitialScroll()).transformEnvironment(\.scrollAnchorWishes) { $0.general = anchor }
  }
  /// The same for one of these cases, whatever is said for all of them.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(InitialScroll())
      .transformEnvironment(\.scrollAnchorWishes) { $0.byRole[role] = .some(anchor) }
  }
}
