import SwiftUI

/// Counts the evaluations of one view's body. Not observed by anybody: counting must not cause what it counts.
@MainActor
final class Evaluations {
  private var count = 0

  /// Counts one more, and says how many there were.
  func next() -> Int {
    count += 1
    return count
  }
}

/// A framed part of a scene, with the name of its view and how often its body ran.
struct Part<Content: View>: View {
  let name: String
  let evaluations: Int?
  let color: Color
  let content: Content

  /// - Parameter evaluations: nil: there is nothing to count.
  init(_ name: String, evaluations: Int? = nil, color: Color = .gray, @ViewBuilder content: () -> Content) {
    self.name = name
    self.evaluations = evaluations
    self.color = color
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(evaluations.map { "\(name): body ran \($0 == 1 ? "once" : "\($0) times")" } ?? name)
        .font(.caption)
        .foregroundColor(.secondary)
      content
    }
    .padding(12)
    .background(color.opacity(0.12))
    .cornerRadius(8)
  }
}

/// The same in both generations of data flow, side by side, or below each other where text is very large.
struct Generations<Old: View, New: View>: View {
  let old: Old
  let new: New
  @Environment(\.dynamicTypeSize) private var textSize

  init(@ViewBuilder old: () -> Old, @ViewBuilder new: () -> New) {
    self.old = old()
    self.new = new()
  }

  private var layout: AnyLayout {
    textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
  }

  var body: some View {
    layout {
      VStack(alignment: .leading, spacing: 8) {
        Text("From 2019").font(.headline)
        old
      }
      VStack(alignment: .leading, spacing: 8) {
        Text("From 2023").font(.headline)
        new
      }
    }
  }
}
