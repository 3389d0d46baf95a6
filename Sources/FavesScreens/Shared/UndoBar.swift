import FavesCore
import SwiftUI

/// Offers to take back the last deletion, for a while.
struct UndoBar: View {
  /// How long it stays.
  static let duration = Duration.seconds(12)

  /// Another id is another deletion; nil: there is none.
  let deletion: DeletionID?
  let message: String
  let undo: @MainActor () -> Void
  @State private var dismissed: DeletionID?

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
