import SwiftUI

/// Stacks, frames, layers and grids, each in a border.
struct LayoutScene: View {
  @ScaledMetric private var width: CGFloat = 480
  @ScaledMetric private var line = 24.0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      sample("Equal shares") {
        HStack {
          Text("One").frame(maxWidth: .infinity).background(.blue.opacity(0.3))
          Text("Much longer").frame(maxWidth: .infinity).background(.green.opacity(0.3))
        }
      }
      sample("Spacer") {
        HStack {
          Text("Start")
          Spacer()
          Text("End")
        }
      }
      sample("Alignment by baseline") {
        HStack(alignment: .firstTextBaseline) {
          Text("Small").font(.caption)
          Text("Large").font(.largeTitle)
          Text("Middle").font(.title3)
        }
      }
      HStack(alignment: .top, spacing: 16) {
        sample("ZStack") {
          ZStack(alignment: .bottomTrailing) {
            Color.blue.opacity(0.3).frame(width: 110, height: 70)
            Text("Over it").padding(4)
          }
        }
        sample("Overlay, background") {
          Text("Text")
            .padding(14)
            .background(.orange.opacity(0.4))
            .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12) }
        }
        sample("Aspect ratio") {
          Color.green.opacity(0.4).aspectRatio(2, contentMode: .fit).frame(width: 110, height: 70)
        }
      }
      sample("Grid") {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
          GridRow {
            Text("Name").bold()
            Text("Town").bold()
            Text("Age").bold().gridColumnAlignment(.trailing)
          }
          Divider()
          GridRow {
            Text("Ann")
            Text("Oslo")
            Text("7")
          }
          GridRow {
            Text("Łukasz")
            Text("Kraków")
            Text("42")
          }
        }
      }
      sample("The first that fits") {
        ViewThatFits(in: .horizontal) {
          Text(
            "A sentence that only fits where there is a lot of room for a long line of words, and some more of them still"
          )
          Text("A short one")
        }
      }
      sample("GeometryReader") {
        GeometryReader { proxy in
          // Width by height, also among words that are written from right to left.
          Text("\u{2066}\(Int(proxy.size.width)) × \(Int(proxy.size.height))\u{2069}")
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .frame(height: line)
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
