import SwiftUITesting
import Testing

/// Random trees changed at random: whatever came before, the screen shows what it would show if it were made anew.
@MainActor
@Suite("Random trees")
struct RandomTreeTests {
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

  struct Random {
    var generator: SplitMix
    var nextID = 0

    mutating func int(_ n: Int) -> Int { Int.random(in: 0..<n, using: &generator) }

    mutating func rows(_ depth: Int, _ n: Int) -> [Row] {
      (0..<n).map { _ in
        nextID += 1
        return Row(id: nextID, spec: spec(depth))
      }
    }

    mutating func spec(_ depth: Int) -> Spec {
      if depth == 0 {
        switch int(8) {
        case 6: return .stored(int(3))
        case 7: return .field(int(3))
        case 0: return .reader
        case 1: return .slot(int(3))
        case 2: return .number(int(3))
        default: return .text(int(5))
        }
      }
      let d = depth - 1
      switch int(25) {
      case 20: return .fading(int(2) == 0, spec(d))
      case 21: return .moving(int(5), spec(d))
      case 22: return .measured(spec(d))
      case 23: return .totalled(spec(d))
      case 24: return .transforming(int(9), spec(d))
      case 0: return .text(int(5))
      case 1: return .reader
      case 2, 3: return .pair(spec(d), spec(d))
      case 4: return .either(int(2) == 0, spec(d), spec(d))
      case 5: return .optional(int(3) == 0 ? nil : spec(d))
      case 6: return .rows(rows(d, int(5)))
      case 7: return .stack(spec(d))
      case 8: return .padded(int(4), spec(d))
      case 9: return .environment(int(4), spec(d))
      case 10: return .erased(spec(d))
      case 11: return .identified(int(3), spec(d))
      case 12: return .preferring(int(9), spec(d))
      case 13: return .section(spec(d), spec(d))
      case 14: return .watchingRows(rows(0, int(5)), int(3))
      case 15: return .watchingList(int(30), int(3))
      case 16: return .watchingSheet(int(2) == 0, int(3))
      case 17: return .controls(int(3))
      case 18: return .number(int(3))
      default: return int(3) == 0 ? .sheet(int(2) == 0, spec(d)) : .list(rows(min(d, 1), int(30)))
      }
    }

    mutating func changed(_ rows: [Row], _ depth: Int) -> [Row] {
      var rows = rows
      switch int(6) {
      case 0: rows.shuffle(using: &generator)
      case 1: rows.insert(contentsOf: self.rows(min(depth, 1), 1 + int(3)), at: int(rows.count + 1))
      case 2 where !rows.isEmpty: rows.remove(at: int(rows.count))
      case 3 where rows.count > 1: rows.swapAt(int(rows.count), int(rows.count))
      case 4: rows = []
      default:
        if !rows.isEmpty {
          let index = int(rows.count)
          rows[index].spec = changed(rows[index].spec, depth)
        }
      }
      return rows
    }

    mutating func changed(_ spec: Spec, _ depth: Int) -> Spec {
      if int(8) == 0 { return self.spec(depth) }
      let d = max(0, depth - 1)
      switch spec {
      case .text, .reader: return .text(int(5))
      case .slot: return .slot(int(3))
      case .controls: return .controls(int(3))
      case .number: return .number(int(3))
      case .stored: return .stored(int(3))
      case .field: return .field(int(3))
      case .fading(let shows, let inner):
        return int(2) == 0 ? .fading(!shows, inner) : .fading(shows, changed(inner, d))
      case .moving(let n, let inner):
        return int(2) == 0 ? .moving(int(5), inner) : .moving(n, changed(inner, d))
      case .measured(let inner): return .measured(changed(inner, d))
      case .totalled(let inner): return .totalled(changed(inner, d))
      case .transforming(let n, let inner):
        return int(2) == 0 ? .transforming(int(9), inner) : .transforming(n, changed(inner, d))
      case .watchingRows(let rows, let n):
        return int(3) == 0 ? .watchingRows(rows, int(3)) : .watchingRows(changed(rows, 0), n)
      case .watchingList(let count, let n):
        return int(2) == 0 ? .watchingList(count, int(3)) : .watchingList(int(30), n)
      case .watchingSheet(let shows, let n): return .watchingSheet(!shows, n)
      case .pair(let a, let b): return int(2) == 0 ? .pair(changed(a, d), b) : .pair(a, changed(b, d))
      case .either(let first, let a, let b):
        return int(2) == 0 ? .either(!first, a, b) : .either(first, changed(a, d), changed(b, d))
      case .optional(let inner):
        return .optional(int(2) == 0 ? (inner == nil ? self.spec(d) : nil) : inner.map { changed($0, d) })
      case .rows(let rows): return .rows(changed(rows, d))
      case .list(let rows): return .list(changed(rows, d))
      case .stack(let inner): return .stack(changed(inner, d))
      case .padded(let n, let inner):
        return int(2) == 0 ? .padded(int(4), inner) : .padded(n, changed(inner, d))
      case .environment(let n, let inner):
        return int(2) == 0 ? .environment(int(4), inner) : .environment(n, changed(inner, d))
      case .erased(let inner): return .erased(changed(inner, d))
      case .identified(let id, let inner):
        return int(2) == 0 ? .identified(int(3), inner) : .identified(id, changed(inner, d))
      case .preferring(let n, let inner):
        return int(2) == 0 ? .preferring(int(9), inner) : .preferring(n, changed(inner, d))
      case .section(let a, let b):
        return int(2) == 0 ? .section(changed(a, d), b) : .section(a, changed(b, d))
      case .sheet(let shows, let inner):
        return int(2) == 0 ? .sheet(!shows, inner) : .sheet(shows, changed(inner, d))
      }
    }
  }

  /// One thing that happens: the tree changes, an object's property, a part of the root's state.
  func act(
    _ random: inout Random, _ model: Model, _ board: Board, _ remote: Remote, _ defaults: UserDefaults
  ) {
    let slot = board.slots[random.int(3)]
    switch random.int(9) {
    case 5: defaults.set(random.int(9), forKey: "number \(random.int(3))")
    case 0: slot.value = random.int(9)
    case 1: slot.text = "\(random.int(9))"
    case 2: slot.isOn.toggle()
    case 3: board.stamp = random.int(9)
    case 4: remote.numbers.wrappedValue[random.int(3)] = random.int(9)
    default: model.spec = random.changed(model.spec, 5)
    }
  }

  /// A random number generator that starts from a seed.
  struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Everything on a screen, indented by depth.
  func picture(_ screen: Screen) -> [String] {
    func lines(_ element: Element, _ indent: String) -> [String] {
      var line = indent + element.kind
      if element.kind == "text" { line += " \(element.texts)" }
      if element.kind == "field" { line += " \(element.value)" }
      if element.kind == "toggle" { line += " \(element.isOn)" }
      if element.opacity != 1 { line += " at \(element.opacity)" }
      if let margins = element.widget.attributes?.margins.top, margins != 0 { line += " +\(margins)" }
      return [line] + element.children.flatMap { lines($0, indent + "  ") }
    }
    return screen.presented.sorted { lines($0, "").joined() < lines($1, "").joined() }.flatMap {
      lines($0, "")
    }
  }

  @Test("After any change the screen equals one made anew, and nothing is left behind", arguments: 1...100)
  func changes(seed: Int) {
    let nodes = Screen.liveNodes
    let widgets = Screen.liveWidgets
    var random = Random(generator: SplitMix(state: UInt64(seed)))
    let defaults = TestDefaults()
    defer { defaults.remove() }
    do {
      let model = Model(random.spec(5))
      let board = Board()
      let remote = Remote()
      let screen = Screen { Root(model, board, [0, 0, 0], remote).defaultAppStorage(defaults.store) }
      // Every other one takes its time over what is animated, and is changed on while it does.
      screen.showsAnimations = seed.isMultiple(of: 2)
      for step in 0..<100 {
        let before = model.spec
        screen.act {
          for _ in 0...random.int(3) {
            if random.int(3) == 0 {
              withAnimation { act(&random, model, board, remote, defaults.store) }
            } else {
              act(&random, model, board, remote, defaults.store)
            }
          }
        }
        if screen.showsAnimations {
          screen.advance(by: 0.1)
          if random.int(2) == 0 { continue }
          screen.advance(by: 5)
        }
        let fresh = Screen {
          Root(Model(model.spec), board, remote.numbers.wrappedValue).defaultAppStorage(defaults.store)
        }
        let shown = picture(screen)
        let expected = picture(fresh)
        fresh.close()
        guard shown == expected else {
          Issue.record(
            """
            seed \(seed), step \(step):
            \(before)
            → \(model.spec)
            shown:
            \(shown.joined(separator: "\n"))
            expected:
            \(expected.joined(separator: "\n"))
            """)
          return
        }
      }
      screen.close()
      screen.resetCounts()
    }
    #expect(Screen.liveNodes == nodes)
    #expect(Screen.liveWidgets == widgets)
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
