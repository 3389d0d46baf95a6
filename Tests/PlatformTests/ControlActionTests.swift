import SwiftUI
import Testing
import UIKit

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Actions of UIKit's controls")
struct ControlActionTests {
  private struct Counted: View {
    let control: UIButton
    let log: Log
    var body: some View {
      let _ = log.count()
      let _ = control.changes.count
      Text("button")
    }
  }
  private final class Log {
    var bodies = 0
    func count() { bodies += 1 }
  }

  @Test("What a control does is asked for as it is used: to add or remove it has nothing made anew")
  func actions() {
    let (button, log) = (UIButton(type: .system), Log())
    let screen = Screen { Counted(control: button, log: log) }
    let action = UIAction { _ in }
    screen.act { button.addAction(action, for: .touchUpInside) }
    screen.act { button.removeAction(action, for: .touchUpInside) }
    #expect(log.bodies == 1)
    screen.act { button.setTitle("Go", for: .normal) }
    #expect(log.bodies == 2)
    screen.close()
  }
}
