/// Where things are, and which views follow it, in one graph.
///
/// A view that asks for a place follows it until it runs again without asking. The renderer says when places may have
/// changed, and only while there are followers; each of them looks then whether what it saw is still so. Nothing looks
/// while nothing moves, and what is not asked for is not looked at.
@MainActor
package final class Places {
  private unowned let graph: Graph
  private let followers = Dependency()
  private var sightings: [ObjectIdentifier: SightingsReference] = [:]
  private var isTold = false
  /// How many layouts of this frame have moved what is followed.
  private var changes = 0
  /// How many have moved what was made anew because of an earlier one in the same frame, in all frames since one in which
  /// none has.
  private var chain = 0
  private var found = 0
  /// The views that keep moving what they follow, while the followers are not to be told.
  private var restless: Set<String>?

  /// What moves itself is told so often in a row.
  private static let chainLimit = 20

  init(of graph: Graph) { self.graph = graph }

  /// Whether anybody is to be told of changes of places.
  package var isFollowed: Bool { followers.hasReaders }

  // MARK: following

  /// Has `node` updated when `hasMoved` says so, in a look; until its next evaluation.
  func follow(_ node: Node, _ hasMoved: @escaping () -> Bool) {
    tellRenderer()
    followers.record(node) { [weak self, unowned(unsafe) node] in
      guard let self else { return false }
      graph.counts.looks += 1
      return hasMoved() && report(node)
    }
  }

  /// Notes what the view that is being evaluated sees, if there is one: it follows that from now on.
  func note(_ sighting: @autoclosure () -> Sighting) {
    guard let node = Graph.evaluating, node.graph === graph else { return }
    let key = ObjectIdentifier(node)
    if let known = sightings[key]?.sightings, known.node === node, known.generation == node.generation {
      known.add(sighting())
      return
    }
    let new = Sightings(of: node)
    new.add(sighting())
    follow(node) { new.haveChanged }
    if sightings.count > 64, sightings.count == sightings.capacity {
      sightings = sightings.filter { $0.value.sightings != nil }
    }
    sightings[key] = SightingsReference(sightings: new)
  }

  private func tellRenderer() {
    guard !isTold else { return }
    isTold = true
    graph.renderer.tellPlaces(to: self)
  }

  private func report(_ node: Node) -> Bool {
    found += 1
    guard restless != nil else { return true }
    restless!.insert(node.nameInProgram)
    return false
  }

  // MARK: looking

  /// A frame begins, which is laid out perhaps several times.
  package func frameBegins() {
    if changes < 2 { chain = 0 }
    changes = 0
  }

  /// Has the followers look; those that see another place than before wait for the next flush.
  ///
  /// What is made anew in a frame may move again what it follows. That is told too, so that the frame shows what fits; after
  /// twenty times it is taken to go on for ever, and a warning names the view.
  /// - Parameter isLaidOut: whether this is after a layout, rather than after something was scrolled.
  /// - Returns: whether somebody saw a change.
  @discardableResult
  package func look(afterLayout isLaidOut: Bool) -> Bool {
    guard followers.hasReaders, !graph.isFlushing else { return false }
    found = 0
    restless = isLaidOut && chain >= Self.chainLimit ? [] : nil
    followers.notifyReaders()
    if isLaidOut, found > 0 {
      changes += 1
      if changes > 1 { chain += 1 }
    }
    guard let names = restless else { return found > 0 }
    restless = nil
    guard found > 0 else { return false }
    chain = 0
    Diagnostics.warn(
      "What is made of a place keeps moving that place: gave up after \(Self.chainLimit) layouts; the views that follow it: "
        + names.sorted().joined(separator: ", ") + ".")
    return false
  }
}

/// A place that a view has seen, and where to look whether it is still the same.
@MainActor
struct Sighting {
  private(set) weak var widget: (any Widget)?
  private(set) weak var other: (any Widget)?
  let isInWindow: Bool
  let isApart: Bool
  let place: CGPoint?
  let size: CGSize?
  fileprivate let key: Key

  fileprivate struct Key: Hashable {
    let widget: ObjectIdentifier
    let other: ObjectIdentifier?
    let parts: Int
  }

  /// The place of `widget` in `other`, nil: in the window.
  /// - Parameters:
  ///   - size: the size that was seen, too; nil: none was.
  ///   - isApart: whether the place is the one apart from the widget's own offset.
  init(
    of widget: any Widget, at place: CGPoint?, in other: (any Widget)?, size: CGSize? = nil,
    isApart: Bool = false
  ) {
    self.widget = widget
    self.other = other
    self.isApart = isApart
    isInWindow = other == nil
    self.place = place
    self.size = size
    key = Key(
      widget: ObjectIdentifier(widget), other: other.map { ObjectIdentifier($0) },
      parts: (place == nil ? 0 : 1) + (size == nil ? 0 : 2))
  }

  var hasChanged: Bool {
    // What has gone was here.
    guard let widget, isInWindow || other != nil else { return true }
    if let size, size != widget.laidOutSize { return true }
    guard let place else { return false }
    return place != (isApart ? widget.placeApart(in: other) : widget.place(in: other))
  }
}

/// What one evaluation of a view has seen.
@MainActor
private final class Sightings {
  unowned(unsafe) let node: Node
  let generation: UInt32
  private var all: [Sighting.Key: Sighting] = [:]

  init(of node: Node) {
    self.node = node
    generation = node.generation
  }

  func add(_ sighting: Sighting) { all[sighting.key] = sighting }
  var haveChanged: Bool { all.values.contains { $0.hasChanged } }
}

private struct SightingsReference {
  weak var sightings: Sightings?
}

extension Widget {
  /// Where it is in `other`, nil: in the window, apart from its own offset: what moves a view by its place would move on
  /// and on otherwise.
  func placeApart(in other: (any Widget)?) -> CGPoint {
    let place = place(in: other)
    let still = Attributes()
    guard let attributes,
      attributes.offset != still.offset || attributes.reach != still.reach || attributes.shift != still.shift,
      let frame = layoutFrame
    else { return place }
    let moved = self.place(in: nil)
    return CGPoint(x: place.x + frame.minX - moved.x, y: place.y + frame.minY - moved.y)
  }
}
