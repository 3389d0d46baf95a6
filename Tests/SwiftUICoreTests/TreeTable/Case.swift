import SwiftUITesting
import Testing

/// A small tree of views, what is done to it step by step, and exactly what must come of each step.
///
///     Case("One write is one body", { Counter() },
///       .shown("body Counter 0"),
///       .tap("Add", "body Counter 1"))
///
/// The views tell what happens to them with `say`. Expected is what Apple's SwiftUI does.
struct Case: Sendable, CustomTestStringConvertible {
  /// What the case shows, as a sentence.
  let name: String
  let steps: [Step]
  let show: @MainActor @Sendable () -> Screen

  init<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V, _ steps: Step...
  ) {
    self.name = name
    self.steps = steps
    show = { Screen { view() } }
  }

  var testDescription: String { name }
}

/// One thing done to the screen, and the lines that the views say while it happens.
struct Step: Sendable {
  let name: String
  let expected: [String]
  /// Whether the lines come from a task, some turns later.
  var isLater = false
  let act: @MainActor @Sendable (Stage) -> Void

  /// The view is shown.
  static func shown(_ lines: String...) -> Step { Step(name: "shown", expected: lines) { $0.show() } }
  static func tap(_ button: String, _ lines: String...) -> Step {
    Step(name: "tap \(button)", expected: lines) { $0.screen.button(button).tap() }
  }
  static func enter(_ text: String, into field: String, _ lines: String...) -> Step {
    Step(name: "enter \(text)", expected: lines) { $0.screen.field(field).enter(text) }
  }
  /// Enter is pressed in the field.
  static func submit(_ field: String, _ lines: String...) -> Step {
    Step(name: "submit \(field)", expected: lines) { $0.screen.field(field).submit() }
  }
  static func slide(_ slider: String, to value: Double, _ lines: String...) -> Step {
    Step(name: "slide to \(value)", expected: lines) { $0.screen.slider(slider).set(value) }
  }
  static func answer(_ answer: String, _ lines: String...) -> Step {
    Step(name: "answer \(answer)", expected: lines) { $0.screen.front.answer(answer) }
  }
  static func scroll(toRow row: Int, _ lines: String...) -> Step {
    Step(name: "scroll to row \(row)", expected: lines) { $0.screen.list.scroll(toRow: row) }
  }
  static func goBack(_ lines: String...) -> Step {
    Step(name: "go back", expected: lines) { $0.screen.goBack() }
  }
  /// Closes the sheet in front, as by Esc.
  static func closeSheet(_ lines: String...) -> Step {
    Step(name: "close the sheet", expected: lines) { $0.screen.front.close() }
  }
  /// Everything is taken off the screen.
  static func closed(_ lines: String...) -> Step {
    Step(name: "closed", expected: lines) { $0.screen.close() }
  }
  /// Something outside the views happens, as one event.
  static func event(
    _ name: String, _ act: @escaping @MainActor @Sendable (Log) -> Void, _ lines: String...
  ) -> Step {
    Step(name: name, expected: lines) { stage in stage.screen.act { act(stage.log) } }
  }
  /// The lines come in later turns of the main actor.
  static func later(_ lines: String...) -> Step {
    Step(name: "later", expected: lines, isLater: true) { _ in }
  }
  /// What is in front shows exactly these texts.
  static func texts(_ texts: String...) -> Step {
    Step(name: "look", expected: []) { #expect($0.screen.texts == texts) }
  }
  /// What the field holds.
  static func value(_ field: String, _ value: String) -> Step {
    Step(name: "look", expected: []) { #expect($0.screen.field(field).value == value) }
  }
  static func title(_ title: String) -> Step {
    Step(name: "look", expected: []) { #expect($0.screen.title == title) }
  }
  static func message(_ message: String) -> Step {
    Step(name: "look", expected: []) { #expect($0.screen.front.message == message) }
  }
  /// So many content closures of a `ForEach` ran in the step before.
  static func contents(_ count: Int) -> Step {
    Step(name: "count", expected: []) { #expect($0.contentsOfLastStep == count) }
  }
  /// So many objects of the type, announced with `watch`, are alive.
  static func alive<T: AnyObject>(_ type: T.Type, _ count: Int) -> Step {
    Step(name: "count", expected: []) { #expect($0.log.alive(type) == count, "\(type)") }
  }
}
