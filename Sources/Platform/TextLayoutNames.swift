/// Where the lines of a text stand; by name in UIKit and AppKit.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
  package var alignment: TextAlignment {
    self == .center ? .center : self == .right ? .trailing : .leading
  }
  package var place: Alignment { self == .center ? .center : self == .right ? .trailing : .leading }
}

/// What becomes of a text that is too long for its room; by name in UIKit and AppKit.
public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Where the dots stand; of a text that is to be broken or cut off they stand at the end, as in every text.
  package var truncation: Text.TruncationMode {
    self == .byTruncatingHead ? .head : self == .byTruncatingMiddle ? .middle : .tail
  }
}

/// Whether a view that has the focus is seen to; by name in AppKit.
public enum NSFocusRingType: UInt, Sendable {
  case `default`, none, exterior
}
