import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Controls for several values together, and tabs of a range.
@MainActor
@Suite("Controls for several values")
struct SeveralSourcesTests {
  private struct Line: Identifiable {
    let id: Int
    var width = "thin"
    var isDashed = false
  }
  private struct Lines: View {
    @State private var lines = [Line(id: 1), Line(id: 2)]
    var body: some View {
      Picker("Width", sources: $lines, selection: \.width) {
        Text("thin").tag("thin")
        Text("thick").tag("thick")
      }
      Toggle("Dashed", systemImage: "line", sources: $lines, isOn: \.isDashed)
      Button("Change one") { lines[1].width = "thick" }
      Text(lines.map { "\($0.width) \($0.isDashed)" }.joined(separator: ", "))
    }
  }

  @Test("A picker shows what all have, nothing where they differ, and sets all")
  func picker() {
    let screen = Screen { Lines() }
    #expect(screen.picker("Width").value == "thin")
    screen.button("Change one").tap()
    #expect(screen.picker("Width").value == "")
    screen.picker("Width").select("thick")
    #expect(screen.picker("Width").value == "thick")
    #expect(screen.shows("thick false, thick false"))
    screen.toggle("Dashed").set(true)
    #expect(screen.shows("thick true, thick true"))
    screen.close()
  }

  private struct MixedStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")")
    }
  }
  private struct Dashes: View {
    @State private var lines = [Line(id: 1), Line(id: 2)]
    var body: some View {
      Toggle("Styled", sources: $lines, isOn: \.isDashed).toggleStyle(MixedStyle())
      Toggle("Plain", sources: $lines, isOn: \.isDashed).toggleStyle(.checkbox)
      Button("First") { lines[0].isDashed.toggle() }
    }
  }

  @Test("A toggle for several values is mixed where they differ")
  func mixed() {
    let screen = Screen { Dashes() }
    var isMixed: Bool? { (screen.toggle("Plain").widget.anyDescription as? ToggleDescription)?.isMixed }
    #expect(screen.shows("off") && isMixed == false)
    screen.button("First").tap()
    #expect(screen.shows("mixed") && isMixed == true)
    screen.toggle("Plain").set(true)
    #expect(screen.shows("on") && isMixed == false)
    screen.close()
  }

  private struct Nothing: View {
    @State private var lines: [Line] = []
    var body: some View {
      Picker("Width", sources: $lines, selection: \.width) { Text("thin").tag("thin") }
    }
  }

  @Test("Without values nothing is chosen")
  func empty() {
    let screen = Screen { Nothing() }
    #expect(screen.picker("Width").value == "")
    screen.picker("Width").select("thin")
    screen.close()
  }

  private struct Numbered: View {
    @State private var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        ForEach(1..<4) { number in
          Tab("Tab \(number)", systemImage: "star", value: number) { Text("page \(number)") }
        }
      }
    }
  }

  @Test("A tab for each number of a range")
  func tabs() {
    let screen = Screen { Numbered() }
    #expect(screen.tabs == ["Tab 1", "Tab 2", "Tab 3"])
    screen.selectTab("Tab 3")
    #expect(screen.selectedTab == "Tab 3")
    screen.close()
  }
}
