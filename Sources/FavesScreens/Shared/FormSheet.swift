import SwiftUI

/// The width of a sheet with a form: with larger text labels are wider, and the fields beside them need their room as well.
struct FormSheet: ViewModifier {
  @ScaledMetric private var scaledWidth = 340.0

  func body(content: Content) -> some View {
    // Within the screen of a small laptop also where letters are very large.
    let least = min(scaledWidth, 680)
    content.frame(minWidth: least, idealWidth: max(440, least))
  }
}
