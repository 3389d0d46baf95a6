import Foundation
import SwiftUITesting
import Testing

/// Trees that are very deep or very wide.
@MainActor
@Suite("Large trees")
struct LargeTreeTests {
  struct Nested: View {
    let level: Int
    let handle: Handle
    @State private var word = "deep"

    var body: some View {
      let _ = level == 0 ? handle.hand($word) : ()
      if level > 0 { AnyView(Nested(level: level - 1, handle: handle)) } else { Text(word) }
    }
  }
  final class Handle {
    var word: Binding<String>!
    var items: Binding<[Int]>!
    func hand(_ word: Binding<String>) { self.word = word }
    func hand(_ items: Binding<[Int]>) { self.items = items }
  }
  struct Root: View {
    let handle: Handle
    @State private var depth = 500
    var body: some View {
      Button("less") { depth = 499 }
      AnyView(Nested(level: depth, handle: handle))
    }
  }

  @Test("500 erased views in each other are made, changed at either end, and taken away")
  func deep() {
    let handle = Handle()
    let screen = Screen { Root(handle: handle) }
    #expect(screen.texts.contains("deep"))
    screen.resetCounts()
    screen.act { handle.word.wrappedValue = "changed" }
    #expect(screen.texts.contains("changed"))
    #expect(screen.evaluated == ["Nested"])
    // Through all levels at once.
    screen.resetCounts()
    screen.button("less").tap()
    #expect(screen.texts.contains("deep"))
    #expect(screen.bodies == 501)
    screen.close()
  }

  struct Wide: View {
    let handle: Handle
    @State private var items: [Int] = []
    var body: some View {
      let _ = handle.hand($items)
      VStack { ForEach(items, id: \.self) { Text("\($0)") } }
    }
  }

  /// Nodes made, contents run and operations done for each of so many rows: made, patched, and taken away.
  private func costs(_ count: Int) -> [Double] {
    let handle = Handle()
    let screen = Screen { Wide(handle: handle) }
    var costs: [Double] = []
    func measure(_ write: () -> Void) {
      screen.resetCounts()
      let nodes = Screen.liveNodes
      screen.act(write)
      costs.append(Double(abs(Screen.liveNodes - nodes)) / Double(count))
      costs.append(Double(screen.contents) / Double(count))
      costs.append(Double(screen.operations.count) / Double(count))
    }
    measure { handle.items.wrappedValue = Array(0..<count) }
    measure { handle.items.wrappedValue.append(-1) }
    measure { handle.items.wrappedValue = [] }
    screen.close()
    return costs
  }

  @Test("What a row costs does not depend on how many there are")
  func wide() {
    let few = costs(1_000)
    let many = costs(100_000)
    for (few, many) in zip(few, many) { #expect(abs(few - many) < 0.01) }
  }

  /// Counts the elements of a list that are freed.
  final class Freed {
    var count = 0
  }
  final class Element: Identifiable {
    let freed: Freed
    init(_ freed: Freed) { self.freed = freed }
    deinit { freed.count += 1 }
  }
  final class ElementsHandle {
    var elements: Binding<[Element]>!
    func hand(_ elements: Binding<[Element]>) { self.elements = elements }
  }
  struct Elements: View {
    let handle: ElementsHandle
    @State private var elements: [Element] = []
    var body: some View {
      let _ = handle.hand($elements)
      List(elements) { _ in Text("one") }
    }
  }

  @Test("The elements that a change of a long list replaces are freed after it, those of a short one with it")
  func replacedElements() async throws {
    for (count, isLong) in [(100, false), (30_000, true)] {
      let freed = Freed()
      let handle = ElementsHandle()
      let screen = Screen { Elements(handle: handle) }
      screen.act { handle.elements.wrappedValue = (0..<count).map { _ in Element(freed) } }
      screen.act { handle.elements.wrappedValue = [Element(freed)] }
      #expect(screen.texts == ["one"])
      #expect(freed.count == (isLong ? 0 : count))
      for _ in 0..<500 where freed.count < count { try await Task.sleep(for: .milliseconds(10)) }
      #expect(freed.count == count)
      screen.close()
    }
  }
}
