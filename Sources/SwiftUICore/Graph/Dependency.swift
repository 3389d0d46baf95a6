/// Something that nodes read and that tells them when it changes: a state, a key of an environment.
///
/// Readers are kept in an array while they are few and in a dictionary from then on, so that ten thousand rows
/// reading one selection cost no more each than one. A record carries the reader's generation: once the reader has
/// run again without reading, its record is out of date and wakes nobody, unless it is a lasting one.
@MainActor
@usableFromInline
package class Dependency {
  struct Reader {
    unowned(unsafe) let node: Node
    var generation: UInt32
    /// Looks whether what the reader saw has changed; nil: any change counts.
    var hasChanged: (() -> Bool)?
    /// How many looks `hasChanged` stands for.
    var looks = 1
    /// Whether the reader follows this until it is unmounted, whatever it reads in later evaluations.
    var isLasting = false

    @MainActor var isUpToDate: Bool { isLasting || generation == node.generation }
  }

  /// A reader of more parts than this follows the whole.
  private static let lookLimit = 8

  // Looked at for whatever is read. What a record holds, a program's objects among it, is freed after the list has been
  // changed: as they go they may lead back here.
  @exclusivity(unchecked) private var few: ContiguousArray<Reader> = []
  @exclusivity(unchecked) private var many: [ObjectIdentifier: Reader]?

  nonisolated init() {}

  /// Notes that `node` reads this, in the evaluation that is running.
  final func record(_ node: Node, hasChanged: (() -> Bool)? = nil) {
    record(Reader(node: node, generation: node.generation, hasChanged: hasChanged))
  }

  /// Notes that `node` follows this from now on.
  final func recordLasting(_ node: Node) {
    record(Reader(node: node, generation: node.generation, isLasting: true))
  }

  private func record(_ reader: Reader) {
    let node = reader.node
    if many != nil {
      let key = ObjectIdentifier(node)
      if let known = many![key] {
        many![key] = merged(known, reader)
        withExtendedLifetime(known) {}
      } else {
        many![key] = reader
        node.dependencies.append(self)
      }
      return
    }
    for index in few.indices where few[index].node === node {
      let known = few[index]
      few[index] = merged(known, reader)
      return withExtendedLifetime(known) {}
    }
    few.append(reader)
    node.dependencies.append(self)
    if few.count > 8 {
      many = Dictionary(uniqueKeysWithValues: few.map { (ObjectIdentifier($0.node), $0) })
      few = []
    }
  }

  private func merged(_ old: Reader, _ new: Reader) -> Reader {
    if old.isLasting { return old }
    guard !new.isLasting, old.generation == new.generation else { return new }
    // Read twice in one evaluation: woken by whatever changes either reading.
    guard let first = old.hasChanged, let second = new.hasChanged, old.looks < Self.lookLimit else {
      return Reader(node: new.node, generation: new.generation, hasChanged: nil)
    }
    return Reader(
      node: new.node, generation: new.generation, hasChanged: { first() || second() }, looks: old.looks + 1)
  }

  /// Marks every reader that is up to date and sees a change.
  final func notifyReaders() {
    if let many {
      for reader in many.values { notify(reader) }
    } else {
      for reader in few { notify(reader) }
    }
  }

  /// Marks those readers in the subtree of `root`.
  final func notifyReaders(inside root: Node) {
    let readers = many.map { Array($0.values) } ?? Array(few)
    for reader in readers where reader.node.isInside(root) { notify(reader) }
  }

  private func notify(_ reader: Reader) {
    guard reader.isUpToDate else { return }
    if let hasChanged = reader.hasChanged, !hasChanged() { return }
    reader.node.dependencyChanged()
  }

  /// Takes `node` off the list; called as it is unmounted.
  final func forget(_ node: Node) {
    if many != nil {
      let gone = many!.removeValue(forKey: ObjectIdentifier(node))
      withExtendedLifetime(gone) {}
    } else if let index = few.firstIndex(where: { $0.node === node }) {
      let gone = few.remove(at: index)
      withExtendedLifetime(gone) {}
    }
  }

  /// Whether anybody reads this.
  final var hasReaders: Bool { !few.isEmpty || !(many?.isEmpty ?? true) }
}
