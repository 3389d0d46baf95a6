import SwiftUI

/// Lengths that grow with the desktop's text: change “Large Text” in its settings while this is open.
struct ScaledMetricScene: View {
  @ScaledMetric private var plain = 40.0
  @ScaledMetric(relativeTo: .largeTitle) private var large = 40.0
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("ScaledMetricScene", evaluations: evaluations.next()) {
      square(40, "40, fixed")
      square(plain, "40, scaled: \(Int(plain))")
      square(large, "40, scaled as a large title is: \(Int(large))")
    }
  }

  private func square(_ side: Double, _ words: String) -> some View {
    HStack {
      Color.accentColor.frame(width: side, height: side).cornerRadius(6)
      Text(words)
    }
  }
}
