import SwiftUI

/// `make previews` draws what stands below; `make preview NAME=Badge` shows it live.
struct PreviewScene: View {
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("PreviewScene", evaluations: evaluations.next()) {
      Generations {
        // As high as the stepper beside it.
        Badge(count: 3).frame(minHeight: 34)
      } new: {
        CountedBadge()
      }
    }
  }
}

private struct Badge: View {
  let count: Int
  @ScaledMetric private var side: CGFloat = 10

  var body: some View {
    Text("\(count)")
      .bold()
      .foregroundStyle(.white)
      .padding(.horizontal, side)
      .padding(.vertical, 2)
      .background(Capsule().fill(.red))
  }
}

private struct CountedBadge: View {
  @State private var count = 1

  var body: some View {
    Stepper(value: $count, in: 0...99) { Badge(count: count) }
  }
}

// MARK: 2019

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Badge(count: 3).previewDisplayName("Badge of 3")
      Badge(count: 1000).previewDisplayName("Badge of 1000")
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}

// MARK: 2023

#Preview("Badge that counts", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 7
  Stepper(value: $count, in: 0...99) { Badge(count: count) }.padding()
}
