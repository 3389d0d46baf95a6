import FavesCore
import SwiftUI

/// A person's initials on a colour of their own.
struct Avatar: View {
  let name: PersonName
  let id: UUID
  /// In points.
  let size: CGFloat

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: size, height: size)
      .overlay {
        if name.isEmpty {
          Image(systemName: "person").foregroundColor(.white)
        } else {
          Text(name.initials)
            .font(.system(size: size * 0.33, weight: .semibold))
            .foregroundColor(.white)
        }
      }
      .accessibilityHidden(true)
  }

  private var color: Color {
    let bytes = id.uuid
    return Self.colors[Int(bytes.0 ^ bytes.7 ^ bytes.15) % Self.colors.count]
  }

  private static let colors = [
    Color(red: 0.11, green: 0.31, blue: 0.62), Color(red: 0.18, green: 0.60, blue: 0.41),
    Color(red: 0.75, green: 0.42, blue: 0.05), Color(red: 0.65, green: 0.26, blue: 0.55),
    Color(red: 0.57, green: 0.38, blue: 0.24), Color(red: 0.75, green: 0.20, blue: 0.24),
    Color(red: 0.38, green: 0.35, blue: 0.75), Color(red: 0.11, green: 0.53, blue: 0.58),
  ]
}
