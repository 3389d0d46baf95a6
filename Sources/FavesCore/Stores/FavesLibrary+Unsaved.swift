extension FavesLibrary {
  /// How many changes could not be saved and wait for another try.
  public var unsavedCount: Int {
    [contacts.lastError?.unsaved.count, movies.lastError?.unsaved.count, user.lastError?.unsaved.count]
      .compactMap { $0 }.reduce(0, +)
  }

  /// Gives up what could not be saved.
  public func discardUnsaved() {
    contacts.lastError = nil
    movies.lastError = nil
    user.lastError = nil
  }

  /// Waits for the disk and closes the file, at the end of the app. What could not be saved is tried once more.
  ///
  /// - Returns: what is lost, for the user; `nil` when all is on the disk.
  public func finish() async -> String? {
    await flush()
    if unsavedCount > 0 {
      contacts.saveAgain()
      movies.saveAgain()
      user.saveAgain()
      await flush()
    }
    let troubles = [contacts.lastError?.trouble, movies.lastError?.trouble, user.lastError?.trouble]
    let lost = unsavedCount == 0 ? [] : troubles.compactMap { $0 }
    await close()
    return lost.isEmpty ? nil : lost.map { "\($0.title). \($0.message)" }.joined(separator: "\n")
  }
}
