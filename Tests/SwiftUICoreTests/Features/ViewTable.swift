import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What views and modifiers describe, one line each: the names that a line is about, a view with them, and what must be so.
/// `Documentation/views.py` reads the names, and says in the list of all views which file holds which.
@MainActor
struct ViewTable {
  struct Line {
    let names: [String]
    let show: () -> Screen
    let holds: (Screen) -> Bool
  }
  private(set) var lines: [Line] = []

  mutating func callAsFunction<V: View>(
    _ names: String..., @ViewBuilder view: @escaping () -> V, holds: @escaping (Screen) -> Bool
  ) {
    lines.append(Line(names: names, show: { Screen { view() } }, holds: holds))
  }

  func check(_ location: SourceLocation = #_sourceLocation) {
    for line in lines {
      let screen = line.show()
      #expect(
        line.holds(screen), "\(line.names.joined(separator: ", ")): \(screen.front.tree)",
        sourceLocation: location)
    }
  }
}

/// Something that a binding leads to, outside of any view.
@MainActor
final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

extension Screen {
  /// The first description of a type in the window in front, from the outside in.
  func the<D: Description>(_ type: D.Type) -> D {
    guard let found = all(type).first else {
      fatalError("There is no \(type) here:\n\(front.tree)")
    }
    return found
  }
  func all<D: Description>(_ type: D.Type) -> [D] {
    front.all.compactMap { $0.widget.anyDescription as? D }
  }
  /// The attributes of the widget that shows the text.
  func attributes(of text: String) -> Attributes { self.text(text).widget.attributes ?? Attributes() }
  func style(of text: String) -> Style {
    (self.text(text).widget.anyDescription as? TextDescription)?.style ?? Style()
  }
  /// What is drawn around the views of the window, by containers or by texts.
  var decorations: [Decoration] { front.all.compactMap(\.decoration) }
  var kinds: [String] { front.all.map(\.kind) }
  func has(_ kind: String) -> Bool { kinds.contains(kind) }
}

extension Element {
  /// What is in here, an element a line.
  var tree: String { lines(0).joined(separator: "\n") }
  private func lines(_ depth: Int) -> [String] {
    let own = String(repeating: "  ", count: depth) + "\(kind) \(texts.first ?? "")"
    return [own] + children.flatMap { $0.lines(depth + 1) }
  }
}
