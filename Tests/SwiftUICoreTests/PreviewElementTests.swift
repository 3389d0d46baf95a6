import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What is said of a preview")
struct PreviewElementTests {
  private struct Loud: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text("loud")
    }
  }

  @Test("Its name, its size and how it is held are read from the outside in, the nearest of each counts")
  func traits() {
    let view = Text("a").previewDisplayName("Near").previewLayout(.sizeThatFits)
      .previewInterfaceOrientation(.landscapeLeft)
      .previewDisplayName("Far").previewLayout(.device).previewInterfaceOrientation(.portrait)
    let elements = previewElements(of: view)
    #expect(elements.map(\.name) == ["Near"])
    #expect(elements.map(\.layout) == [.sizeThatFits])
    #expect(elements.map(\.orientation) == [.landscapeLeft])
  }

  @Test("What is said of a group is said of each of its views that says nothing else")
  func groups() {
    let group = Group {
      Text("a").previewDisplayName("Own")
      Text("b").previewLayout(.fixed(width: 1, height: 2))
    }
    .previewDisplayName("Group").modifier(Loud()).previewLayout(.sizeThatFits)
    let elements = previewElements(of: group)
    #expect(elements.map(\.name) == ["Own", "Group"])
    #expect(elements.map(\.layout) == [.sizeThatFits, .fixed(width: 1, height: 2)])
    #expect(elements.map(\.orientation) == [nil, nil])
    // Other modifiers are around each view.
    #expect(elements.map { element in Screen { element.view }.texts } == [["a", "loud"], ["b", "loud"]])
  }

  @Test("In a window none of it is to be seen")
  func window() {
    let screen = Screen {
      Text("a").previewDisplayName("Name").previewLayout(.fixed(width: 900, height: 2))
        .previewInterfaceOrientation(.landscapeRight)
    }
    #expect(screen.front.all.map(\.kind) == ["window", "text"])
    #expect(screen.title != "Name")
  }
}
