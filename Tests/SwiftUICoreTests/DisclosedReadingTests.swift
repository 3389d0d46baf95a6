import Observation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What only the closure of a disclosure group reads is followed as well.
@MainActor
@Suite("What is read in a disclosure group")
struct DisclosedReadingTests {
  @Observable
  final class Model {
    var count = 1
  }

  struct Disclosed<Container: View>: View {
    @State private var count = 1
    let model: Model
    let container: (AnyView) -> Container
    var body: some View {
      container(
        AnyView(
          DisclosureGroup("Group") {
            Text("count \(count)")
            Text("model \(model.count)")
            ForEach(0..<count, id: \.self) { Text("row \($0)") }
            if model.count > 1 { Text("more") }
          }))
      Button("Add") { count += 1 }
    }
  }

  private func check<V: View>(_ container: @escaping (AnyView) -> V) {
    let model = Model()
    let screen = Screen { Disclosed(model: model, container: container) }
    screen.button("Group").tap()
    #expect(screen.shows("count 1") && screen.shows("model 1") && !screen.shows("row 1"))
    screen.button("Add").tap()
    #expect(screen.shows("count 2") && screen.shows("row 1") && !screen.shows("more"))
    screen.act { model.count = 2 }
    #expect(screen.shows("model 2") && screen.shows("more"))
  }

  @Test("In a list") func list() { check { group in List { group } } }
  @Test("In a form") func form() { check { group in Form { group } } }
  @Test("In a section of a form") func section() { check { group in Form { Section("s") { group } } } }
  @Test("By itself") func alone() { check { group in VStack { group } } }
}
