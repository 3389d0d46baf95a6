/// What is written: words, and values that the reader of a log may or may not see.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let pieces: [Piece]

  public init(stringLiteral value: String) { pieces = [Piece(text: value, isOpen: true)] }
  public init(stringInterpolation: OSLogInterpolation) { pieces = stringInterpolation.pieces }
  init(pieces: [Piece]) { self.pieces = pieces }

  /// A part of a message.
  struct Piece: Sendable {
    var text: String
    /// A log that others read shows it.
    var isOpen: Bool
    /// Where it is not shown, what is the same in two messages is seen to be.
    var mark = OSLogPrivacy.Mask.none

    var hidden: String {
      // FNV-1a: the same in each run, unlike `Hasher`.
      guard case .hash = mark else { return "<private>" }
      let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return "<mask.hash: '\(String(hash, radix: 16))'>"
    }
  }

  /// - Parameter revealed: Everything is shown, whatever its privacy.
  func text(revealed: Bool) -> String {
    pieces.map { revealed || $0.isOpen ? $0.text : $0.hidden }.joined()
  }
}
