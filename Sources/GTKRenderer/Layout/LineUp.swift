import CGTK
import Foundation
import SwiftUICore

/// A container that lines its children up by guides of their own.
@MainActor
protocol AligningWidget: GTKWidget {
  /// What the container goes by along each axis; nil: it does not line up along that one.
  var horizontalLine: HorizontalAlignment? { get }
  var verticalLine: VerticalAlignment? { get }
}

extension AligningWidget {
  /// Tells the layout where children have to be lined up, as far as they, or a place of a program's own, say so.
  /// - Parameter again: whether they may have said otherwise before.
  func lineUp(_ children: [GTKWidget], again: Bool = false) {
    let isCustom = isCustom
    let speaking = again || isCustom ? children : children.filter { $0.saysGuides }
    if speaking.isEmpty { return }
    if let horizontalLine { lineUp(speaking, .horizontal(horizontalLine), GTK_ORIENTATION_HORIZONTAL) }
    if let verticalLine { lineUp(speaking, .vertical(verticalLine), GTK_ORIENTATION_VERTICAL) }
    if !followsSizeForLines, isCustom || children.contains(where: { $0.saysGuides }) { followSize() }
  }

  private var isCustom: Bool {
    if case .custom = horizontalLine?.guide { return true }
    if case .custom = verticalLine?.guide { return true }
    return false
  }

  private func lineUp(_ children: [GTKWidget], _ line: LayoutGuide.Line, _ axis: GtkOrientation) {
    for child in children {
      let place = child.place(of: line)
      let offset = place.map { $0.isFinite ? Int32(min(max($0, -10_000), 10_000).rounded()) : 0 }
      faves_layout_set_guide(child.native, axis, (offset != nil).gboolean, offset ?? 0)
    }
  }

  /// A guide is computed from a size, and one inside of a child is where layout has put it: known once it is laid out.
  private func followSize() {
    followsSizeForLines = true
    let allocated: SignalFunction1 = { _, _, data in
      receive(data, as: GTKWidget.self) { ($0 as? any AligningWidget)?.lineUpSoon() }
    }
    let id = faves_signal_connect_after(
      native, "size-allocate", unsafeBitCast(allocated, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    adoptHandler(id, on: native)
  }

  /// Not from within the layout, and once for all that has changed.
  fileprivate func lineUpSoon() {
    guard !linesUpSoon else { return }
    linesUpSoon = true
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      linesUpSoon = false
      lineUp(Array(children))
    }
  }
}

extension GTKWidget {
  /// Children say, or something in them, where they are lined up: who goes by that, here or further out, lines up anew.
  func guidesChanged(of children: [GTKWidget]) {
    (self as? any AligningWidget)?.lineUp(children, again: true)
    (self as? FrameWidget)?.standAlone()
    var inner = self
    while inner.passesGuides {
      inner.saysGuides = true
      guard let outer = inner.parent else { return }
      if let outer = outer as? any AligningWidget {
        if outer.followsSizeForLines { outer.lineUpSoon() } else { outer.lineUp([inner], again: true) }
      }
      inner = outer
    }
  }

  /// Where the widget is to be lined up, in points from its leading edge or its top; nil: where all others are.
  fileprivate func place(of line: LayoutGuide.Line) -> Double? {
    if let own = guide(of: line) { return Double(own) }
    switch line {
    case .horizontal(let alignment):
      guard case .custom(let guide) = alignment.guide else { return nil }
      return Double(guide.id.defaultValue(in: ViewDimensions(outerSize, said: baselines)))
    case .vertical(let alignment):
      guard case .custom(let guide) = alignment.guide else { return nil }
      return Double(guide.id.defaultValue(in: ViewDimensions(outerSize, said: baselines)))
    }
  }

  /// What the widget's view says of a line, or views in it do, from its edges with all the space around it; nil: nothing.
  func guide(of line: LayoutGuide.Line) -> CGFloat? {
    guard saysGuides else { return nil }
    let attributes = attributes ?? Attributes()
    var inside: [SaidGuide] = []
    if attributes.layoutTraits?.traits.guides.isEmpty == false {
      let margins = attributes.margins
      inside = baselines.map { SaidGuide(line: $0.line, place: $0.place - margins.top) }
    }
    if let said = guideInside(of: line) { inside.append(SaidGuide(line: line, place: said)) }
    let said = attributes.saidGuides(for: outerSize, inside: inside)
    // A baseline is no guide unless somebody says so.
    guard let found = said.last(where: { $0.line == line }), isSaid(line) else { return nil }
    return found.place
  }

  /// Whether a guide for the line is set here or further in.
  private func isSaid(_ line: LayoutGuide.Line) -> Bool {
    guard saysGuides else { return false }
    if attributes?.layoutTraits?.traits.guides.contains(where: { $0.line == line }) == true { return true }
    guard passesGuides, !usesUp(line) else { return false }
    return ownGuide(of: line) != nil || sayingGuides.contains { $0.isSaid(line) }
  }

  /// Whether several children are lined up by it here: where they stand as a whole is then for what is around to say. Places of
  /// a program's own count further out as well.
  private func usesUp(_ line: LayoutGuide.Line) -> Bool {
    guard let aligning = self as? any AligningWidget, sayingGuides.count > 1 else { return false }
    switch line {
    case .horizontal(let alignment):
      if case .custom = alignment.guide { return false }
      return aligning.horizontalLine == alignment
    case .vertical(let alignment):
      if case .custom = alignment.guide { return false }
      return aligning.verticalLine == alignment
    }
  }

  /// What views in it say together, from the edges of its content.
  private func guideInside(of line: LayoutGuide.Line) -> CGFloat? {
    guard passesGuides, !usesUp(line) else { return nil }
    if let own = ownGuide(of: line) { return own }
    let said = sayingGuides.map { child -> CGFloat? in
      guard child.hasNative, let place = child.guide(of: line) else { return nil }
      let origin = child.outerOrigin(in: self)
      if case .horizontal = line { return origin.x + place } else { return origin.y + place }
    }
    switch line {
    case .horizontal(let alignment): return alignment.combineExplicit(said)
    case .vertical(let alignment): return alignment.combineExplicit(said)
    }
  }

  /// Where it stands with all the space around it, in what it is in, from the leading edge and the top.
  private func outerOrigin(in container: GTKWidget) -> CGPoint {
    let margins = attributes?.margins ?? EdgeInsets()
    faves_stack_wake(native)
    var (x, y): (Int32, Int32) = (0, 0)
    // Before the first layout nobody knows.
    guard gtk_widget_translate_coordinates(native, container.native, 0, 0, &x, &y) != 0 else { return .zero }
    let moved = displacement
    var leading = x - moved[0]
    if gtk_widget_get_direction(container.native) == GTK_TEXT_DIR_RTL {
      let width = gtk_widget_get_allocated_width(native) - moved[2]
      leading = gtk_widget_get_allocated_width(container.native) - leading - width
    }
    return CGPoint(x: CGFloat(leading) - margins.leading, y: CGFloat(y - moved[1]) - margins.top)
  }

  /// The baselines of the words in it, from its top with the space around it.
  private var baselines: [SaidGuide] {
    [(VerticalAlignment.firstTextBaseline, false), (.lastTextBaseline, true)].compactMap { line, isLast in
      let place = faves_layout_text_baseline(native, isLast.gboolean)
      return place < 0 ? nil : SaidGuide(line: .vertical(line), place: CGFloat(place))
    }
  }

  /// The size it has with all the space around it, or likes best before it has one.
  private var outerSize: CGSize {
    let margins = attributes?.margins ?? EdgeInsets()
    let around = (margins.leading + margins.trailing, margins.top + margins.bottom)
    let (width, height) = (gtk_widget_get_allocated_width(native), gtk_widget_get_allocated_height(native))
    if width > 1 && height > 1 {
      let moved = displacement
      return CGSize(
        width: CGFloat(width - moved[2]) + around.0, height: CGFloat(height - moved[3]) + around.1)
    }
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(native, nil, &natural)
    // What is asked for has no space below zero.
    return CGSize(
      width: CGFloat(natural.width) + min(margins.leading, 0) + min(margins.trailing, 0),
      height: CGFloat(natural.height) + min(margins.top, 0) + min(margins.bottom, 0))
  }
}

extension StackWidget: AligningWidget {
  var horizontalLine: HorizontalAlignment? {
    if case .vertical(let alignment) = description.axis { alignment } else { nil }
  }
  var verticalLine: VerticalAlignment? {
    if case .horizontal(let alignment) = description.axis { alignment } else { nil }
  }
}

extension LayersWidget: AligningWidget {
  var horizontalLine: HorizontalAlignment? { description.alignment.horizontal }
  var verticalLine: VerticalAlignment? { description.alignment.vertical }
}
