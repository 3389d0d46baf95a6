/// What a run of an attributed string is meant to be, as Markdown has it: emphasised, code, struck through. Foundation on
/// Linux does not have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
  /// What looks that Markdown gave were meant to be.
  init(_ traits: TextTraits) {
    self = []
    if traits.isItalic == true { insert(.emphasized) }
    if traits.weight == .bold { insert(.stronglyEmphasized) }
    if traits.isMonospaced == true { insert(.code) }
    if traits.isStruckThrough == true { insert(.strikethrough) }
  }

  /// Gives `traits` the looks of what it says.
  func apply(to traits: inout TextTraits) {
    if contains(.emphasized) { traits.isItalic = true }
    if contains(.stronglyEmphasized) { traits.weight = .bold }
    if contains(.code) { traits.isMonospaced = true }
    if contains(.strikethrough) { traits.isStruckThrough = true }
  }
}
