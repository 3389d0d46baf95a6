import SwiftUI

extension View {
  /// Asks before changes are thrown away.
  func discardDialog(isPresented: Binding<Bool>, discard: @escaping @MainActor () -> Void) -> some View {
    confirmationDialog("Discard your changes?", isPresented: isPresented) {
      Button("Keep Editing", role: .cancel) {}
      Button("Discard", role: .destructive, action: discard)
    } message: {
      Text("What you changed has not been saved.")
    }
  }
}
