import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A stepper whose format comes and goes.
final class StepperFieldTests: GTKTestCase {
  private struct Counter: View {
    @ObservedObject var showsValue: Followed<Bool>
    @State private var count = 3.0
    var body: some View {
      let label = "Count"
      VStack {
        Text("is \(Int(count))")
        StepperOfEitherKind(label: label, count: $count, showsValue: showsValue.value)
      }
    }
  }

  /// One view, whose description has a field or none.
  private struct StepperOfEitherKind: View {
    let label: String
    @Binding var count: Double
    let showsValue: Bool
    var body: Stepper<Text> {
      showsValue
        ? Stepper(label, value: $count, in: 0...9, format: .number)
        : Stepper(label, value: $count, in: 0...9)
    }
  }

  func testItTurnsFromButtonsToAFieldAndBack() throws {
    try onScreen { renderer in
      let showsValue = Followed(false)
      let shown = HostedScreen(renderer, Counter(showsValue: showsValue))
      let label = shown.label("Count")
      for round in 0..<2 {
        XCTAssertEqual(shown.all("GtkSpinButton").count, 0)
        XCTAssertEqual(shown.all("GtkButton").count, 2)
        gtk_button_clicked(cast(shown.all("GtkButton")[1]))
        settle(50)
        XCTAssertTrue(shown.texts.contains("is \(4 + 2 * round)"), "\(shown.texts)")
        showsValue.value = true
        settle(50)
        XCTAssertEqual(shown.all("GtkSpinButton").count, 1)
        XCTAssertEqual(shown.all("GtkButton").count, 0)
        let field = shown.all("GtkSpinButton")[0]
        XCTAssertEqual(String(cString: gtk_entry_get_text(cast(field))), "\(4 + 2 * round)")
        gtk_spin_button_spin(cast(field), GTK_SPIN_STEP_FORWARD, 1)
        settle(50)
        XCTAssertTrue(shown.texts.contains("is \(5 + 2 * round)"), "\(shown.texts)")
        let name = atk_object_get_name(gtk_widget_get_accessible(field))
        XCTAssertEqual(name.map { String(cString: $0) }, "Count")
        showsValue.value = false
        settle(50)
        XCTAssertEqual(shown.label("Count"), label, "The label stays")
      }
      shown.close()
    }
  }
}
