import FavesCore
import SwiftUI

/// A person's initials, or a figure where the name has none, on a colour that goes with what they are called:
/// the same on every computer.
struct Avatar: View {
  let name: PersonName
  /// The name, or what is shown for it.
  let title: String
  /// In points, where text is of its usual size; with larger text a small one grows.
  let size: CGFloat
  @ScaledMetric private var textScale = 1.0

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: side, height: side)
      .overlay {
        let initials = name.initials
        if initials.isEmpty {
          Image(systemName: "person").foregroundColor(.white)
        } else {
          Text(initials)
            .font(.system(size: side * 0.33 / textScale, weight: .semibold))
            .foregroundColor(.white)
        }
      }
      .accessibilityHidden(true)
  }

  private var side: CGFloat { min(size * textScale, max(size, 72)) }

  private var color: Color { Self.colors[Self.colorIndex(for: title)] }

  /// Which of the colours a title has. Swift's own hash values are others in each run; this is FNV-1a.
  static func colorIndex(for title: String) -> Int {
    let hash = title.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(hash % UInt32(colors.count))
  }

  // White can be read on each, at 4.5 to 1; no blue is as strong as that of a selected row, on which an avatar would be lost.
  private static let colors = [
    Color(red: 0.28, green: 0.38, blue: 0.54), Color(red: 0.14, green: 0.52, blue: 0.35),
    Color(red: 0.68, green: 0.37, blue: 0.03), Color(red: 0.65, green: 0.26, blue: 0.55),
    Color(red: 0.57, green: 0.38, blue: 0.24), Color(red: 0.75, green: 0.20, blue: 0.24),
    Color(red: 0.38, green: 0.35, blue: 0.75), Color(red: 0.10, green: 0.49, blue: 0.54),
  ]
}
