/// Where a view is lined up, computed from its size.
package struct LayoutGuide {
  /// Whom it is for: containers that line up by the same.
  package enum Line: Equatable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }
  package let line: Line
  /// The space around the widget's content that belongs to the view that says this: what is added further out does not.
  var margins = EdgeInsets()
  let compute: (ViewDimensions) -> CGFloat

  /// Where it is in a view of this size, in points from its leading edge or its top.
  @MainActor
  fileprivate func place(in size: ViewDimensions) -> CGFloat {
    // A guide may ask for the size of a layout whose own guides are asked then.
    let outer = Graph.isLayingOut
    Graph.isLayingOut = true
    defer { Graph.isLayingOut = outer }
    let place = compute(size)
    if place.isFinite { return place }
    return switch line {
    case .horizontal(let line): legal(place, or: size[line], for: "alignment guide")
    case .vertical(let line): legal(place, or: size[line], for: "alignment guide")
    }
  }
}

/// Where a view says that it is lined up, in points from its leading edge or its top.
package struct SaidGuide: Equatable, Sendable {
  package let line: LayoutGuide.Line
  package var place: CGFloat
  package init(line: LayoutGuide.Line, place: CGFloat) {
    self.line = line
    self.place = place
  }

  /// The same place from where there is so much more space in front.
  fileprivate func moved(by margins: EdgeInsets, _ sign: CGFloat = 1) -> SaidGuide {
    let isAcross = if case .horizontal = line { true } else { false }
    return SaidGuide(line: line, place: place + sign * (isAcross ? margins.leading : margins.top))
  }
}

extension Attributes {
  /// What a view says of its lines where it has a size, with all the space around it: the modifiers of its widget, one after
  /// the other from the inside, each of what is in it.
  /// - Parameter inside: what views in the widget say, from the edges of the widget's content.
  @MainActor
  package func saidGuides(for size: CGSize, inside: [SaidGuide] = []) -> [SaidGuide] {
    var said = inside
    let content = CGSize(
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
    for guide in layoutTraits?.traits.guides ?? [] {
      let around = guide.margins
      let own = CGSize(
        width: content.width + around.leading + around.trailing,
        height: content.height + around.top + around.bottom)
      let place = guide.place(in: ViewDimensions(own, said: said.map { $0.moved(by: around) }))
      said.removeAll { $0.line == guide.line }
      said.append(SaidGuide(line: guide.line, place: place).moved(by: around, -1))
    }
    return said.map { $0.moved(by: margins) }
  }
}

/// A guide on its way to the widget; counts as new with each update, as closures do.
private struct GuideSetting: Equatable {
  let guide: LayoutGuide
  static func == (a: Self, b: Self) -> Bool { false }
}

extension View {
  private nonisolated func guide(
    _ line: LayoutGuide.Line, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    attribute(GuideSetting(guide: LayoutGuide(line: line, compute: compute))) { attributes, setting in
      var guide = setting.guide
      guide.margins = attributes.margins
      attributes.changeTraits { $0.guides.append(guide) }
    }
  }

  /// Lines this view up, in stacks and layers that go by `g`, by what `computeValue` makes of its size: points from its
  /// leading edge. It counts for what stands around the view as well: its modifiers, and the stacks and layers it is in.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { guide(.horizontal(g), computeValue) }
  /// Lines this view up, in stacks and layers that go by `g`, by what `computeValue` makes of its size: points from its
  /// top. It counts for what stands around the view as well: its modifiers, and the stacks and layers it is in.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { guide(.vertical(g), computeValue) }
}

/// The size of a view and where it is lined up, in points.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat
  /// What the view, or one in it, says of its lines.
  private let said: [SaidGuide]
  /// Those of its words, where they are known; others count as the bottom.
  private let firstBaseline: CGFloat?
  private let lastBaseline: CGFloat?

  package init(
    _ size: CGSize, said: [SaidGuide] = [], firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil
  ) {
    width = size.width
    height = size.height
    self.said = said
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    if let said = self[explicit: guide] { return said }
    switch guide.guide {
    case .leading: return 0
    case .center: return width / 2
    case .trailing: return width
    case .custom(let guide): return guide.id.defaultValue(in: self)
    }
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    if let said = self[explicit: guide] { return said }
    switch guide.guide {
    case .top: return 0
    case .center: return height / 2
    case .bottom: return height
    case .firstBaseline: return firstBaseline ?? height
    case .lastBaseline: return lastBaseline ?? height
    case .custom(let guide): return guide.id.defaultValue(in: self)
    }
  }
  /// Where the view says it is; nil: it is where views are by themselves.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    said.last { $0.line == .horizontal(guide) }?.place
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    said.last { $0.line == .vertical(guide) }?.place
  }
}
