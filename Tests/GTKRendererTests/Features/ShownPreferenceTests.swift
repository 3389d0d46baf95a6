import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What views tell those around them, and the values that those give to them.
final class ShownPreferenceTests: GTKTestCase {
  private struct Words: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
  private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  func testWhatIsToldIsShownInFrontAndBehind() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("overlayPreferenceValue", "backgroundPreferenceValue", "transformPreference") {
        VStack {
          Text("a").preference(key: Words.self, value: ["one"])
          Text("b").preference(key: Words.self, value: ["two"])
        }
        .transformPreference(Words.self) { $0.append("three") }
        .overlayPreferenceValue(Words.self) { Text($0.joined(separator: " ")) }
        .backgroundPreferenceValue(Words.self) { Text(verbatim: "\($0.count) behind") }
      } holds: {
        Set($0.texts) == ["a", "b", "one two three", "3 behind"]
      }
      table("anchorPreference", "transformAnchorPreference") {
        HStack(spacing: 0) {
          Color.red.frame(width: 60, height: 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
          Color.blue.frame(width: 30, height: 20)
            .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        }
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            Text(
              verbatim: places.map { "\(Int(proxy[$0].minX)) \(Int(proxy[$0].width))" }.joined(
                separator: ", "))
          }
        }
      } holds: { screen in
        becomes { screen.texts == ["0 60, 60 30"] }
      }
    }
  }

  private struct Reading: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text(verbatim: "\(limit ?? 0)") }
  }
  private struct Same: View, Equatable {
    let word: String
    var body: some View { Text(word) }
    nonisolated static func == (a: Same, b: Same) -> Bool { a.word == b.word }
  }

  func testValuesOfTheEnvironment() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("transformEnvironment") {
        VStack {
          Reading()
          VStack { Reading() }.transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 2 }
        }
        .lineLimit(3)
      } holds: {
        $0.texts == ["3", "5"]
      }
      table("colorScheme") {
        VStack { Text("dark") }.colorScheme(.dark)
        VStack { Text("light") }.colorScheme(.light)
      } holds: {
        $0.color($0.label("dark")).red > 0.6 && $0.color($0.label("light")).red < 0.4
      }
      table("equatable", "EquatableView", "EmptyView") {
        Same(word: "one").equatable()
        EquatableView(content: Same(word: "two"))
        EmptyView()
      } holds: {
        $0.texts == ["one", "two"] && $0.all("FavesStack").allSatisfy { gtk_widget_get_visible($0) != 0 }
      }
    }
  }
}
