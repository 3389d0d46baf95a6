import Testing

@testable import SwiftUICore

/// What a view's type says of itself is what the program would find out about its conformances.
@MainActor
@Suite("Roles of views")
struct ViewRoleTests {
  private struct Own: View {
    var body: some View { Text("own") }
  }
  private struct Moving: View, Animatable {
    var animatableData = 0.0
    var body: some View { Text("moving") }
  }
  private struct Modifying: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private func check<V: View>(_ view: V, _ comment: Comment) {
    let roles = V._roles
    #expect((roles.several != nil) == (V.self is any SeveralViews.Type), comment)
    #expect((roles.rows != nil) == (V.self is any RowsHolding.Type), comment)
    #expect((roles.leaf != nil) == (V.self is any LeafInPlace.Type), comment)
  }

  @Test("They are what the type conforms to")
  func conformances() {
    check(Text("a"), "text")
    check(Image(systemName: "star"), "image")
    check(Image(systemName: "star").resizable().scaledToFit(), "picture")
    check(Own().scaledToFit(), "no picture")
    check(Text("a").padding(), "text with space")
    check(Text("a").padding().frame(width: 20), "text in a frame")
    check(Own().padding().frame(width: 20), "another view in a frame")
    check(Text("a").modifier(Modifying()), "text with a modifier")
    check(EmptyView(), "nothing")
    check(AnyView(Text("a")), "any view")
    check(Own(), "a view of a program")
    check(Moving(), "one that moves")
    check(Group { Text("a") }, "group")
    check(TupleView((Text("a"), Own())), "several")
    check(Optional(Text("a")), "one that may be missing")
    check(ForEach(0..<3) { Text(verbatim: "\($0)") }, "one for each")
    check(Section("Head") { Text("a") }, "section")
    check(DisclosureGroup("Head") { Text("a") }, "disclosure group")
    check(VStack { Text("a") }, "stack")
    check(Text("a").overlay(Text("b")), "layers")
    check(List { Text("a") }, "list")
  }

  @Test("A modifier that says something of a view is an attribute, one with a body is none")
  func modifiers() {
    func check<M: ViewModifier>(_ modifier: M) {
      #expect(M._isAttribute == (M.self is any AttributeModifier.Type))
    }
    check(_PaddingLayout(insets: EdgeInsets()))
    check(Modifying())
  }

  @Test("A property of the engine's says so")
  func properties() {
    #expect(State<Int>._engine != nil)
    #expect(Binding<String>._engine != nil)
    #expect(Environment<Font?>._engine != nil)
    #expect(Own2._engine == nil)
  }
  private struct Own2: DynamicProperty {
    @State var count = 0
  }
}
