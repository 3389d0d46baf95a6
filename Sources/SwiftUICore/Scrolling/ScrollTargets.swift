/// A view with an id in what is scrolled.
@MainActor
struct TargetInSight {
  let id: AnyHashable
  /// In what is in sight, from its top leading corner.
  let frame: CGRect
}

extension _ViewNode {
  /// The views in here that have an id which `accepts` takes: rows, elements of a `ForEach`, what `id(_:)` names; those of
  /// them that are made. Nothing further in, nor in another scroll view.
  final func scrollTargets(in scroll: any ScrolledWidget, _ accepts: (AnyHashable) -> Bool) -> [TargetInSight]
  {
    var targets: [TargetInSight] = []
    forEachChild { $0.collectTargets(in: scroll, accepts, into: &targets) }
    return targets
  }

  private func collectTargets(
    in scroll: any ScrolledWidget, _ accepts: (AnyHashable) -> Bool, into targets: inout [TargetInSight]
  ) {
    if let id = ownTargetID, accepts(id) { return addTarget(id, in: scroll, to: &targets) }
    if let node = attributed, let other = node.anyWidget as? any ScrolledWidget,
      other !== scroll
    {
      return
    }
    guard let rows = self as? LazyRowsNode, rows.identifiesChildren else {
      return forEachChild { $0.collectTargets(in: scroll, accepts, into: &targets) }
    }
    for (index, child) in rows.children.enumerated() {
      let id = rows.rowID(at: index)
      if !accepts(id) {
        child.collectTargets(in: scroll, accepts, into: &targets)
      } else {
        child.addTarget(id, in: scroll, to: &targets)
      }
    }
  }

  /// The row of a lazy stack may be no more than what is in it: then the place is that of its content.
  private func addTarget(
    _ id: AnyHashable, in scroll: any ScrolledWidget, to targets: inout [TargetInSight]
  ) {
    var shown = widgets.prefix(1).filter { $0.isLaidOut }
    if shown.isEmpty, let row = self as? RowNode {
      shown = (row.child?.widgets ?? []).filter { $0.isLaidOut }
    }
    let frames = shown.map { CGRect(origin: $0.placeApart(in: scroll), size: $0.size) }
    guard let first = frames.first else { return }
    targets.append(TargetInSight(id: id, frame: frames.dropFirst().reduce(first) { $0.union($1) }))
  }

  private var ownTargetID: AnyHashable? { (self as? RowNode)?.id ?? (self as? IDNode)?.id }
}

extension Sequence where Element == TargetInSight {
  /// The first target in sight; with an anchor, the one whose point there is nearest to that of the room. What lies in
  /// nothing but the margins is not in sight.
  @MainActor
  func leading(along axis: Axis, room: CGSize, margins: EdgeInsets, anchor: UnitPoint?) -> TargetInSight? {
    func part(_ rect: CGRect) -> (start: CGFloat, length: CGFloat) {
      axis == .vertical ? (rect.minY, rect.height) : (rect.minX, rect.width)
    }
    let (before, after) =
      axis == .vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
    let length = Swift.max(0, (axis == .vertical ? room.height : room.width) - before - after)
    let share = anchor.map { axis == .vertical ? $0.y : $0.x }
    func rank(_ target: TargetInSight) -> CGFloat {
      let (start, own) = part(target.frame)
      return share.map { abs(start - before + own * $0 - length * $0) } ?? start
    }
    return filter {
      let (start, own) = part($0.frame)
      return start + own > before + 0.5 && start < before + length
    }.min { rank($0) < rank($1) }
  }
}

extension ScrolledWidget {
  /// What stays free between the edges of what is in sight and what is scrolled to.
  var marginsOfTargets: EdgeInsets {
    (self as? any DescribedWidget<ScrollDescription>)?.description.margins ?? EdgeInsets()
  }
}

extension CGRect {
  /// How much of it lies in a room that begins at the origin, 0 to 1.
  func share(in room: CGSize) -> Double {
    let width = min(maxX, room.width) - max(minX, 0)
    let height = min(maxY, room.height) - max(minY, 0)
    guard width > 0, height > 0, self.width > 0, self.height > 0 else { return 0 }
    return Double(width * height / (self.width * self.height))
  }
}
