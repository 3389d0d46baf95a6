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
    if let id = ownTargetID, accepts(id) {
      if let widget = widgets.first, widget.isLaidOut { targets.append(target(id, widget, scroll)) }
      return
    }
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
      } else if let widget = child.widgets.first, widget.isLaidOut {
        targets.append(target(id, widget, scroll))
      }
    }
  }

  private func target(_ id: AnyHashable, _ widget: any Widget, _ scroll: any ScrolledWidget) -> TargetInSight
  {
    TargetInSight(id: id, frame: CGRect(origin: widget.placeApart(in: scroll), size: widget.size))
  }

  private var ownTargetID: AnyHashable? { (self as? RowNode)?.id ?? (self as? IDNode)?.id }
}

extension Sequence where Element == TargetInSight {
  /// The first target in sight; with an anchor, the one whose point there is nearest to that of the room.
  @MainActor
  func leading(along axis: Axis, room: CGSize, anchor: UnitPoint?) -> TargetInSight? {
    func part(_ rect: CGRect) -> (start: CGFloat, length: CGFloat) {
      axis == .vertical ? (rect.minY, rect.height) : (rect.minX, rect.width)
    }
    let length = axis == .vertical ? room.height : room.width
    let share = anchor.map { axis == .vertical ? $0.y : $0.x }
    func rank(_ target: TargetInSight) -> CGFloat {
      let (start, own) = part(target.frame)
      return share.map { abs(start + own * $0 - length * $0) } ?? start
    }
    return filter {
      let (start, own) = part($0.frame)
      return start + own > 0.5 && start < length
    }.min { rank($0) < rank($1) }
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
