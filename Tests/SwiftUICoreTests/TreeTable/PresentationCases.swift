import SwiftUITesting

enum PresentationCases {
  static let all = [
    Case(
      "A sheet appears after the change that presents it was told, and goes after the one that dismisses it",
      { Ordered() },
      .shown("+base"),
      .tap("open", "on true", "+sheet"),
      .tap("done", "on false", "-sheet", "dismissed"),
      .tap("open", "on true", "+sheet"),
      .closeSheet("on false", "-sheet", "dismissed")),
    Case(
      "A sheet's content runs as it opens, not the view that opens it; its state goes with it", { Opening() },
      .shown("body Opening"),
      .tap("Open", "body Sheet", "+sheet"),
      .tap("tally 0"),
      .texts("tally 1"),
      .closeSheet("-sheet"),
      .texts("Open"),
      .tap("Open", "body Sheet", "+sheet"),
      .texts("tally 0"),
      .closeSheet("-sheet")),
    Case(
      "An open sheet follows the state that its content reads; the owner's body runs", { Following() },
      .shown("body Following"),
      .tap("Open", "body Page 0"),
      .tap("Add", "body Following", "body Page 1"),
      .tap("Add", "body Following", "body Page 2"),
      .closeSheet()),
    Case(
      "A sheet's content sees a state that no body read as the view's last body did, and follows it from then on",
      { Unread() },
      .shown("body Unread"),
      .tap("Open", "content none", "page none"),
      .tap("Choose", "body Unread", "content two", "page two"),
      .closeSheet(),
      .tap("Open", "body Unread", "content one", "page one")),
    Case(
      "A sheet dismisses itself through the environment, and its presenter hears of it", { Dismissing() },
      .shown(),
      .tap("Open"),
      .tap("Done", "dismissed"),
      .texts("Open", "closed"),
      .tap("Open"),
      .tap("Done the old way", "dismissed"),
      .texts("Open", "closed")),
    Case(
      "A sheet's item may change: the same id keeps the content's state, another starts anew",
      { ItemSheet() },
      .shown(),
      .tap("Edit", "body Page 0"),
      .tap("tally 0"),
      .tap("Same id", "body Page 1"),
      .texts("Same id", "Other id", "Close", "1", "tally 1"),
      .tap("Other id", "body Page 9"),
      .texts("Same id", "Other id", "Close", "9", "tally 0"),
      .tap("Close"),
      .texts("Edit")),
    Case(
      "A sheet inherits its presenter's environment and objects", { Inheriting() },
      .shown(),
      .tap("Open", "body Heir dark 0"),
      .tap("Add", "body Heir dark 1"),
      .closeSheet()),
    Case(
      "What a cover owned is freed when it closes", { Owning() },
      .shown(),
      .tap("Open"),
      .alive(Model.self, 1),
      .tap("Close"),
      .alive(Model.self, 0)),
    Case(
      "A popover's content follows an observable object while it is open", { Popping() },
      .shown("body Popping"),
      .tap("Open", "content 0"),
      .event("write", { $0[Counter.self].count = 1 }, "content 1"),
      .closeSheet(),
      .event("write", { $0[Counter.self].count = 2 })),
    Case(
      "An alert's message follows while it is open; its button acts, and it is gone", { Asking() },
      .shown(),
      .tap("Ask"),
      .title("Delete it?"),
      .message("It has 0."),
      .event("write", { $0[Counter.self].count = 1 }),
      .message("It has 1."),
      .answer("Delete", "deleted"),
      .texts("Ask")),
    Case(
      "A confirmation dialog tells its answer", { Confirming() },
      .shown(),
      .tap("Ask"),
      .answer("Keep", "kept"),
      .texts("Ask")),
  ]

  @MainActor final class Model: ObservableObject {
    @Published var count = 0
    init() { watch(self) }
  }
  @MainActor @Observable final class Counter {
    var count = 0
    init() { watch(self) }
  }

  struct Page: View {
    let count: Int
    var body: some View {
      let _ = say("body Page \(count)")
      Text("\(count)")
    }
  }

  struct Ordered: View {
    @State private var isOpen = false
    var body: some View {
      Button("open") { isOpen = true }
        .sheet(isPresented: $isOpen, onDismiss: { say("dismissed") }) { Closing().saying("sheet") }
        .onChange(of: isOpen) { say("on \(isOpen)") }
        .saying("base")
    }
  }
  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("done") { dismiss() } }
  }

  struct Opening: View {
    @State private var isOpen = false
    var body: some View {
      let _ = say("body Opening")
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Sheet() }
    }
    struct Sheet: View {
      var body: some View {
        let _ = say("body Sheet")
        Tally(name: "tally").saying("sheet")
      }
    }
  }

  struct Following: View {
    @State private var isOpen = false
    @State private var count = 0
    var body: some View {
      let _ = say("body Following")
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
        Page(count: count)
        Button("Add") { count += 1 }
      }
    }
  }

  struct Unread: View {
    @State private var isOpen = false
    @State private var choice = "none"
    var body: some View {
      let _ = say("body Unread")
      Button("Open") { (choice, isOpen) = ("one", true) }
        .sheet(isPresented: $isOpen) {
          let _ = say("content \(choice)")
          Page { choice }
          Button("Choose") { choice = "two" }
        }
    }
    struct Page: View {
      let choice: () -> String
      var body: some View {
        let _ = say("page \(choice())")
        Text(choice())
      }
    }
  }

  struct Dismissing: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen, onDismiss: hear) { Sheet() }
      Text(isOpen ? "open" : "closed")
    }
    private func hear() { say("dismissed") }
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var presentationMode
      var body: some View {
        Button("Done") { dismiss() }
        Button("Done the old way") { presentationMode.wrappedValue.dismiss() }
      }
    }
  }

  struct ItemSheet: View {
    struct Item: Identifiable {
      let id: String
      var count: Int
    }
    @State private var item: Item?
    var body: some View {
      Button("Edit") { item = Item(id: "a", count: 0) }.sheet(item: $item) { shown in
        Button("Same id") { item = Item(id: "a", count: 1) }
        Button("Other id") { item = Item(id: "b", count: 9) }
        Button("Close") { item = nil }
        Page(count: shown.count)
        Tally(name: "tally")
      }
    }
  }

  struct Inheriting: View {
    @StateObject private var model = Model()
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Heir() }
        .environmentObject(model)
        .environment(\.tableTheme, "dark")
    }
    struct Heir: View {
      @EnvironmentObject private var model: Model
      @Environment(\.tableTheme) private var theme
      var body: some View {
        let _ = say("body Heir \(theme) \(model.count)")
        Button("Add") { model.count += 1 }
      }
    }
  }

  struct Owning: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { Cover(isOpen: $isOpen) }
    }
    struct Cover: View {
      @StateObject private var model = Model()
      @Binding var isOpen: Bool
      var body: some View { Button("Close") { isOpen = false } }
    }
  }

  struct Popping: View {
    @State private var counter = Counter()
    @State private var isOpen = false
    var body: some View {
      let _ = say("body Popping")
      Button("Open") { isOpen = true }.popover(isPresented: $isOpen) { Content(counter: counter) }
    }
    struct Content: View {
      let counter: Counter
      var body: some View {
        let _ = say("content \(counter.count)")
        Text("\(counter.count)")
      }
    }
  }

  struct Asking: View {
    @State private var counter = Counter()
    @State private var asks = false
    var body: some View {
      Button("Ask") { asks = true }
        .alert("Delete it?", isPresented: $asks) {
          Button("Delete", role: .destructive) { say("deleted") }
          Button("Keep", role: .cancel) { say("kept") }
        } message: {
          Text("It has \(counter.count).")
        }
    }
  }

  struct Confirming: View {
    @State private var asks = false
    var body: some View {
      Button("Ask") { asks = true }
        .confirmationDialog("Delete it?", isPresented: $asks) {
          Button("Delete", role: .destructive) { say("deleted") }
          Button("Keep", role: .cancel) { say("kept") }
        }
    }
  }

}
