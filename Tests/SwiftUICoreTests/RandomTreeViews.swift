import SwiftUITesting
import Testing

/// What a random tree is made of, and the views that show it.
extension RandomTreeTests {
  indirect enum Spec: Equatable {
    case text(Int)
    case reader
    case pair(Spec, Spec)
    case either(Bool, Spec, Spec)
    case optional(Spec?)
    case rows([Row])
    case stack(Spec)
    case padded(Int, Spec)
    case environment(Int, Spec)
    case erased(Spec)
    case identified(Int, Spec)
    case preferring(Int, Spec)
    case section(Spec, Spec)
    case list([Row])
    case sheet(Bool, Spec)
    /// What reads, or is bound to, a slot of the board: a body, a row's content, a sheet's content, a control.
    case slot(Int)
    case watchingRows([Row], Int)
    case watchingList(Int, Int)
    case watchingSheet(Bool, Int)
    case controls(Int)
    /// Shows, and rows whose contents show, a part of the root's state through a binding.
    case number(Int)
    /// Shows a key of the user's defaults.
    case stored(Int)
    /// Comes and goes by a transition.
    case fading(Bool, Spec)
    /// Moves to another opacity.
    case moving(Int, Spec)
    case measured(Spec)
    /// Shows the preferences of its subtree in front of it.
    case totalled(Spec)
    case transforming(Int, Spec)
    case field(Int)
  }

  /// Observable objects that the whole tree may read.
  @Observable final class Slot {
    var value = 0
    var text = ""
    var isOn = false
  }
  final class Board: ObservableObject {
    let slots = (0..<3).map { _ in Slot() }
    @Published var stamp = 0
  }

  struct Row: Identifiable, Equatable {
    var id: Int
    var spec: Spec
  }

  struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
  struct BoardKey: EnvironmentKey { static var defaultValue: Board { Board() } }
  struct NumbersKey: EnvironmentKey { static var defaultValue: Binding<[Int]> { .constant([0, 0, 0]) } }
  struct TotalKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  struct SlotView: View {
    let slot: Slot
    var body: some View { Text("slot \(slot.value)") }
  }
  struct Stamp: View {
    @EnvironmentObject var board: Board
    var body: some View { Text("stamp \(board.stamp)") }
  }
  struct Controls: View {
    @Bindable var slot: Slot
    var body: some View {
      TextField("text", text: $slot.text)
      Toggle("on", isOn: $slot.isOn)
      Stamp()
    }
  }
  struct Number: View {
    @Binding var number: Int
    var body: some View {
      Text("number \(number)")
      ForEach(0..<2) { row in Text("\(row): \(number)") }
    }
  }

  struct Stored: View {
    @AppStorage var number: Int
    init(_ n: Int) { _number = AppStorage(wrappedValue: 0, "number \(n)") }
    var body: some View { Text("stored \(number)") }
  }
  /// A field that may have the focus, in a list that comes and goes around it.
  struct Focused: View {
    let slot: Slot
    @FocusState private var isFocused: Bool
    var body: some View {
      @Bindable var slot = slot
      TextField("focused", text: $slot.text).focused($isFocused)
      Toggle("focus", isOn: $slot.isOn).onChange(of: slot.isOn) { isFocused = slot.isOn }
    }
  }

  struct SpecView: View {
    let spec: Spec
    @Environment(\.board) var board
    @Environment(\.numbers) var numbers
    var body: some View {
      switch spec {
      case .text(let n): Text("text \(n)")
      case .reader: Reader()
      case .pair(let a, let b):
        SpecView(spec: a)
        SpecView(spec: b)
      case .either(let first, let a, let b):
        if first { SpecView(spec: a) } else { SpecView(spec: b) }
      case .optional(let spec):
        if let spec { SpecView(spec: spec) }
      case .rows(let rows): ForEach(rows) { SpecView(spec: $0.spec) }
      case .stack(let spec): VStack { SpecView(spec: spec) }
      case .padded(let n, let spec): SpecView(spec: spec).padding(CGFloat(n))
      case .environment(let n, let spec): SpecView(spec: spec).environment(\.level, n)
      case .erased(let spec): erased(spec)
      case .identified(let id, let spec): SpecView(spec: spec).id(id)
      case .preferring(let n, let spec): SpecView(spec: spec).preference(key: TotalKey.self, value: [n])
      case .section(let header, let content):
        Section {
          SpecView(spec: content)
        } header: {
          SpecView(spec: header)
        }
      case .list(let rows): List { ForEach(rows) { SpecView(spec: $0.spec) } }
      case .sheet(let shows, let spec):
        Text("presenter").sheet(isPresented: .constant(shows)) { SpecView(spec: spec) }
      case .slot(let n): SlotView(slot: board.slots[n])
      case .watchingRows(let rows, let n):
        ForEach(rows) { row in Text("\(row.id): \(board.slots[(n + row.id) % 3].value)") }
      case .watchingList(let count, let n):
        List(0..<count, id: \.self) { row in
          Text("\(row): \(board.slots[n].value)")
          if board.slots[n].isOn { Text("on") }
        }
      case .watchingSheet(let shows, let n):
        Text("presenter").sheet(isPresented: .constant(shows)) { Text("in sheet \(board.slots[n].text)") }
      case .controls(let n): Controls(slot: board.slots[n])
      case .number(let n): Number(number: numbers[n])
      case .stored(let n): Stored(n)
      case .fading(let shows, let spec):
        VStack { if shows { SpecView(spec: spec).transition(.opacity) } else { Text("faded") } }
      case .moving(let n, let spec):
        SpecView(spec: spec).opacity(Double(n) / 4).animation(.linear(duration: 0.2), value: n)
      case .measured(let spec):
        GeometryReader { proxy in
          Text("width \(Int(proxy.size.width))")
          SpecView(spec: spec)
        }
      case .totalled(let spec):
        VStack { SpecView(spec: spec) }.overlayPreferenceValue(TotalKey.self) { Text("within \($0)") }
      case .transforming(let n, let spec):
        SpecView(spec: spec).transformPreference(TotalKey.self) { $0.append(n) }
      case .field(let n): Focused(slot: board.slots[n])
      }
    }
    func erased(_ spec: Spec) -> AnyView {
      if case .text(let n) = spec { return AnyView(Text("erased \(n)")) }
      return AnyView(SpecView(spec: spec))
    }
  }
  struct Reader: View {
    @Environment(\.level) var level
    var body: some View { Text("level \(level)") }
  }
  @Observable final class Model {
    var spec: Spec
    init(_ spec: Spec) { self.spec = spec }
  }
  /// Lets a test write the root's state.
  final class Remote {
    private(set) var numbers: Binding<[Int]> = .constant([])
    func hold(_ numbers: Binding<[Int]>) { self.numbers = numbers }
  }
  struct Root: View {
    let model: Model
    let board: Board
    let remote: Remote
    @State var numbers: [Int]
    @State var total: [Int] = []
    init(_ model: Model, _ board: Board, _ numbers: [Int], _ remote: Remote = Remote()) {
      self.model = model
      self.board = board
      self.remote = remote
      _numbers = State(initialValue: numbers)
    }
    var body: some View {
      let _ = remote.hold($numbers)
      VStack {
        Text("total \(total)")
        VStack { SpecView(spec: model.spec) }.onPreferenceChange(TotalKey.self) { total = $0 }
      }
      .environment(\.board, board)
      .environment(\.numbers, $numbers)
      .environmentObject(board)
    }
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[RandomTreeTests.LevelKey.self] }
    set { self[RandomTreeTests.LevelKey.self] = newValue }
  }

  fileprivate var board: RandomTreeTests.Board {
    get { self[RandomTreeTests.BoardKey.self] }
    set { self[RandomTreeTests.BoardKey.self] = newValue }
  }
  fileprivate var numbers: Binding<[Int]> {
    get { self[RandomTreeTests.NumbersKey.self] }
    set { self[RandomTreeTests.NumbersKey.self] = newValue }
  }
}
