import SwiftUI

/// Where GTK's way to negotiate sizes shows; Documentation/layout.md says why.
struct LayoutDifferenceScene: View {
  @ScaledMetric private var width: CGFloat = 480
  @ScaledMetric private var narrow: CGFloat = 80
  @ScaledMetric private var side: CGFloat = 60
  @ScaledMetric private var around: CGFloat = 24

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      sample("1  A control keeps its least size and stands out of a frame that is smaller") {
        Button("A button") {}.buttonStyle(.bordered).frame(width: 40, alignment: .leading)
      }
      sample("2  The first that fits has the height there is, in the middle of it") {
        ViewThatFits(in: .vertical) {
          Text("A text of three lines\nthat only fits\nwhere there is a lot of room")
          Text("A short one")
        }
        .frame(maxHeight: side * 0.7)
      }
      sample("3  Shares are whole pixels: 100 among three") {
        HStack(spacing: 0) {
          Color.blue.frame(maxWidth: .infinity)
          Color.green.frame(maxWidth: .infinity)
          Color.orange.frame(maxWidth: .infinity)
        }
        .frame(width: 100, height: 20)
      }
      sample("4  A column of texts and a row of buttons, 6 points apart, as GNOME has it") {
        HStack(alignment: .top, spacing: 40) {
          VStack(alignment: .leading) {
            Text("First")
            Text("Second")
          }
          HStack {
            Button("One") {}
            Button("Two") {}
          }
        }
      }
      sample("5  A text that has to be narrower than its longest word is broken in it") {
        Text("Incomprehensibilities").frame(width: narrow)
      }
      sample("6  A background does not make its view larger, and is not cut") {
        Text("Text")
          .background { Circle().fill(.orange.opacity(0.4)).frame(width: side, height: side) }
          .padding(around)
      }
    }
    .frame(maxWidth: width, alignment: .leading)
  }

  private func sample<Content: View>(_ name: String, @ViewBuilder content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      content().border(.gray.opacity(0.5))
    }
  }
}
