import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a program does not let go of stays in front, however often a person closes it: its binding and what is on screen
/// agree.
final class ShownRefusalTests: GTKTestCase {
  @MainActor
  private final class Front: ObservableObject {
    @Published var isOpen = true
    var refusals = 2
    var answers = 0

    var binding: Binding<Bool> {
      Binding(
        get: { self.isOpen },
        set: { new in
          if !new, self.refusals > 0 {
            self.refusals -= 1
          } else {
            self.isOpen = new
          }
        })
    }
  }

  private enum Kind: CaseIterable { case popover, alert, question }

  private struct Behind: View {
    let kind: Kind
    @ObservedObject var front: Front
    var body: some View {
      switch kind {
      case .popover: Text("behind").popover(isPresented: front.binding) { Text("inside") }
      case .alert: Text("behind").alert("alert", isPresented: front.binding) { answer }
      case .question: Text("behind").confirmationDialog("question", isPresented: front.binding) { answer }
      }
    }
    private var answer: some View { Button("Leave", role: .cancel) { front.answers += 1 } }
  }

  func testWhatTheProgramDoesNotLetGoOfStays() throws {
    try onScreen { renderer in
      for kind in Kind.allCases {
        let front = Front()
        let shown = HostedScreen(renderer, Behind(kind: kind, front: front))
        XCTAssertTrue(becomes { renderer.presented.count == 2 }, "\(kind)")
        guard let widget = renderer.presented.last else { return }
        for refusals in [1, 0] {
          settle(200)
          Self.close(widget)
          XCTAssertTrue(becomes { front.refusals == refusals }, "\(kind)")
          XCTAssertTrue(becomes { gtk_widget_get_mapped(widget.native) != 0 }, "\(kind) is there again")
          XCTAssertTrue(renderer.presented.last === widget, "\(kind)")
        }
        settle(200)
        XCTAssertTrue(front.isOpen, "\(kind)")
        Self.close(widget)
        XCTAssertTrue(becomes { !front.isOpen && renderer.presented.count == 1 }, "\(kind) goes when it may")
        XCTAssertEqual(front.answers, kind == .popover ? 0 : 3, "\(kind): each answer is one")
        shown.close()
      }
    }
  }

  @MainActor
  private static func close(_ widget: GTKWidget) {
    if widget is AlertWidget {
      gtk_window_close(cast(widget.native))
    } else {
      gtk_popover_popdown(cast(widget.native))
    }
  }
}
