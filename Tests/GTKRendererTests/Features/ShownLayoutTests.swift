import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Containers, sizes and places as GTK lays them out.
final class ShownLayoutTests: GTKTestCase {
  func testContainers() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("VStack", "HStack") {
        VStack(alignment: .leading, spacing: 20) {
          Text("a")
          HStack(spacing: 30) {
            Text("b")
            Text("c")
          }
        }
      } holds: {
        let (a, b, c) = (
          $0.frame(of: $0.label("a")), $0.frame(of: $0.label("b")), $0.frame(of: $0.label("c"))
        )
        return a.minX == b.minX && b.minY == a.maxY + 20 && c.minX == b.maxX + 30
      }
      table("ZStack", "zIndex") {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 50, height: 50).zIndex(1)
          Color.blue.frame(width: 90, height: 90)
        }
      } holds: {
        let layers = $0.all("FavesLayers").first { gtk_widget_get_allocated_width($0) == 90 }
        guard let layers else { return false }
        let picture = DrawnPicture(layers)
        return picture.pixel(10, 10) != picture.pixel(80, 80) && picture.pixel(80, 80)[3] == 255
      }
      table("LazyVStack", "ScrollView", "LazyHStack") {
        ScrollView { LazyVStack { ForEach(0..<500) { Text("\($0)") } } }
        ScrollView(.horizontal) { LazyHStack { ForEach(0..<500) { Text("h\($0)") } } }
      } holds: {
        $0.has("GtkScrolledWindow") && $0.texts.contains("0") && $0.texts.contains("h0")
          && $0.texts.count < 300
      }
      table("LazyVGrid") {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { ForEach(0..<4) { Text("\($0)") } }
      } holds: {
        let screen = $0
        let cells = (0..<4).map { screen.frame(of: screen.label("\($0)")) }
        return cells[0].minY == cells[1].minY && cells[2].minY > cells[0].minY
          && cells[0].midX == cells[2].midX
      }
      table("LazyHGrid") {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) { ForEach(0..<4) { Text("\($0)") } }
      } holds: {
        let screen = $0
        let cells = (0..<4).map { screen.frame(of: screen.label("\($0)")) }
        return cells[0].midX == cells[1].midX && cells[1].minY > cells[0].minY
          && cells[2].minX > cells[0].minX
      }
      table("gridCellColumns") {
        Grid(horizontalSpacing: 10) {
          GridRow {
            Color.red.frame(width: 40, height: 10)
            Color.red.frame(width: 40, height: 10)
          }
          GridRow { Color.red.frame(height: 10).gridCellColumns(2) }
        }
        .fixedSize()
      } holds: {
        gtk_widget_get_allocated_width($0.all("FavesSurface").last!) == 90
      }
      table("Grid", "GridRow") {
        Grid(alignment: .leading) {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow {
            Text("wide cell")
            Text("d")
          }
        }
      } holds: {
        let (a, b) = ($0.frame(of: $0.label("a")), $0.frame(of: $0.label("b")))
        let (c, d) = ($0.frame(of: $0.label("wide cell")), $0.frame(of: $0.label("d")))
        return a.minX == c.minX && b.minX == d.minX && b.minX > c.maxX
      }
      table("Spacer") {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
      } holds: {
        $0.frame(of: $0.label("b")).minX - $0.frame(of: $0.label("a")).maxX > 300
      }
      table("Divider") {
        Text("a")
        Divider()
      } holds: { screen in
        let lines = screen.all("GtkSeparator").filter { screen.frame(of: $0).width > 300 }
        return lines.count == 1 && screen.frame(of: lines[0]).height <= 2
      }
      table("Group", "GroupBox") {
        GroupBox("Title") {
          Group {
            Text("a")
            Text("b")
          }
        }
      } holds: {
        $0.texts == ["Title", "a", "b"]
          && $0.frame(of: $0.label("Title")).maxY <= $0.frame(of: $0.label("a")).minY
      }
      table("ScrollViewReader") {
        ScrollViewReader { proxy in
          Button("End") { proxy.scrollTo(400) }
          List(0..<500, id: \.self) { Text(verbatim: "row \($0)") }
        }
      } holds: {
        $0.click("End")
        settle(300)
        return $0.texts.contains("row 400")
      }
      table("GeometryReader") {
        GeometryReader { Text("\(Int($0.size.width))") }
      } holds: {
        $0.texts == ["500"]
      }
      table("ViewThatFits") {
        ViewThatFits {
          Text("wide").frame(width: 5000)
          Text("narrow").frame(width: 50)
        }
      } holds: { screen in
        screen.all("FavesLabel").filter { gtk_widget_get_mapped($0) != 0 }.map(screen.text) == ["narrow"]
      }
    }
  }

  func testSizesAndPlaces() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("frame") {
        Color.red.frame(width: 30, height: 20)
        Text("a").frame(maxWidth: .infinity, alignment: .trailing)
      } holds: {
        let area = $0.frame(of: $0.the("FavesSurface"))
        return area.size == CGSize(width: 30, height: 20) && $0.frame(of: $0.label("a")).maxX > 450
      }
      table("padding") {
        Text("a").padding(.leading, 3).padding(2)
      } holds: {
        gtk_widget_get_margin_start($0.label("a")) == 5 && gtk_widget_get_margin_top($0.label("a")) == 2
      }
      table("fixedSize") {
        Text("some long words that do not fit").fixedSize().frame(width: 40)
      } holds: {
        $0.frame(of: $0.label("some long words that do not fit")).width > 100
      }
      table("layoutPriority") {
        HStack {
          Text("first words of some length").lineLimit(1)
          Text("second words of some length").lineLimit(1).layoutPriority(1)
        }
        .frame(width: 240)
      } holds: {
        let (first, second) = (
          $0.label("first words of some length"), $0.label("second words of some length")
        )
        return $0.frame(of: second).width > $0.frame(of: first).width + 50
      }
      table("position") {
        Color.red.frame(width: 10, height: 10).position(x: 30, y: 20).frame(width: 100, height: 100)
      } holds: { screen in
        let area = screen.frame(of: screen.the("FavesSurface"))
        let frame = screen.all("FavesFrame").first { gtk_widget_get_allocated_width($0) == 100 }
        guard let frame else { return false }
        return area.midX - screen.frame(of: frame).minX == 30
          && area.midY - screen.frame(of: frame).minY == 20
      }
      table("offset") {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 10, height: 10).offset(x: 30, y: 20)
          Color.clear.frame(width: 100, height: 100)
        }
      } holds: { screen in
        let layers = screen.all("FavesLayers").first { gtk_widget_get_allocated_width($0) == 100 }!
        let picture = DrawnPicture(layers)
        return picture.pixel(35, 25)[3] == 255 && picture.pixel(5, 5)[3] == 0
      }
      table("alignmentGuide") {
        HStack(alignment: .top) {
          Text("a")
          Text("b").alignmentGuide(.top) { $0[.top] - 12 }
        }
      } holds: {
        $0.frame(of: $0.label("b")).minY == $0.frame(of: $0.label("a")).minY + 12
      }
      table("edgesIgnoringSafeArea", "ignoresSafeArea") {
        Text("a").edgesIgnoringSafeArea(.all)
      } holds: {
        $0.texts == ["a"]
      }
      table("aspectRatio") {
        Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
      } holds: {
        $0.frame(of: $0.the("FavesSurface")).size == CGSize(width: 100, height: 50)
      }
    }
  }
}
