/// What a program puts right around a text, and its widget has itself: from the text outwards space, a frame, space around
/// that, and what is drawn around all of it. Apart from the text's description, as most texts have none.
package final class TextSurrounds: Equatable {
  /// Space within the frame, in points.
  package let inner: EdgeInsets
  /// nil: none.
  package let frame: FrameDescription?
  /// Space around the frame, in points; none without a frame.
  package let outer: EdgeInsets
  package let decoration: Decoration

  init(inner: EdgeInsets, frame: FrameDescription?, outer: EdgeInsets, decoration: Decoration) {
    self.inner = inner
    self.frame = frame
    self.outer = outer
    self.decoration = decoration
  }

  package static func == (a: TextSurrounds, b: TextSurrounds) -> Bool {
    a === b
      || a.inner == b.inner && a.frame == b.frame && a.outer == b.outer && a.decoration == b.decoration
  }
}

/// A text and what is laid out right around it.
struct PlacedText {
  let text: Text
  private(set) var inner = EdgeInsets()
  private(set) var frame: FrameDescription?
  private(set) var outer = EdgeInsets()

  init(_ text: Text) { self.text = text }

  func padded(by insets: EdgeInsets) -> PlacedText {
    var padded = self
    if frame == nil { padded.inner.add(insets) } else { padded.outer.add(insets) }
    return padded
  }

  /// nil: it is in a frame already.
  func framed(by description: FrameDescription) -> PlacedText? {
    guard frame == nil else { return nil }
    var framed = self
    framed.frame = description
    return framed
  }
}

/// A view that is a text with at most space and a frame around it.
@MainActor
protocol TextInPlace: View {
  /// nil: there is more around it after all; the same for all values of a type.
  var placedText: PlacedText? { get }
}

extension Text: TextInPlace {
  var placedText: PlacedText? { PlacedText(self) }
}

extension ModifiedContent: TextInPlace where Content: TextInPlace, Modifier == _PaddingLayout {
  var placedText: PlacedText? { content.placedText?.padded(by: modifier.insets) }
}

extension _FrameLayout: TextInPlace where Content: TextInPlace {
  var placedText: PlacedText? { decoration == nil ? content.placedText?.framed(by: description) : nil }
}

/// A text whose widget has what is around it, and draws that.
struct SurroundedText: View, DescribedView {
  typealias Body = Never
  let place: PlacedText
  let decoration: Decorating

  /// nil: `content` is not a text alone.
  @MainActor
  init?<Content: View>(_ content: Content, decoration: Decorating) {
    // What may be missing is none: a cast alone would look into it.
    guard Content.self is any TextInPlace.Type, let place = (content as? any TextInPlace)?.placedText else {
      return nil
    }
    self.place = place
    self.decoration = decoration
  }

  func describe(in context: DescriptionContext) -> TextDescription {
    var description = place.text.describe(in: context)
    description.surrounds = TextSurrounds(
      inner: place.inner, frame: place.frame, outer: place.outer, decoration: decoration.describe(in: context)
    )
    return description
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ other: EdgeInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}
