import FavesCore
import SwiftUI

extension View {
  /// Says when something could not be saved, and keeps what it was until it is saved again or given up.
  ///
  /// - Parameter retry: saves again what is in the failure.
  func saveFailure<Item: Equatable & Sendable>(
    _ failure: Binding<SaveFailure<Item>?>, retry: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(SaveFailureNotice(failure: failure, retry: retry))
  }
}

/// An alert, and a banner that stays when the alert was put off.
private struct SaveFailureNotice<Item: Equatable & Sendable>: ViewModifier {
  @Binding var failure: SaveFailure<Item>?
  let retry: @MainActor () -> Void
  @State private var seen: Trouble.ID?

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      content
      if let failure, failure.trouble.id == seen, !failure.unsaved.isEmpty {
        BottomBar {
          Text([failure.trouble.title, failure.amount].compactMap { $0 }.joined(separator: ". "))
        } actions: {
          Button("Discard") { self.failure = nil }
          Button("Try Again", action: retry)
        }
      }
    }
    // Not `presenting:` the failure: what could not be saved may be known, or grow, while the question stands there.
    .alert(failure?.trouble.title ?? "", isPresented: isNew) {
      if failure?.unsaved.isEmpty ?? true {
        Button("OK") { failure = nil }
      } else {
        Button("Later", role: .cancel) { seen = failure?.trouble.id }
        Button("Try Again", action: retry)
      }
    } message: {
      Text([failure?.trouble.message, failure?.amount].compactMap { $0 }.joined(separator: "\n\n"))
    }
  }

  private var isNew: Binding<Bool> {
    Binding(
      get: { failure != nil && failure?.trouble.id != seen },
      set: { if !$0 { seen = failure?.trouble.id } })
  }
}

extension SaveFailure {
  /// How much is not saved, where it is more than what the message is about anyway.
  fileprivate var amount: String? { unsaved.count > 1 ? "\(unsaved.count) changes are not saved." : nil }
}
