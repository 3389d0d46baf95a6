import SwiftUI

/// Tabs that are chosen over their pages or by the program, and pages in a row.
struct TabScene: View {
  private enum Place: String, CaseIterable { case inbox, drafts, sent }
  @State private var place = Place.inbox
  @State private var unread = 3
  @State private var page = 0

  var body: some View {
    TabView(selection: $place) {
      Tab("Inbox", systemImage: "tray", value: Place.inbox) { inbox }.badge(unread)
      Tab("Drafts", systemImage: "pencil", value: Place.drafts) { drafts }
      Tab("Sent", systemImage: "paperplane", value: Place.sent) { pages }
    }
    .padding(.top, 8)
  }

  private var inbox: some View {
    VStack(spacing: 12) {
      Stepper("Unread: \(unread)", value: $unread, in: 0...9)
      Button("To the Drafts") { place = .drafts }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var drafts: some View {
    VStack(spacing: 12) {
      Text("Chosen: \(place.rawValue)")
      Picker("Tab", selection: $place) {
        ForEach(Place.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented).labelsHidden().fixedSize()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var pages: some View {
    VStack(spacing: 12) {
      TabView(selection: $page) {
        ForEach(0..<3) { number in
          Text("Page \(number + 1)").font(.title)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.blue.opacity(0.12 + 0.12 * Double(number)))
            .tag(number)
        }
      }
      .tabViewStyle(.page)
      .frame(height: 180)
      Button("Next Page") { page = (page + 1) % 3 }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
