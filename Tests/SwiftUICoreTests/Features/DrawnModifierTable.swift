import Foundation
import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What matrices, time, menus, bars and keys describe")
struct DrawnModifierTable {
  @Test("Matrices and shapes that hide their kind")
  func drawing() {
    var table = ViewTable()
    let size = CGSize(width: 10, height: 10)
    table("transformEffect", "projectionEffect") {
      Text("moved").transformEffect(CGAffineTransform(translationX: 3, y: 4))
      Text("scaled").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 5)))
    } holds: {
      let (moved, scaled) = ($0.attributes(of: "moved").matrices, $0.attributes(of: "scaled").matrices)
      return moved.map { $0.matrix(size).tx } == [3] && moved.map { $0.matrix(size).ty } == [4]
        && scaled.map { $0.matrix(size).a } == [2] && scaled.map { $0.matrix(size).d } == [5]
    }
    table("flipsForRightToLeftLayoutDirection") {
      VStack {
        Text("turned").flipsForRightToLeftLayoutDirection(true)
        Text("not").flipsForRightToLeftLayoutDirection(false)
      }
      .environment(\.layoutDirection, .rightToLeft)
      Text("left").flipsForRightToLeftLayoutDirection(true)
    } holds: { screen in
      ["turned", "not", "left"].map { screen.text($0).scale.width } == [-1, 1, 1]
    }
    table("layoutDirectionBehavior") {
      VStack {
        Text("turned").layoutDirectionBehavior(.mirrors)
        Text("not").layoutDirectionBehavior(.fixed)
        Text("of the left").layoutDirectionBehavior(.mirrors(in: .leftToRight))
      }
      .environment(\.layoutDirection, .rightToLeft)
      Text("left").layoutDirectionBehavior(.mirrors(in: .leftToRight))
    } holds: { screen in
      ["turned", "not", "of the left", "left"].map { screen.text($0).scale.width } == [-1, 1, 1, -1]
    }
    table("AnyShape", "capsule") {
      AnyShape(Circle()).fill(.red)
      Text("a").background(.blue, in: .capsule(style: .circular))
    } holds: {
      let room = CGRect(x: 0, y: 0, width: 40, height: 40)
      let path = AnyShape(Circle()).path(in: room)
      return !path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 20, y: 1))
        && $0.all(FillDescription.self).map(\.color) == [.red]
        && $0.decorations[0].ground?.shape == .capsule
    }
    table("presentationBackground") {
      Text("a").presentationBackground(.red)
    } holds: {
      $0.decorations[0].ground?.color == .red
    }
    table.check()
  }

  @Test("Phases are gone through, one after the other")
  func time() {
    let phases = Screen {
      Text("a").phaseAnimator([0.25, 0.75]) {
        $0.opacity($1)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    phases.showsAnimations = true
    var seen: [Double] = []
    for _ in 0..<30 {
      phases.advance(by: 0.1)
      seen.append(phases.text("a").opacity)
    }
    #expect(seen.contains { $0 > 0.7 } && seen.contains { $0 < 0.3 } && seen.contains { abs($0 - 0.5) < 0.1 })
  }

  private struct Weight: LayoutValueKey { static var defaultValue: Int { 0 } }
  private struct Places: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  private struct Same: View, Equatable {
    let word: String
    var body: some View { Text(word) }
    nonisolated static func == (a: Same, b: Same) -> Bool { true }
  }
  private struct Turning: View {
    @State private var word = "first"
    var body: some View {
      EquatableView(content: Same(word: word))
      Text(word + " after")
      Button("Turn") { word = "second" }
    }
  }

  @Test("Values for layouts and those around, and views that say themselves when they differ")
  func values() {
    var table = ViewTable()
    table("layoutValue") {
      Text("a").layoutValue(key: Weight.self, value: 7)
      Text("b")
    } holds: {
      $0.attributes(of: "a").traits[Weight.self] == 7 && $0.attributes(of: "b").traits[Weight.self] == 0
    }
    table("transformAnchorPreference") {
      Text("a").preference(key: Places.self, value: 2)
        .transformAnchorPreference(key: Places.self, value: .bounds) { count, _ in count += 5 }
        .overlayPreferenceValue(Places.self) { Text(verbatim: "\($0)") }
    } holds: {
      $0.texts == ["a", "7"]
    }
    table("EquatableView") {
      Turning()
    } holds: {
      $0.button("Turn").tap()
      return $0.shows("first") && $0.shows("second after")
    }
    table("colorScheme") {
      Text("a").colorScheme(.dark)
    } holds: {
      $0.attributes(of: "a").colorScheme == .dark
    }
    table.check()
  }

  @Test("Buttons, menus, badges and bars")
  func controls() {
    var table = ViewTable()
    table("buttonBorderShape") {
      Button("Go") {}.buttonBorderShape(.capsule)
    } holds: {
      $0.the(ButtonDescription.self).shape == .capsule
    }
    table("menuIndicator", "menuButtonStyle") {
      Menu("Bare") { Button("a") {} }.menuIndicator(.hidden)
      Menu("Plain") { Button("a") {} }
    } holds: {
      $0.all(MenuDescription.self).map(\.showsIndicator) == [false, true]
    }
    table("badgeProminence") {
      List {
        Text("a").badge(3).badgeProminence(.increased)
        Text("b").badge(4)
      }
    } holds: {
      let marks = $0.list.rows.map { row in row.all.contains { $0.decoration?.ground?.color == .red } }
      return $0.list.rows.map(\.texts) == [["a", "3"], ["b", "4"]] && marks == [true, false]
    }
    table("toolbarBackgroundVisibility") {
      NavigationStack { Text("a").toolbarBackgroundVisibility(.hidden, for: .navigationBar) }
    } holds: {
      $0.the(WindowDescription.self).bars.hidesGround == true
    }
    table("focusEffectDisabled") {
      Text("a").focusable().focusEffectDisabled()
      Text("b").focusable()
    } holds: {
      $0.all(FocusableDescription.self).map(\.showsFocus) == [false, true]
    }
    table("navigationSplitViewColumnWidth") {
      NavigationSplitView {
        Text("side").navigationSplitViewColumnWidth(min: 90, ideal: 120, max: 180)
      } detail: {
        Text("detail")
      }
    } holds: {
      let frame = $0.front.all.compactMap(\.frame)[0]
      return frame.minWidth == 90 && frame.idealWidth == 120 && frame.maxWidth == 180
    }
    let folder = URL(fileURLWithPath: "/tmp")
    table("fileDialogMessage", "fileDialogDefaultDirectory", "fileDialogConfirmationLabel") {
      Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.png]) { _ in }
        .fileDialogMessage("Which?").fileDialogDefaultDirectory(folder).fileDialogConfirmationLabel("Take")
    } holds: {
      let dialogs = $0.renderer.presented.compactMap { $0.anyDescription as? FileDialogDescription }
      return dialogs.map(\.title) == ["Which?"] && dialogs.map(\.folder) == [folder]
        && dialogs.map(\.confirmation) == ["Take"]
    }
    table.check()
  }

  private struct Keys: View {
    let said: Kept<[String]>
    @State private var page = 3
    @FocusState private var isOn: Bool
    var body: some View {
      Text(verbatim: "page \(page)").focusable().focused($isOn)
        .onPlayPauseCommand { said.value.append("play") }
        .onCutCommand {
          said.value.append("cut")
          return []
        }
        .pageCommand(value: $page, in: 1...4)
      Button("Focus") { isOn = true }
    }
  }

  @Test("Keys that mean something to the view with the focus")
  func keys() {
    var table = ViewTable()
    let said = Kept<[String]>([])
    table("onPlayPauseCommand", "onCutCommand", "pageCommand") {
      Keys(said: said)
    } holds: {
      $0.button("Focus").tap()
      $0.press(.space, modifiers: [])
      $0.press("x", modifiers: .command)
      for _ in 0..<3 { $0.press(.pageDown, modifiers: []) }
      let isLast = $0.shows("page 4")
      $0.press(.pageUp, modifiers: [])
      return said.value == ["play", "cut"] && isLast && $0.shows("page 3")
    }
    table.check()
  }
}
