import SwiftUI

/// The width of a sheet with a form: with larger text, labels are wider, and the fields beside them need their room as well.
struct FormSheet: ViewModifier {
  @ScaledMetric private var width = 440.0

  func body(content: Content) -> some View {
    // Two windows stand beside each other on a screen.
    content.frame(minWidth: 340, idealWidth: min(width, 680))
  }
}
