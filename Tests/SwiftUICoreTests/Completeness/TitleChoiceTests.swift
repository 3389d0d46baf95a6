import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What may be a key, a string and a resource: a literal is a key, a `String` is shown as it is.
@MainActor
@Suite("Which form a title chooses")
struct TitleChoiceTests {
  private struct Item { var isOn = Binding.constant(true), number = Binding.constant(1) }

  private let picture = ResourceTitle.picture
  private let items = [Item()]
  private let yes = Binding.constant(true)

  @Test("A literal is a key and has Markdown in it; a string has not")
  func looks() {
    let string = "**b**"
    let screen = Screen {
      Label("**a**", systemImage: "star")
      Label(string, systemImage: "star")
      Button("**c**") {}
      Toggle("**d**", isOn: yes)
      Menu("**e**") { Text("f") }
    }
    #expect(screen.texts == ["a", "**b**", "c", "d", "e"])
  }

  @Test("Forms with a picture take keys and strings")
  func pictures() {
    let string = "string"
    let menus = Screen {
      Menu(string, systemImage: "star") {
        Text("a")
      } primaryAction: {
      }
      Menu("key", image: picture) { Text("a") }
      Menu(string, image: picture) { Text("a") }
      Menu("key", image: picture) {
        Text("a")
      } primaryAction: {
      }
      Menu(string, image: picture) {
        Text("a")
      } primaryAction: {
      }
      ControlGroup("key", image: picture) { Text("a") }
      ControlGroup(string, image: picture) { Text("a") }
    }
    #expect(menus.texts == ["string", "key", "string", "key", "string", "a", "a"])
    let controls = Screen {
      Toggle("key", image: picture, sources: items, isOn: \.isOn)
      Toggle(string, image: picture, sources: items, isOn: \.isOn)
      Picker("key", image: picture, sources: items, selection: \.number) { Text("a").tag(1) }
      Picker(string, image: picture, sources: items, selection: \.number) { Text("a").tag(1) }
      Picker("key", sources: items, selection: \.number) {
        Text("a").tag(1)
      } currentValueLabel: {
        Text("b")
      }
    }
    #expect(controls.toggle("key").isOn == true && controls.toggle("string").isOn == true)
    #expect(controls.picker("key").value == "a" && controls.picker("string").value == "a")
  }

  @Test("Modifiers take all three")
  func modifiers() {
    let string = "string"
    let resource: LocalizedStringResource = "resource"
    let screen = Screen {
      Text("a").help("key").accessibilityLabel("key")
      Text("b").help(string).accessibilityLabel(string).badge(string)
      Text("c").help(resource).accessibilityLabel(resource).badge(resource)
      Text("d").badge(nil as LocalizedStringResource?).badge("key").badge(3)
    }
    let labels = screen.front.all.filter { $0.kind == "text" }.map(\.label)
    #expect(labels.prefix(3) == ["key", "string", "resource"])
  }
}
