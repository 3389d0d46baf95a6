import SwiftUITesting
import Testing

@MainActor
@Suite("Bad use", .serialized)
struct FailureTests {
  final class Settings: ObservableObject {}
  @Observable final class Library {}

  struct NeedsSettings: View {
    @EnvironmentObject var settings: Settings
    var body: some View { Text("\(ObjectIdentifier(settings))") }
  }
  struct NeedsLibrary: View {
    @Environment(Library.self) var library
    var body: some View { Text("\(ObjectIdentifier(library))") }
  }

  @Test("A missing environment object stops, naming the type and the view")
  func missingObject() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { NeedsSettings() } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No ObservableObject of type Settings found for NeedsSettings"))
    #expect(message.contains("environmentObject"))
  }

  @Test("A missing observable object stops, naming the type and the view")
  func missingObservable() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { NeedsLibrary() } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No Observable object of type Library found for NeedsLibrary"))
  }

  /// Runs `body` and returns the warnings it caused.
  func warnings(_ body: () -> Void) -> [String] {
    let messages = LockedValue<[String]>([])
    Diagnostics.listen { message in messages.withLock { $0.append(message) } }
    body()
    Diagnostics.listen(nil)
    return messages.withLock { $0 }
  }

  struct WritesInBody: View {
    @State var count = 0
    func write() { if count == 0 { count = 1 } }
    var body: some View {
      let _ = write()
      Text("\(count)")
    }
  }

  @Test("A write during body is a warning with the view's name")
  func writeInBody() {
    let said = warnings { _ = Screen { WritesInBody() } }
    #expect(said.contains { $0.contains("WritesInBody") && $0.contains("evaluating its body") })
  }

  struct Twins: View {
    @State var ids = [1, 2, 3]
    var body: some View {
      VStack {
        Button("Mix") { ids = [2, 1, 2, 1, 3] }
        ForEach(ids, id: \.self) { Text(verbatim: "row \($0)") }
      }
    }
  }

  @Test("Duplicate ids are a warning; every row is shown")
  func duplicates() {
    let said = warnings {
      let screen = Screen { Twins() }
      screen.button("Mix").tap()
      #expect(screen.texts == ["Mix", "row 2", "row 1", "row 2", "row 1", "row 3"])
      screen.button("Mix").tap()
      #expect(screen.texts.count == 6)
    }
    #expect(said.contains { $0.contains("occurs multiple times") && $0.contains("ForEach") })
  }

  final class Keeper {
    var binding: Binding<String>!
    func keep(_ binding: Binding<String>) { self.binding = binding }
  }
  struct Elements: View {
    @State var names = ["a", "b"]
    let keeper: Keeper
    var body: some View {
      let _ = keeper.binding == nil ? keeper.keep($names[1]) : ()
      Button("Shrink") { names.removeLast() }
    }
  }

  @Test("A binding to an element that is gone reads its last value, and a write is reported and dropped")
  func staleElement() {
    let keeper = Keeper()
    let screen = Screen { Elements(keeper: keeper) }
    #expect(keeper.binding.wrappedValue == "b")
    screen.button("Shrink").tap()
    #expect(keeper.binding.wrappedValue == "b")
    let said = warnings { keeper.binding.wrappedValue = "c" }
    #expect(said.contains { $0.contains("had become shorter") })
  }

  struct Sized: View { var body: some View { Text("x").frame(width: -5, height: .nan).padding(.infinity) } }

  @Test("Negative and undefined sizes are ignored with a warning that names the view")
  func sizes() {
    let said = warnings { _ = Screen { Sized() } }
    #expect(
      said.contains { $0.contains("-5") && $0.contains("in the body of Sized") && $0.contains("ignored") })
    #expect(said.contains { $0.contains("nan in the body of Sized") })
    #expect(said.contains { $0.contains("padding inf in the body of Sized") })
  }

  struct Gone: View {
    let keeper: Keeper
    @State var text = ""
    var body: some View {
      let _ = keeper.keep($text)
      Text(text)
    }
  }
  struct MayGo: View {
    let keeper: Keeper
    @State var on = true
    var body: some View {
      VStack {
        Button("Go") { on = false }
        if on { Gone(keeper: keeper) }
      }
    }
  }

  @Test("A write to the state of a view that is gone is a warning, and harmless")
  func unmounted() {
    let keeper = Keeper()
    let screen = Screen { MayGo(keeper: keeper) }
    screen.button("Go").tap()
    let said = warnings { keeper.binding.wrappedValue = "late" }
    screen.flush()
    #expect(
      said.contains {
        $0.contains("A State<String> of Gone was written after the view it belonged to had gone")
      })
  }

  @Test(
    "A state written from a background thread is carried out on the main actor, with a warning that names the view"
  )
  func background() async {
    let keeper = Keeper()
    let screen = Screen { Gone(keeper: keeper) }
    let messages = LockedValue<[String]>([])
    await Diagnostics.collect(in: messages) {
      let binding = keeper.binding!
      await Task.detached { binding.wrappedValue = "from afar" }.value
      await eventually {
        screen.flush()
        return screen.shows("from afar")
      }
    }
    #expect(
      messages.withLock { $0 }.contains { $0.contains("of Gone, was written from a background thread") })
  }

  struct Linked: View { var body: some View { NavigationStack { NavigationLink("Go", value: 3) } } }

  @Test("A value that no destination shows is a warning that names its type and the view with the link")
  func missingDestination() {
    let said = warnings {
      let screen = Screen { Linked() }
      screen.button("Go").tap()
      screen.goBack()
    }
    #expect(
      said.contains {
        $0.contains(
          "The NavigationLink in Linked leads to a value of type Int, but no navigationDestination(for: Int.self)"
        )
      })
  }
}
