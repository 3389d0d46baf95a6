import CGTK
import SwiftUI
import XCTest

@testable import GTKRenderer

/// UIKit's views as GTK's widgets.
final class RepresentableTests: GTKTestCase {
  private struct Field: UIViewRepresentable {
    @Binding var text: String
    final class Coordinator: NSObject, UITextFieldDelegate {
      let text: Binding<String>
      init(_ text: Binding<String>) { self.text = text }
      func textFieldDidChangeSelection(_ textField: UITextField) { text.wrappedValue = textField.text ?? "" }
    }
    func makeCoordinator() -> Coordinator { Coordinator($text) }
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.delegate = context.coordinator
      return field
    }
    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
  }

  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      let label = UILabel(frame: CGRect(x: 40, y: 30, width: 100, height: 20))
      label.text = "placed"
      view.addSubview(label)
      return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: 200, height: 80)
    }
  }

  private struct Page: View {
    @State private var text = "first"
    var body: some View {
      VStack(spacing: 0) {
        Field(text: $text)
        Text("holds \(text)")
        Box()
        Text("below")
      }
    }
  }

  func testAFieldIsAnEntryThatWritesTheStateAndSubviewsStandAtTheirFrames() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Page())
      defer { screen.close() }
      let entry = try XCTUnwrap(screen.all("GtkEntry").first ?? parts(of: screen.window, "GtkEntry").first)
      @MainActor func label(_ text: String) -> Native? {
        screen.all("FavesLabel").first { screen.text($0) == text }
      }
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(entry))), "first")
      gtk_entry_set_text(cast(entry), "second")
      settle(50)
      XCTAssertNotNil(label("holds second"))
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(entry))), "second")

      let placed = try XCTUnwrap(label("placed"))
      let above = try XCTUnwrap(label("holds second"))
      let below = try XCTUnwrap(label("below"))
      let height = Int(gtk_widget_get_allocated_height(above))
      var (x, y): (Int32, Int32) = (0, 0)
      XCTAssertNotEqual(gtk_widget_translate_coordinates(below, above, 0, 0, &x, &y), 0)
      XCTAssertEqual(Int(y) - height, 80, accuracy: 1)
      XCTAssertNotEqual(gtk_widget_translate_coordinates(placed, above, 0, 0, &x, &y), 0)
      XCTAssertGreaterThanOrEqual(Int(y) - height, 30)
    }
  }
}
