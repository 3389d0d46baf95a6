/// A gradient that text is painted with. Apart, as most text has none, and all text is copied often.
package final class TextGradient: Hashable, Sendable {
  package let paint: GradientPaint
  init(_ paint: GradientPaint) { self.paint = paint }
  package static func == (a: TextGradient, b: TextGradient) -> Bool { a === b || a.paint == b.paint }
  package func hash(into hasher: inout Hasher) { hasher.combine(paint) }
}

extension TextDescription {
  /// What all of its letters are painted with in place of a colour; nil: with their colours. Where parts of a text have
  /// gradients of their own, each part has its middle colour.
  package var gradient: GradientPaint? {
    guard let first = spans.first else { return style.gradient }
    if let own = first.traits.gradient {
      return spans.allSatisfy { $0.traits.gradient == own } ? own.paint : nil
    }
    guard let around = style.gradient else { return nil }
    return spans.allSatisfy { $0.traits.color == nil } ? around : nil
  }
}
