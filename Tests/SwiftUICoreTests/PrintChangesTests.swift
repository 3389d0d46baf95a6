import SwiftUITesting
import Testing

@MainActor
@Suite("Saying what made a view run")
struct PrintChangesTests {
  @Observable final class Film { var title = "Heat" }
  final class Settings: ObservableObject { @Published var isDark = false }

  struct Child: View {
    let name: String
    @Binding var count: Int
    let film: Film
    @StateObject var settings = Settings()
    @Environment(\.locale) var locale
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("\(name) \(count) \(film.title) \(settings.isDark ? "dark" : "light") \(locale.identifier)")
        Button("Dark") { settings.isDark.toggle() }
      }
    }
  }
  struct Parent: View {
    let film: Film
    @State var name = "a"
    @State var count = 0
    var body: some View {
      VStack {
        Button("Name") { name += "b" }
        Button("Count") { count += 1 }
        Child(name: name, count: $count, film: film)
      }
    }
  }

  @Test("Each cause is named: the value, a property, an object that was read")
  func causes() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let film = Film()
        let screen = Screen { Parent(film: film) }
        screen.button("Name").tap()
        screen.button("Count").tap()
        screen.act { film.title = "Ran" }
        screen.button("Dark").tap()
        screen.setEnvironment(\.locale, Locale(identifier: "de"))
        screen.flush()
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("PrintChangesTests.Child:") }
    #expect(
      lines == [
        "PrintChangesTests.Child: @self, @identity, _count, _settings, _locale changed.",
        "PrintChangesTests.Child: @self changed.",
        "PrintChangesTests.Child: _count changed.",
        "PrintChangesTests.Child: @dependencies changed.",
        "PrintChangesTests.Child: _settings changed.",
        "PrintChangesTests.Child: _locale changed.",
      ])
  }

  struct Plain: View {
    let number: Int
    var body: some View {
      let _ = Self._printChanges()
      Text("\(number)")
    }
  }
  struct Holding: View {
    @State var number = 0
    var body: some View {
      Plain(number: number)
      Button("Next") { number += 1 }
    }
  }

  @Test("A view without dynamic properties has @self alone, also at the start")
  func withoutProperties() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let screen = Screen { Holding() }
        screen.button("Next").tap()
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.contains("Plain") }
    #expect(
      lines == ["PrintChangesTests.Plain: @self changed.", "PrintChangesTests.Plain: @self changed."])
  }
}
