import SwiftUI

/// A message along the bottom of a screen, and what can be done about it.
struct BottomBar<Message: View, Actions: View>: View {
  @ViewBuilder let message: Message
  @ViewBuilder let actions: Actions

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 8) {
        message
        Spacer()
        actions
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
    }
  }
}
