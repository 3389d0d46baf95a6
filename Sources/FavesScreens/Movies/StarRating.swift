import SwiftUI

/// A rating as five stars, with halves.
struct StarRating: View {
  /// 0 to 5, in halves.
  let rating: Double

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { star in
        Image(systemName: symbol(for: star))
      }
    }
    .foregroundColor(.orange)
    .accessibilityLabel("\(rating.formatted()) stars")
  }

  private func symbol(for star: Int) -> String {
    switch rating - Double(star) {
    case 1...: "star.fill"
    case 0.5...: "star.leadinghalf.filled"
    default: "star"
    }
  }
}
