import FavesCore
import SwiftUI

/// Asks before the window closes while something could not be saved.
struct AsksWhenUnsaved: ViewModifier {
  let library: FavesLibrary

  func body(content: Content) -> some View {
    let count = library.unsavedCount
    content.dismissalConfirmationDialog("Close without saving?", shouldPresent: count > 0) {
      Button("Keep Open", role: .cancel) {}
      Button("Close Without Saving", role: .destructive) { library.discardUnsaved() }
    } message: {
      Text(
        count == 1
          ? "A change could not be saved, and will be lost."
          : "\(count) changes could not be saved, and will be lost.")
    }
  }
}
