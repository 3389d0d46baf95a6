import SwiftUICore
import SwiftUITesting
import Testing

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

#Preview {
  Greeting(name: "nobody")
}

#Preview("Named") { Greeting(name: "Ann") }

#Preview("Several", traits: .fixedLayout(width: 300, height: 60), .landscapeLeft) {
  let names = ["Ann", "Bob"]
  ForEach(names, id: \.self) { Greeting(name: $0) }
  if names.count > 1 { Text("and more") }
}

#Preview("Stateful", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  @Previewable @State var name: String?
  @Previewable var fixed = 5
  let label = isOn ? "on" : "off"
  VStack {
    Toggle("Wi-Fi", isOn: $isOn)
    Button("Name") { name = "Ann" }
    Text("\(label) \(name ?? "-") \(fixed)")
  }
}

private struct Framed: PreviewModifier {
  let word: String
  func body(content: Content, context: Void) -> some View {
    VStack {
      Text(word)
      content
    }
  }
}

@Observable @MainActor
private final class Sample {
  static var made = 0
  var names = ["Ann", "Bob"]
}
private struct WithSample: PreviewModifier {
  static func makeSharedContext() async throws -> Sample {
    Sample.made += 1
    await Task.yield()
    return Sample()
  }
  func body(content: Content, context: Sample) -> some View { content.environment(context) }
}
extension PreviewTrait<Preview.ViewTraits> {
  @MainActor fileprivate static var sample: Self { .modifier(WithSample()) }
}
private struct SampleReader: View {
  @Environment(Sample.self) var sample
  var body: some View { Text(sample.names.joined(separator: " ")) }
}

#Preview("Framed", traits: .modifier(Framed(word: "outer")), .modifier(Framed(word: "inner"))) {
  Text("middle")
}
#Preview("Sampled", traits: .sample) { SampleReader() }
#Preview("By function", body: makeGreeting)
@MainActor private func makeGreeting() -> any View { Greeting(name: "function") }

@MainActor
@Suite("Previews")
struct PreviewTests {
  private static var here: [any PreviewRegistry.Type] {
    Preview._registries.filter { $0.fileID == #fileID }
  }
  private func preview(_ name: String?) throws -> Preview {
    let previews = try Self.here.map { try $0.makePreview() }
    return try #require(previews.first { $0.displayName == name })
  }

  @Test("Every preview of the program is found, in the order of the source")
  func found() throws {
    let names = try Self.here.map { try $0.makePreview().displayName }
    #expect(names == [nil, "Named", "Several", "Stateful", "Framed", "Sampled", "By function"])
    let lines = Self.here.map { $0.line }
    #expect(lines == lines.sorted() && Set(lines).count == lines.count && lines[0] == 10)
    #expect(Self.here.allSatisfy { $0.column == 1 })
  }

  @Test("A preview makes its view")
  func views() throws {
    let unnamed = try preview(nil)
    #expect(Screen { unnamed.makeView() }.texts == ["Hello, nobody"])
    let named = try preview("Named")
    #expect(Screen { named.makeView() }.texts == ["Hello, Ann"])
    let several = try preview("Several")
    #expect(Screen { several.makeView() }.texts == ["Hello, Ann", "Hello, Bob", "and more"])
    let function = try preview("By function")
    #expect(Screen { function.makeView() }.texts == ["Hello, function"])
  }

  @Test("Traits say how large a preview is drawn and how the device is held")
  func traits() throws {
    #expect(try preview(nil).layout == .device)
    #expect(try preview(nil).orientation == .portrait)
    #expect(try preview("Several").layout == .fixed(width: 300, height: 60))
    #expect(try preview("Several").orientation == .landscapeLeft)
    #expect(try preview("Stateful").layout == .sizeThatFits)
  }

  @Test("What is marked @Previewable is state of the preview")
  func state() throws {
    let stateful = try preview("Stateful")
    let screen = Screen { stateful.makeView() }
    #expect(screen.shows("on - 5"))
    screen.toggle("Wi-Fi").set(false)
    screen.button("Name").tap()
    #expect(screen.shows("off Ann 5"))
    // Each showing has a state of its own.
    #expect(Screen { stateful.makeView() }.shows("on - 5"))
  }

  @Test("Modifiers among the traits stand around the view, the first outermost")
  func modifiers() throws {
    let framed = try preview("Framed")
    #expect(Screen { framed.makeView() }.texts == ["outer", "inner", "middle"])
  }

  @Test("A modifier's context is made once, however many previews are shown")
  func context() async throws {
    let sampled = try preview("Sampled")
    let screens = [Screen { sampled.makeView() }, Screen { sampled.makeView() }]
    // Ten seconds at the most.
    for turn in 0..<20_000 where !screens.allSatisfy({ $0.shows("Ann Bob") }) {
      if turn < 10_000 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
      for screen in screens { screen.flush() }
    }
    #expect(screens.map(\.texts) == [["Ann Bob"], ["Ann Bob"]])
    #expect(Sample.made == 1)
    #expect(Screen { sampled.makeView() }.texts == ["Ann Bob"])
  }
}
