/// Views beside each other with a line between them, which a person moves, by dragging it and by keys.
///
/// They begin with equal shares of the room. A view in a `frame` with a width, or one at least or at most, has that, and the
/// others share the rest; one with an ideal width begins with that. What a person has made so wide stays so, while the others
/// share what changes. A line that is clicked twice is back where it began.
public struct HSplitView<Content: View> {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  public var body: some View { Panes(axis: .horizontal, content: content) }
}

/// Views above each other with a line between them, which a person moves, by dragging it and by keys.
///
/// They begin with equal shares of the room. A view in a `frame` with a height, or one at least or at most, has that, and the
/// others share the rest; one with an ideal height begins with that. What a person has made so high stays so, while the others
/// share what changes. A line that is clicked twice is back where it began.
public struct VSplitView<Content: View> {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  public var body: some View { Panes(axis: .vertical, content: content) }
}

/// The views of a split view, and the lines between them.
private struct Panes<Content: View>: View {
  let axis: Axis
  let content: Content
  @State private var said: [Subview.ID: Said] = [:]
  @State private var found = FoundPanes()

  /// The length that a person has given a view. Of whom is kept, or another view might come to be known by the same.
  private struct Said {
    let length: Double
    let view: SubviewSource
  }

  var body: some View {
    Group(subviews: content) { subviews in
      PaneLayout(axis: axis, said: subviews.map { said[$0.id]?.length }, found: found) {
        ForEach(subviews) { pane($0).layoutPriority($0.saidPriority) }
        // Over what they are between.
        ForEach(0..<max(0, subviews.count - 1), id: \.self) { line(behind: $0, of: subviews) }
      }
    }
  }

  private func line(behind index: Int, of subviews: SubviewsCollection) -> some View {
    GripView(axis: axis) { [found] in
      found.place(ofLineBehind: index) ?? GripPlace(length: 0, least: 0, most: 0)
    } moved: { length in
      move(index, of: subviews, to: length)
    } reset: {
      for pane in subviews[index...index + 1] { said[pane.id] = nil }
    }
    .layoutValue(key: GripKey.self, value: true)
  }

  /// Only the views at both sides of a line change, so both have a length of their own from then on.
  private func move(_ index: Int, of subviews: SubviewsCollection, to length: Double) {
    guard let place = found.place(ofLineBehind: index) else { return }
    let both = found.lengths[index] + found.lengths[index + 1]
    let new = max(place.least, min(length, place.most))
    let there = Set(subviews.map(\.id))
    var lengths = said.filter { there.contains($0.key) }
    for (pane, length) in zip(subviews[index...index + 1], [new, both - new]) {
      lengths[pane.id] = Said(length: length, view: pane.place)
    }
    said = lengths
  }

  /// What a view has of a split view: all that it is offered, unless it says itself how much that is.
  private func pane(_ view: some View) -> some View {
    _FrameLayout(
      content: view,
      description: FrameDescription(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .center, yieldsToContent: true))
  }
}
