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

/// Offers to take back the last deletion, for a while.
struct UndoBar: View {
  /// How long it stays.
  static let duration = Duration.seconds(12)

  /// Another id is another deletion; nil: there is none.
  let deletion: UUID?
  let message: String
  let undo: @MainActor () -> Void
  @State private var dismissed: UUID?

  var body: some View {
    if let deletion, deletion != dismissed {
      BottomBar {
        Text(message).lineLimit(1)
      } actions: {
        Button("Undo", action: undo)
        Button {
          dismissed = deletion
        } label: {
          Image(systemName: "xmark")
        }
        .accessibilityLabel("Close")
      }
      .task(id: deletion) {
        do { try await Task.sleep(for: Self.duration) } catch { return }
        dismissed = deletion
      }
    }
  }
}
