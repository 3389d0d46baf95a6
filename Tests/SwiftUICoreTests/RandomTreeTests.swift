import SwiftUITesting
import Testing

/// Random trees changed at random: whatever came before, the screen shows what it would show if it were made anew.
@MainActor
@Suite("Random trees")
struct RandomTreeTests {
  /// Everything on a screen, indented by depth; while it moves, as it is to look in the end, without what is still to be
  /// seen of views that have gone.
  func picture(_ screen: Screen, whileMoving: Bool = false) -> [String] {
    func lines(_ element: Element, _ indent: String) -> [String] {
      if whileMoving, element.isLeaving { return [] }
      var line = indent + element.kind
      if element.kind == "text" {
        let isMeasured = whileMoving && element.texts.contains { $0.hasPrefix("width ") }
        line += isMeasured ? " width" : " \(element.texts)"
      }
      if element.kind == "field" { line += " \(element.value)" }
      if element.kind == "toggle" { line += " \(element.isOn)" }
      let isUnderWay = whileMoving && screen.isAnimating
      let look = isUnderWay ? element.attributesAtRest : element.widget.attributes ?? Attributes()
      if look.opacity != 1 { line += " at \(look.opacity)" }
      if look.margins.top != 0 { line += " +\(look.margins.top)" }
      return [line] + element.children.flatMap { lines($0, indent + "  ") }
    }
    return screen.presented.sorted { lines($0, "").joined() < lines($1, "").joined() }.flatMap {
      lines($0, "")
    }
  }

  @Test("After any change the screen equals one made anew, and nothing is left behind", arguments: 1...140)
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
        var isMoving = false
        if screen.showsAnimations {
          screen.advance(by: 0.1)
          isMoving = random.int(2) == 0
          if !isMoving { screen.advance(by: 5) }
        }
        let fresh = Screen {
          Root(Model(model.spec), board, remote.numbers.wrappedValue).defaultAppStorage(defaults.store)
        }
        let shown = picture(screen, whileMoving: isMoving)
        let expected = picture(fresh, whileMoving: isMoving)
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
