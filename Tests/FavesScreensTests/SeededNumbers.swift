/// The same numbers for the same seed, on every computer.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A name or title as people type them, or as one hopes they do not.
  mutating func word() -> String {
    let words = [
      "Ann", "Bo Adams", "King, Martin", "ACME, Inc.", "Łukasz", "東京 太郎", "🎬", "  Zoë  ", "a", "O'Neil",
      "<b>&", "",
      String(repeating: "long ", count: 60), "\"quoted\"", "%_", "שלום", "1984",
    ]
    return words.randomElement(using: &self)!
  }
}
