import FavesCore
import SwiftUI

/// Shown in place of the apps when the data cannot be read.
struct TroubleScreen: View {
  let trouble: Trouble
  @Environment(FavesLibrary.self) private var library

  var body: some View {
    ContentUnavailableView {
      Label(trouble.title, systemImage: "exclamationmark.triangle")
    } description: {
      Text(trouble.message)
    } actions: {
      HStack {
        Button("Try Again") { Task { await library.open() } }
        RestoreButton(trouble: trouble)
      }
    }
  }
}

/// Shown above the apps when the data can be read but not changed.
struct ReadOnlyBanner: View {
  let trouble: Trouble

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "lock")
      VStack(alignment: .leading, spacing: 2) {
        Text(trouble.title).bold()
        Text(trouble.message).font(.caption)
      }
      Spacer()
      RestoreButton(trouble: trouble)
    }
    .padding(10)
    .background(Color.yellow.opacity(0.25))
  }
}

/// Puts the newest backup in the place of a damaged file; nothing where there is none.
struct RestoreButton: View {
  let trouble: Trouble
  @Environment(FavesLibrary.self) private var library
  @State private var isAsking = false
  @State private var isRestoring = false
  @State private var failure: String?

  var body: some View {
    if let backup = trouble.backup {
      Button("Restore Backup…") { isAsking = true }
        .disabled(isRestoring)
        .confirmationDialog("Restore the backup?", isPresented: $isAsking) {
          Button("Restore") {
            isRestoring = true
            Task {
              do { try await library.restore(backup) } catch { failure = "\(error)" }
              isRestoring = false
            }
          }
          Button("Cancel", role: .cancel) {}
        } message: {
          let date = backup.date.formatted(date: .long, time: .shortened)
          Text("It was made on \(date). The damaged file is kept beside it.")
        }
        .alert("The backup could not be restored", isPresented: failed) {
          Button("OK") {}
        } message: {
          Text(failure ?? "")
        }
    }
  }

  private var failed: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }
}
