import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Numbers for sizes and places that make no sense.
@MainActor
@Suite("Misuse of numbers: layout", .serialized)
struct LayoutNumberTests {
  nonisolated static let cases: [NumberCase] = [
    .of("frame dimension", NumberCase.noLength) { Text("a").frame(width: $0) },
    .of("frame dimension", NumberCase.noLength) { Text("a").frame(minHeight: $0) },
    .of("frame dimension", NumberCase.noLength) { Text("a").frame(idealWidth: $0) },
    .of("frame dimension", [.nan, -1.5]) { Text("a").frame(maxWidth: $0) },
    .of("padding", NumberCase.notFinite) { Text("a").padding($0) },
    .of("position", NumberCase.notFinite) { Text("a").position(x: 1, y: $0) },
    .of("aspect ratio", NumberCase.notPositive) { Text("a").aspectRatio($0, contentMode: .fit) },
    .of("aspect ratio", NumberCase.notPositive) {
      Text("a").aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)
    },
    .of("spacing of a stack", NumberCase.notFinite) { HStack(spacing: $0) { Text("a") } },
    .of("spacing of a stack", NumberCase.notFinite) { VStack(spacing: $0) { Text("a") } },
    .of("spacing of a stack", NumberCase.notFinite) { AnyLayout(HStackLayout(spacing: $0)) { Text("a") } },
    .of("spacing of a stack", NumberCase.notFinite) { AnyLayout(VStackLayout(spacing: $0)) { Text("a") } },
    .of("spacing of a lazy stack or grid", NumberCase.notFinite) { LazyVStack(spacing: $0) { Text("a") } },
    .of("spacing of a lazy stack or grid", NumberCase.notFinite) { LazyHStack(spacing: $0) { Text("a") } },
    .of("spacing of a lazy stack or grid", NumberCase.notFinite) {
      LazyVGrid(columns: [GridItem()], spacing: $0) { Text("a") }
    },
    .of("spacing of a grid", NumberCase.notFinite) { Grid(horizontalSpacing: $0) { GridRow { Text("a") } } },
    .of("spacing of a grid", NumberCase.notFinite) { Grid(verticalSpacing: $0) { GridRow { Text("a") } } },
    .of("number of columns of a grid cell", [0, -2]) { number in
      Grid { GridRow { Text("a").gridCellColumns(Int(number)) } }
    },
    .of("size of a grid item", NumberCase.noLength) {
      LazyVGrid(columns: [GridItem(.fixed($0))]) { Text("a") }
    },
    .of("minimum of a grid item", NumberCase.noLength) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: $0))]) { Text("a") }
    },
    .of("maximum of a grid item", [.nan, -1.5, 4]) {
      LazyHGrid(rows: [GridItem(.flexible(minimum: 20, maximum: $0))]) { Text("a") }
    },
    .of("minimum of a grid item", NumberCase.notPositive) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: $0))]) { Text("a") }
    },
    .of("spacing of a grid item", NumberCase.notFinite) {
      LazyVGrid(columns: [GridItem(spacing: $0), GridItem()]) { Text("a") }
    },
    .of("layout priority", NumberCase.none) { Text("a").layoutPriority($0) },
    .of("zIndex", NumberCase.none) { Text("a").zIndex($0) },
    .of("length of a spacer", NumberCase.noLength) { number in HStack { Spacer(minLength: number) } },
    .of("count of a containerRelativeFrame", [0, -3]) {
      Text("a").containerRelativeFrame(.horizontal, count: Int($0), spacing: 5)
    },
    .of("span of a containerRelativeFrame", [0, -3]) {
      Text("a").containerRelativeFrame(.horizontal, count: 3, span: Int($0), spacing: 5)
    },
    .of("spacing of a containerRelativeFrame", NumberCase.notFinite) {
      Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: $0)
    },
    .of("length of a containerRelativeFrame", NumberCase.noLength, isInBody: false) { number in
      Text("a").containerRelativeFrame(.horizontal) { _, _ in CGFloat(number) }
    },
    .of("content margin", NumberCase.noLength) { number in ScrollView { Text("a") }.contentMargins(number) },
    .of("safe area padding", NumberCase.notFinite) { Text("a").safeAreaPadding($0) },
    .of("inset of a row", NumberCase.notFinite) { number in
      List { Text("a").listRowInsets(EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0)) }
    },
    .of("spacing of sections", NumberCase.noLength) { number in
      List { Section { Text("a") } }.listSectionSpacing(.custom(number))
    },
    .of("width of a split view's column", NumberCase.noLength) { number in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(number)
      } detail: {
        Text("b").navigationSplitViewColumnWidth(min: 5, ideal: number)
      }
    },
    .of("width of a table's column", NumberCase.noLength) { number in
      Table(of: Film.self) {
        TableColumn("Title", value: \.title).width(number)
        TableColumn("Title", value: \.title).width(ideal: number)
      } rows: {
        TableRow(Film(id: 1, title: "Alien"))
      }
    },
    .of("width of a table's column", [.nan, -1.5, 20]) { number in
      Table(of: Film.self) {
        TableColumn("Title", value: \.title).width(min: 30, max: number)
      } rows: {
        TableRow(Film(id: 1, title: "Alien"))
      }
    },
  ]

  @Test("A number that makes no sense is told, with the view and what counts instead", arguments: cases)
  func told(_ test: NumberCase) async { await test.isTold() }

  struct Film: Identifiable {
    let id: Int
    let title: String
  }

  private struct Sized: App {
    var body: some Scene {
      WindowGroup("a") { Text("a") }.defaultSize(width: .nan, height: 300)
    }
  }

  @Test("A window's size that is none is told, and not taken")
  func windowSize() async {
    let said = await toldWhile { Screen(app: Sized()).close() }
    #expect(said.contains { $0.hasPrefix("Invalid default size of a window nan") }, "\(said)")
  }
}
