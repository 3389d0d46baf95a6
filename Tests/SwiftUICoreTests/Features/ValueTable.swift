import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What controls that show values describe, and what the pointer does over views")
struct ValueTable {
  @Test("Values that are shown and go on")
  func values() {
    var table = ViewTable()
    let share = Kept(0.25)
    table("Stepper") {
      Stepper("Part", value: share.binding, in: 0...1, step: 0.25, format: .percent)
    } holds: {
      $0.stepper("Part").value == "25%"
    }
    table("ProgressView", "DefaultDateProgressLabel") {
      ProgressView(timerInterval: Date()...Date().addingTimeInterval(100))
    } holds: {
      let before = $0.the(ProgressDescription.self).fraction ?? 0
      $0.advance(by: 50)
      return before > 0.9 && abs(($0.the(ProgressDescription.self).fraction ?? 0) - 0.5) < 0.05
    }
    table("findNavigator") {
      TextEditor(text: .constant("")).findNavigator(isPresented: .constant(true))
    } holds: {
      $0.has("editor")
    }
    table.check()
  }

  @Test("The pointer over views, and what it drags")
  func pointer() {
    var table = ViewTable()
    table("pointerStyle") {
      Text("a").pointerStyle(.link)
    } holds: {
      $0.the(TouchDescription.self).cursor == "pointer"
    }
    table("itemProvider") {
      Text("a").itemProvider { NSItemProvider(object: "b" as NSString) }
    } holds: {
      let reply = DragReply()
      $0.the(DragDescription.self).source?(reply)
      return reply.items.count == 1
    }
    table.check()
  }
}
