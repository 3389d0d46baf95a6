import SwiftUI

/// Rows that are loaded anew where they are pulled down, by F5 or by a button.
struct RefreshScene: View {
  @State private var rows = ["First"]
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      List(rows, id: \.self) { Text($0) }.padding([.horizontal, .top], 18)
      Refresher()
    }
    .refreshable {
      try? await Task.sleep(nanoseconds: 600_000_000)
      count += 1
      rows.insert("Loaded \(count)", at: 0)
    }
  }
}

/// Asks for what the views around it do to refresh.
private struct Refresher: View {
  @Environment(\.refresh) private var refresh
  @State private var isBusy = false

  var body: some View {
    HStack {
      Button("Refresh") {
        isBusy = true
        Task {
          await refresh?()
          isBusy = false
        }
      }
      .disabled(isBusy)
      if isBusy { ProgressView().accessibilityLabel("Refreshing") }
    }
    .padding(18)
  }
}
