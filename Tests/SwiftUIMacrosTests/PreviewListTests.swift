import SwiftUICore
import SwiftUITesting
import Testing

#Preview("Listed/by macro", traits: .fixedLayout(width: 120, height: 60)) { Text("by macro") }

private struct Listed_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("first").previewDisplayName("First")
      Text("second").previewLayout(.sizeThatFits)
    }
    ForEach(["a", "b"], id: \.self) { Text($0).previewDisplayName("Same") }
  }
}

@Suite("The list of previews") @MainActor
struct PreviewListTests {
  private func named(_ part: String) -> [ListedPreview] {
    Preview.listed().filter { $0.name.contains(part) }
  }

  @Test("A #Preview is listed by module, file and name, fit for a file")
  func macros() throws {
    let preview = try #require(named("Listed_by macro").first)
    #expect(preview.name == "SwiftUIMacrosTests-PreviewListTests-Listed_by macro")
    #expect(preview.preview.layout == .fixed(width: 120, height: 60))
    let screen = Screen { preview.preview.makeView() }
    #expect(screen.texts == ["by macro"])
    screen.close()
  }

  @Test("Each view of a provider is a preview of its own, under a name that no other has")
  func providers() throws {
    let found = named("Listed_Previews")
    #expect(
      found.map(\.name)
        == ["First", "2", "Same", "Same-2"].map { "SwiftUIMacrosTests-Listed_Previews-" + $0 })
    #expect(found[1].preview.layout == .sizeThatFits)
    #expect(Set(Preview.listed().map(\.name)).count == Preview.listed().count)
  }
}
