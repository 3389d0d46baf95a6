import SwiftUI

/// Looks at places from closures that Apple's interface marks as Sendable.
struct MeasuredHeader: View {
  @State private var frame = CGRect.zero
  @State private var grew = false

  var body: some View {
    ScrollView {
      Text("At \(Int(frame.minY))")
        .onGeometryChange(for: CGRect.self) { proxy in
          proxy.frame(in: .global)
        } action: { newValue in
          frame = newValue
        }
      Text(grew ? "Larger" : "As it was")
        .onGeometryChange(for: CGSize.self, of: \.size) { old, new in
          grew = new.height > old.height
        }
      Text("Moves along")
        .visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minY / 2)
        }
    }
    .coordinateSpace(.named("header"))
  }
}
