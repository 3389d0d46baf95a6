import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What layout describes")
struct LayoutTable {
  @Test("Containers")
  func containers() {
    var table = ViewTable()
    table("VStack", "HStack") {
      HStack(alignment: .top, spacing: 3) { VStack(alignment: .trailing) { Text("a") } }
    } holds: {
      let stacks = $0.all(StackDescription.self).filter { $0.spacing == 3 || $0.axis == .vertical(.trailing) }
      return stacks.map(\.axis) == [.horizontal(.top), .vertical(.trailing)]
    }
    table("ZStack", "zIndex") {
      ZStack(alignment: .topLeading) { Text("a").zIndex(2) }
    } holds: {
      $0.the(LayersDescription.self).alignment == .topLeading && $0.attributes(of: "a").traits.zIndex == 2
    }
    table("LazyVStack", "ScrollView") {
      ScrollView { LazyVStack { ForEach(0..<500) { Text("\($0)") } } }
    } holds: {
      $0.the(ScrollDescription.self).isVertical && $0.texts.count < 200 && $0.shows("0")
    }
    table("LazyHStack") {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<500) { Text("\($0)") } } }
    } holds: {
      $0.the(ScrollDescription.self).isHorizontal && $0.texts.count < 200 && $0.shows("0")
    }
    table("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) { ForEach(0..<3) { Text("\($0)") } }
    } holds: {
      $0.texts == ["0", "1", "2"]
    }
    table("LazyHGrid") {
      LazyHGrid(rows: [GridItem(.fixed(40))]) { ForEach(0..<3) { Text("\($0)") } }
    } holds: {
      $0.texts == ["0", "1", "2"]
    }
    table("Grid", "GridRow", "gridCellColumns") {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow { Text("c").gridCellColumns(2) }
      }
    } holds: {
      let screen = $0
      let rows = ["a", "b", "c"].map { screen.attributes(of: $0).traits.gridRow }
      return rows[0] == rows[1] && rows[1] != rows[2] && $0.attributes(of: "c").traits.gridColumns == 2
    }
    table("Spacer") {
      HStack { Spacer(minLength: 7) }
    } holds: {
      $0.has("spacer")
    }
    table("Divider") {
      Divider()
    } holds: {
      $0.has("divider")
    }
    table("Group") {
      Group {
        Text("a")
        Text("b")
      }
      .foregroundColor(.red)
    } holds: {
      $0.style(of: "a").foreground == .red && $0.style(of: "b").foreground == .red
    }
    table("GroupBox") {
      GroupBox("Title") { Text("a") }
    } holds: {
      $0.texts == ["Title", "a"]
    }
    table("ScrollViewReader") {
      Scrolling()
    } holds: {
      $0.button("End").tap()
      return $0.shows("row 400")
    }
    table("GeometryReader") {
      GeometryReader { Text("\(Int($0.size.width))") }
    } holds: {
      $0.texts == ["800"]
    }
    table("ViewThatFits") {
      ViewThatFits {
        Text("wide").frame(width: 5000)
        Text("narrow").frame(width: 50)
      }
    } holds: {
      // Without a layout nothing is too wide; one is chosen all the same.
      $0.all(LayoutDescription.self).contains { $0.isChoice } && $0.texts == ["wide"]
    }
    table.check()
  }

  private struct Scrolling: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("End") { proxy.scrollTo(400) }
        List(0..<500, id: \.self) { Text(verbatim: "row \($0)") }
      }
    }
  }

  @Test("Sizes and places")
  func places() {
    var table = ViewTable()
    table("frame") {
      Text("a").frame(width: 30, height: 20)
      Text("b").frame(minWidth: 1, idealWidth: 2, maxWidth: .infinity, alignment: .trailing)
    } holds: {
      let frames = $0.front.all.compactMap(\.frame)
      return frames.contains { $0.minWidth == 30 && $0.maxHeight == 20 }
        && frames.contains {
          $0.minWidth == 1 && $0.idealWidth == 2 && $0.maxWidth == .infinity
            && $0.alignment.horizontal == .trailing
        }
    }
    table("padding") {
      Text("a").padding(.leading, 3).padding(2)
    } holds: {
      $0.attributes(of: "a").margins == EdgeInsets(top: 2, leading: 5, bottom: 2, trailing: 2)
    }
    table("fixedSize") {
      Text("a").fixedSize(horizontal: true, vertical: false)
    } holds: {
      let attributes = $0.attributes(of: "a")
      return attributes.isFixedHorizontally && !attributes.isFixedVertically
    }
    table("layoutPriority") {
      Text("a").layoutPriority(2)
    } holds: {
      $0.attributes(of: "a").layoutPriority == 2
    }
    table("offset") {
      Text("a").offset(x: 3, y: -4)
    } holds: {
      $0.text("a").offset == CGSize(width: 3, height: -4)
    }
    table("position") {
      Text("a").position(x: 10, y: 20)
    } holds: {
      $0.shows("a") && $0.has("layout")
    }
    table("alignmentGuide") {
      HStack { Text("a").alignmentGuide(.top) { $0.height / 2 } }
    } holds: {
      $0.attributes(of: "a").traits.guides.count == 1
    }
    table("edgesIgnoringSafeArea", "ignoresSafeArea") {
      Text("a").edgesIgnoringSafeArea(.all).ignoresSafeArea()
    } holds: {
      $0.texts == ["a"] && $0.attributes(of: "a") == Attributes()
    }
    table("aspectRatio", "resizable") {
      Image(systemName: "star").resizable().aspectRatio(2, contentMode: .fit)
    } holds: {
      let image = $0.the(ImageDescription.self)
      return image.isResizable && image.aspectRatio == 2 && image.contentMode == .fit
    }
    table.check()
  }
}
