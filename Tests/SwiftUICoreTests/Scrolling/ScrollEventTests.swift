import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("What a scroll view tells") @MainActor
struct ScrollEventTests {
  struct Told: View {
    @State private var geometry = ScrollGeometry.zero
    @State private var phases: [ScrollPhase] = [.idle]
    var body: some View {
      Text(verbatim: "at \(Int(geometry.contentOffset.y)) of \(Int(geometry.contentSize.height))")
      Text(verbatim: "room \(Int(geometry.containerSize.height))")
      Text(phases.map { "\($0)" }.joined(separator: " "))
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { Text(verbatim: "row \($0)") } }
      }
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { geometry = $1 }
      .onScrollPhaseChange { phases.append($1) }
      .frame(height: 200)
    }
  }

  @Test("How far it is scrolled, how long its content is and how much is seen is told")
  func geometry() {
    let screen = Screen { Told() }
    #expect(screen.shows("at 0 of 1000") && screen.shows("room 200"))
    screen.scrollView.scroll(y: 120)
    #expect(screen.shows("at 120 of 1000"))
  }

  @Test("It is scrolled by a person until 150 milliseconds after the last movement")
  func phases() {
    let screen = Screen { Told() }
    screen.scrollView.scroll(y: 10)
    #expect(screen.shows("idle interacting"))
    screen.advance(by: 0.1)
    screen.scrollView.scroll(y: 20)
    screen.advance(by: 0.1)
    #expect(screen.shows("idle interacting"))
    screen.advance(by: 0.1)
    #expect(screen.shows("idle interacting idle"))
    #expect(!screen.isAnimating)
  }

  struct Sections: View {
    @State private var seen: [Int] = []
    @State private var opacity = 1.0
    @State private var isWhole = true
    var body: some View {
      Text(verbatim: "seen \(seen)")
      Button("Fade") { opacity = 0.5 }
      Button("Remove") { withAnimation(.linear(duration: 1)) { isWhole = false } }
      ScrollView {
        LazyVStack(spacing: 0) {
          Section("first") { ForEach(0..<3) { Text(verbatim: "row \($0)").id($0) } }.opacity(opacity)
          if isWhole { Section("second") { ForEach(3..<50) { Text(verbatim: "row \($0)").id($0) } } }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
      .frame(height: 100)
    }
  }

  @Test("Rows in the sections of a lazy stack are seen, and sections fade and leave")
  func sections() {
    let screen = Screen { Sections() }
    screen.scrollView.scroll(y: 1)
    #expect(screen.texts.first?.hasPrefix("seen [0, 1") == true)
    screen.button("Fade").tap()
    for text in ["first", "row 0"] { #expect(attributes(of: text, on: screen).opacity == 0.5, "\(text)") }
    screen.button("Remove").tap()
    screen.advance(by: 2)
    #expect(!screen.shows("second") && screen.shows("row 0"))
  }

  struct Placed: View {
    @State var position = ScrollPosition(idType: Int.self)
    var body: some View {
      Text("by person \(position.isPositionedByUser), first \(position.viewID(type: Int.self) ?? -1)")
      Button("To 300") { position.scrollTo(y: 300) }
      Button("To 20") { position.scrollTo(id: 20, anchor: .top) }
      Button("Slowly to 20") {
        withAnimation(.linear(duration: 1)) { position.scrollTo(id: 20, anchor: .top) }
      }
      Button("To the end") { position.scrollTo(edge: .bottom) }
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition($position)
      .frame(height: 200)
    }
  }

  @Test("A position goes where it is sent, and says where a person has scrolled to")
  func position() {
    let screen = Screen { Placed() }
    #expect(screen.shows("by person false, first -1"))
    screen.scrollView.scroll(y: 110)
    #expect(screen.shows("by person true, first 5"))
    #expect(screen.scrollView.scrollOffset.y == 110)
    screen.button("To 300").tap()
    #expect(screen.scrollView.scrollOffset.y == 300)
    #expect(screen.shows("by person false, first -1"))
    screen.button("To 20").tap()
    #expect(screen.scrollView.scrollOffset.y == 400)
    #expect(screen.shows("by person false, first 20"))
    screen.button("To the end").tap()
    #expect(screen.scrollView.scrollOffset.y == 800)
  }

  @Test("In an animated change a scroll view goes there, and who scrolls by hand stays")
  func animatedPosition() {
    let screen = Screen { Placed() }
    screen.showsAnimations = true
    screen.button("Slowly to 20").tap()
    screen.advance(by: 0.5)
    let half = screen.scrollView.scrollOffset.y
    #expect(abs(half - 200) < 20, "\(half)")
    screen.advance(by: 1)
    #expect(screen.scrollView.scrollOffset.y == 400)
    #expect(!screen.isAnimating)
    screen.scrollView.scroll(y: 0)
    screen.advance(by: 1)
    screen.button("To the end").tap()
    screen.button("Slowly to 20").tap()
    screen.advance(by: 0.2)
    screen.scrollView.scroll(y: 100)
    screen.advance(by: 1)
    #expect(screen.scrollView.scrollOffset.y == 100)
  }

  struct Identified: View {
    @State private var id: Int?
    var isLazy = false
    var body: some View {
      Text("id \(id ?? -1)")
      Button("To 30") { id = 30 }
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { ForEach(0..<500) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { ForEach(0..<50) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $id, anchor: .top)
      .frame(height: 200)
    }
  }

  @Test(
    "A binding has the id of the first view in sight, and scrolls to what is written to it",
    arguments: [false, true])
  func byID(isLazy: Bool) {
    let screen = Screen { Identified(isLazy: isLazy) }
    #expect(screen.shows("id -1"))
    screen.scrollView.scroll(y: 100)
    #expect(screen.shows("id 5"))
    #expect(screen.scrollView.scrollOffset.y == 100)
    screen.button("To 30").tap()
    #expect(screen.shows("id 30"))
    #expect(screen.scrollView.scrollOffset.y == 600)
    screen.resetCounts()
    screen.flush()
    #expect(screen.bodies == 0)
    screen.scrollView.scroll(y: 700)
    #expect(screen.shows("id 35"))
  }

  struct Sights: View {
    @State private var ids: [Int] = []
    @State private var isFourthSeen = false
    var body: some View {
      Text("seen \(ids.first ?? -1)...\(ids.last ?? -1), \(isFourthSeen)")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { index in
            if index == 4 {
              Text("fourth").onScrollVisibilityChange(threshold: 0.5) { isFourthSeen = $0 }
            } else {
              Text(verbatim: "row \(index)")
            }
          }
        }
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { ids = $0 }
      .frame(height: 200)
    }
  }

  @Test("What is in sight is told: the ids of all views, and one view of itself")
  func sights() {
    let screen = Screen { Sights() }
    #expect(screen.shows("seen 0...9, true"))
    screen.scrollView.scroll(y: 85)
    #expect(screen.shows("seen 4...13, true"))
    screen.scrollView.scroll(y: 95)
    #expect(screen.shows("seen 5...14, false"))
  }

  struct Effects: View {
    struct Card: View {
      var body: some View { Text("card").frame(height: 40) }
    }
    struct Faded: View {
      var body: some View { Text("faded").frame(height: 40) }
    }
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Card().visualEffect { effect, proxy in
            effect.offset(y: -proxy.frame(in: .global).minY / 2)
          }
          Faded().scrollTransition(configuration) { effect, phase in
            effect.opacity(phase.isIdentity ? 1 : 0).scaleEffect(1 - abs(phase.value) / 2)
          }
          ForEach(0..<50) { Text(verbatim: "row \($0)") }
        }
      }
      .frame(height: 200)
    }
  }

  private func attributes(of text: String, on screen: Screen) -> Attributes {
    func look(_ element: Element) -> Attributes? {
      element.widget.attributes ?? element.widget.parentAttributes
    }
    return look(screen.text(text)) ?? Attributes()
  }

  @Test("Effects go with the place, and no body runs for them")
  func interactive() {
    let screen = Screen { Effects(configuration: .interactive) }
    #expect(attributes(of: "faded", on: screen).opacity == 1)
    screen.resetCounts()
    screen.scrollView.scroll(y: 60)
    #expect(attributes(of: "card", on: screen).offset.y == 30)
    #expect(abs(attributes(of: "faded", on: screen).opacity - 0.5) < 0.001)
    #expect(abs(attributes(of: "faded", on: screen).scale.x - 0.75) < 0.001)
    #expect(screen.bodies == 0)
    #expect(screen.operations.allSatisfy { $0.hasPrefix("attributes") }, "\(screen.operations)")
    screen.scrollView.scroll(y: 0)
    #expect(attributes(of: "faded", on: screen) == Attributes())
  }

  @Test("An animated transition is animated as the view crosses the threshold")
  func animated() {
    let screen = Screen {
      Effects(configuration: .animated(.linear(duration: 1)).threshold(.visible(0.5)))
    }
    screen.showsAnimations = true
    screen.scrollView.scroll(y: 55)
    screen.advance(by: 0.3)
    #expect(attributes(of: "faded", on: screen).opacity == 1)
    screen.scrollView.scroll(y: 65)
    screen.advance(by: 0.5)
    #expect(abs(attributes(of: "faded", on: screen).opacity - 0.5) < 0.05)
    screen.advance(by: 1)
    #expect(attributes(of: "faded", on: screen).opacity == 0)
    #expect(!screen.isAnimating)
  }
}

extension HeadlessWidget {
  /// Those of the frame around.
  fileprivate var parentAttributes: Attributes? { parent?.attributes }
}
