import SwiftUI

/// What comes in front of a window, and is up to date while it is there.
struct PresentationScene: View {
  private enum Shown: String, Identifiable {
    case sheet, cover
    var id: Self { self }
  }
  @State private var count = 0
  @State private var sheet: Shown?
  @State private var showsCover = false
  @State private var showsPopover = false
  @State private var showsAlert = false
  @State private var asks = false
  @State private var said = "Nothing answered"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Count: \(count)", value: $count)
      Text(said)
      Button("Sheet…") { sheet = .sheet }
        .sheet(item: $sheet) { Presented(title: $0.rawValue.capitalized, count: $count) }
      Button("Cover…") { showsCover = true }
        .fullScreenCover(isPresented: $showsCover) { Presented(title: "Cover", count: $count) }
      Button("Popover") { showsPopover.toggle() }
        .popover(isPresented: $showsPopover) {
          Stepper("Count: \(count)", value: $count).padding()
        }
      Button("Alert…") { showsAlert = true }
        .alert("Throw it away?", isPresented: $showsAlert) {
          Button("Throw Away", role: .destructive) { said = "Thrown away" }
          Button("Cancel", role: .cancel) { said = "Kept" }
        } message: {
          Text("It cannot be brought back.")
        }
      Button("Question…") { asks = true }
        .confirmationDialog("Which size?", isPresented: $asks, titleVisibility: .visible) {
          Button("Small") { said = "Small" }
          Button("Large") { said = "Large" }
        }
    }
  }
}

private struct Presented: View {
  let title: String
  @Binding var count: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Stepper("Count: \(count)", value: $count)
        NavigationLink("Further") { Text("Count: \(count)").navigationTitle("Further") }
      }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .frame(minWidth: 360, minHeight: 200)
  }
}
