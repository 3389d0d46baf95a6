import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A modifier of several views is one of each.
@Suite("Modifiers of several views")
@MainActor
struct SeveralViewsTests {
  private struct Rows: View {
    @State private var count = 2
    var body: some View {
      Text("Head")
      ForEach(0..<count, id: \.self) { Text("Row \($0)") }
      Button("More") { count += 1 }
    }
  }

  private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.frame(width: 70) }
  }

  private func children<V: View>(@ViewBuilder of view: () -> V) -> [String] {
    let screen = Screen { HStack { view() } }
    let stack = screen.front.all.first { $0.widget.anyDescription is StackDescription }
    return stack?.widget.children.map(\.kind) ?? []
  }

  /// The widths of all frames, in order.
  private func widths<V: View>(@ViewBuilder of view: () -> V) -> [Double] {
    Screen { HStack { view() } }.front.all.compactMap(\.width)
  }

  @Test("Each modifier is around each element")
  func kinds() {
    let three = ForEach(0..<3) { Text("\($0)") }
    #expect(widths { three.frame(width: 20) } == [20, 20, 20])
    #expect(children { three.background(Color.red) }.count == 3)
    #expect(children { three.background { Text("behind") } }.count == 3)
    #expect(children { three.overlay(Text("over")) }.count == 3)
    #expect(children { three.border(.red) }.count == 3)
    #expect(children { three.clipShape(Circle()) }.count == 3)
    #expect(children { three.cornerRadius(4) }.count == 3)
    #expect(children { three.mask(Circle()) }.count == 3)
    #expect(children { three.shadow(radius: 3) }.count == 3)
    #expect(children { three.blur(radius: 3) }.count == 3)
    #expect(children { three.onTapGesture {} }.count == 3)
    #expect(children { three.gesture(DragGesture()) }.count == 3)
    #expect(children { three.onHover { _ in } }.count == 3)
    #expect(children { three.contextMenu { Button("Go") {} } }.count == 3)
    #expect(children { three.draggable("x") }.count == 3)
    #expect(children { three.dropDestination(for: String.self) { _, _ in true } }.count == 3)
    #expect(children { three.focusable() }.count == 3)
    #expect(children { three.aspectRatio(1, contentMode: .fit) }.count == 3)
    #expect(children { three.position(x: 1, y: 2) }.count == 3)
    #expect(children { three.containerRelativeFrame(.horizontal) }.count == 3)
    #expect(children { three.glassEffect() }.count == 3)
    #expect(widths { three.modifier(Card()) } == [70, 70, 70])
  }

  @Test("So are several of them, and what is between")
  func chains() {
    let kinds = children {
      Group {
        Text("a")
        if Bool(true) {
          Text("b")
          Text("c")
        }
      }
      .padding().frame(width: 20).opacity(0.5).onTapGesture {}
    }
    #expect(kinds.count == 3)
    #expect(Set(kinds).count == 1)
  }

  @Test("One view is modified as one, and what may be missing keeps what is around it")
  func single() {
    #expect(widths { Group { Text("a") }.frame(width: 20) } == [20])
    let missing: Text? = nil
    #expect(children { missing.frame(width: 20) } == ["frame"])
    #expect(children { VStack { ForEach(0..<2) { Text("\($0)") } }.frame(width: 20) } == ["frame"])
  }

  @Test("A view whose body is several has its states, and each of its views what is around it")
  func bodies() throws {
    let screen = Screen { HStack { Rows().frame(width: 20) } }
    func frames() -> Int { screen.front.all.compactMap(\.frame).count }
    #expect(frames() == 4)
    screen.button("More").tap()
    #expect(frames() == 5)
    #expect(screen.texts == ["Head", "Row 0", "Row 1", "Row 2", "More"])
  }

  private struct Reader: View {
    @Environment(\.lineLimit) private var limit
    var body: some View {
      Text("Limit \(limit ?? 0)")
      Text("Other")
    }
  }

  @Test("A body reads the environment that modifiers around its view make, whatever is around these")
  func environment() {
    let screen = Screen { Reader().lineLimit(7).frame(width: 20) }
    #expect(screen.shows("Limit 7"))
  }

  @Test("A layout is given each of them")
  func layout() {
    let screen = Screen { AnyLayout(HStackLayout()) { ForEach(0..<3) { Text("\($0)") }.frame(width: 20) } }
    #expect(screen.front.all.compactMap(\.frame).count == 3)
  }

  @Test("In a list they are rows")
  func rows() {
    let screen = Screen {
      List {
        ForEach(0..<3) { Text("\($0)") }.onTapGesture {}
        DisclosureGroup("Group", isExpanded: .constant(true)) {
          Text("x")
          Text("y")
        }
        .contextMenu { Button("Go") {} }
      }
    }
    #expect(screen.list.rowCount == 6)
  }
}
