import SwiftUI

/// Buttons of each style and role, links, and menus.
struct ButtonScene: View {
  @State private var said = "Nothing pressed"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(said)
      HStack {
        Button("Automatic") { said = "Automatic" }
        Button("Bordered") { said = "Bordered" }.buttonStyle(.bordered)
        Button("Prominent") { said = "Prominent" }.buttonStyle(.borderedProminent)
      }
      HStack {
        Button("Borderless") { said = "Borderless" }.buttonStyle(.borderless)
        Button("Plain") { said = "Plain" }.buttonStyle(.plain)
        Button("Delete", role: .destructive) { said = "Delete" }
        Button("Disabled") {}.disabled(true)
      }
      HStack {
        Button {
          said = "Share"
        } label: {
          Label("Share", systemImage: "square.and.arrow.up")
        }
        Button("Add", systemImage: "plus") { said = "Add" }.labelStyle(.iconOnly)
        Button("Hold") { said += "!" }.buttonRepeatBehavior(.enabled)
        Button("Own Style") { said = "Own Style" }.buttonStyle(Pill())
      }
      HStack {
        Button("Mini") { said = "Mini" }.controlSize(.mini)
        Button("Small") { said = "Small" }.controlSize(.small)
        Button("Regular") { said = "Regular" }
        Button("Large") { said = "Large" }.controlSize(.large)
      }
      HStack {
        Menu("Menu") {
          Button("Copy") { said = "Copy" }
          Menu("More") { Button("Duplicate") { said = "Duplicate" } }
          Divider()
          Button("Remove", role: .destructive) { said = "Remove" }
        }
        if let page = URL(string: "https://www.gnome.org") {
          Link("A link", destination: page)
          ShareLink("Share the link", item: page)
        }
        Text("Right-click me").contextMenu { Button("From its menu") { said = "From its menu" } }
      }
    }
  }
}

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .foregroundStyle(.white)
      .background(Capsule().fill(configuration.isPressed ? .indigo : .purple))
  }
}
