import SwiftUI

@main
struct MainActorClient: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Wedge(share: 0.3).fill(.orange)
        Frame(inset: 2).strokeBorder(.blue, lineWidth: 3)
        Text("shaken").modifier(Shake(amount: 1))
        Columns { ForEach(Fruit.allCases) { Text($0.rawValue.capitalized) } }
        Counter()
      }
      .padding()
    }
  }
}

/// A shape that moves, and calls what belongs to it.
struct Wedge: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: center(of: rect))
      path.addArc(
        center: center(of: rect), radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(360 * share),
        clockwise: false)
      path.closeSubpath()
    }
  }
  private func center(of rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
}

struct Frame: InsettableShape {
  var inset = 0.0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var frame = self
    frame.inset += amount
    return frame
  }
}

struct Shake: GeometryEffect {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(amount * 2 * .pi) * 4, y: 0))
  }
}

struct Columns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear
  var id: Self { self }
}

struct Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@Observable
class Model {
  var count = 0
  func later() async {
    try? await Task.sleep(for: .milliseconds(1))
    count += 1
  }
}

struct Counter: View {
  @State private var model = Model()
  @State private var width: CGFloat = 0

  var body: some View {
    Button("Pressed \(model.count) times, \(Int(width)) wide") { Task { await model.later() } }
      .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
      .onPreferenceChange(Width.self) { width = $0 }
  }
}
