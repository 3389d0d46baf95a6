/// What a `ForEach` says of data that it cannot follow.
extension ForEachNode {
  /// Once: who reads it will not read on.
  func warnOfChange(to count: Int) {
    guard !hasWarnedOfChange else { return }
    hasWarnedOfChange = true
    Diagnostics.warn(
      "\(KnownWarning.notConstant(viewName, count: count, first: ids.count)) It is in \(ownerInProgram); here its "
        + "rows follow.")
  }

  /// Looks through the first ids, where they are many when the first frame is drawn. In still longer data it would cost a good
  /// part of a frame; a change of it finds duplicates anyway.
  func lookForDuplicates() {
    switch ids.count {
    case ...50: warnOfDuplicates(ids)
    case ...Self.most:
      Task { [weak self, generation] in
        try? await Task.sleep(for: .milliseconds(500))
        if let self, self.generation == generation { warnOfDuplicates(ids) }
      }
    default: break
    }
  }

  func warnOfDuplicates(_ ids: ContiguousArray<ID>) {
    guard let id = ids.firstTwin else { return }
    Diagnostics.warn(
      "\(nameInProgram): \(KnownWarning.duplicate(id)) Which row keeps its state is not certain.")
  }
}
