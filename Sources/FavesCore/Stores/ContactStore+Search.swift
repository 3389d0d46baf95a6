extension ContactStore {
  /// The contacts in which every word of `text` is found, in any field; all of them for a blank text.
  ///
  /// Case, accents, scripts and the punctuation of phone numbers do not count. 100,000 contacts take a few
  /// milliseconds, and the same question asked again nothing.
  public func sections(matching text: String) -> [ContactSection] {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return sections }
    let revision = searchRevision
    if let last = lastSearch, last.revision == revision, last.query == query { return last.sections }
    takeFolded()
    var found: [ContactSection] = []
    // Loops: a closure on the main actor is checked for being there at each call.
    for section in sections {
      var entries: [ContactEntry] = []
      for entry in section.entries where entry.search.matches(query) { entries.append(entry) }
      if !entries.isEmpty { found.append(ContactSection(id: section.id, entries: entries)) }
    }
    lastSearch = (query, revision, found)
    return found
  }
}

// MARK: Ahead of a search

extension ContactStore {
  /// Begins to fold what a search looks through, so that the first one need not. The main thread takes it when it is done, or
  /// with a search before that.
  func foldAhead(after pause: Duration = .zero) {
    folding?.begin(after: pause) { [weak self] folding in
      if let self, self.folding === folding { takeFolded() }
    }
  }

  private func takeFolded() {
    guard let folding else { return }
    self.folding = nil
    let texts = folding.finish()
    // In their order, in which they mostly lie in memory, too.
    for section in sections { for entry in section.entries { entry.take(texts) } }
  }

  /// How many contacts a search need not fold any more.
  var foldedCount: Int { entries.values.count { $0.isFolded } }
}
