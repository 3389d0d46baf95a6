import SwiftUI

/// Shown until the data is read.
struct LoadingScreen: View {
  var body: some View {
    Text("Opening your contacts and films…")
      .foregroundColor(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
