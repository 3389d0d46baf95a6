/// Values that something took the place of, freed once that is on the screen: for the strings of 100,000 elements freeing
/// takes longer than all that is done for a row that comes or goes. No more than one change's are kept; the next one a person
/// makes comes later than two frames after it.
@MainActor
struct FormerValues<Value> {
  private final class Kept {
    var value: Value?
    var isDue = false
  }
  private var kept: Kept?

  mutating func keep(_ value: Value) {
    let kept = kept ?? Kept()
    self.kept = kept
    kept.value = value
    guard !kept.isDue else { return }
    kept.isDue = true
    Task { @MainActor [weak kept] in
      try? await Task.sleep(for: .milliseconds(30))
      kept?.value = nil
      kept?.isDue = false
    }
  }
}
