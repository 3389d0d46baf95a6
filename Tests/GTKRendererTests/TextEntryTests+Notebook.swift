import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The fields of all kinds that are typed into, and typing.
extension TextEntryTests {
  @MainActor
  final class Notes: ObservableObject {
    @Published var name = "Ann Forest"
    @Published var note = "one\ntwo"
    @Published var amount = 12.5
    @Published var renders = 0
    var said: [String] = []
    var formatsCapitals = false
  }

  struct Notebook: View {
    @ObservedObject var notes: Notes
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        Text("Rendered \(notes.renders) times")
        TextField(
          "Name",
          text: Binding(
            get: { notes.name },
            set: { notes.name = notes.formatsCapitals ? $0.uppercased() : $0 })
        )
        .font(notes.renders.isMultiple(of: 2) ? .body : .title)
        .foregroundColor(notes.renders.isMultiple(of: 2) ? .red : .green)
        .submitLabel(.next)
        .focused($focus, equals: "name")
        .onSubmit {
          notes.said.append("submit name")
          focus = "amount"
        }
        TextField("Amount", value: $notes.amount, format: .number.precision(.fractionLength(2)))
          .focused($focus, equals: "amount")
          .onSubmit { notes.said.append("submit \(notes.amount)") }
        TextField("Old", text: $notes.note) {
          notes.said.append($0 ? "editing" : "not editing")
        } onCommit: {
          notes.said.append("commit")
        }
        TextEditor(text: $notes.note)
      }
      .onSubmit { notes.said.append("outer") }
    }
  }

  func shown(_ test: @MainActor (HostedScreen, WindowWidget, Notes) throws -> Void) throws {
    try onScreen { renderer in
      let notes = Notes()
      let screen = HostedScreen(renderer, Notebook(notes: notes))
      let window = try XCTUnwrap(renderer.presented[0] as? WindowWidget)
      // Nothing has the focus in a window that the display gives no keys to.
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      try test(screen, window, notes)
      screen.close()
    }
  }

  @MainActor static func entry(_ native: Native) -> UnsafeMutablePointer<GtkEntry> { cast(native) }
  @MainActor static func text(_ native: Native) -> String {
    String(cString: gtk_entry_get_text(entry(native)))
  }
  /// Puts the cursor into a field, and types there.
  @MainActor
  static func type(_ words: String, into native: Native, at place: Int32 = -1) {
    gtk_widget_grab_focus(native)
    gtk_editable_set_position(cast(native), place)
    for letter in words {
      var at = gtk_editable_get_position(cast(native))
      gtk_editable_insert_text(cast(native), String(letter), -1, &at)
      gtk_editable_set_position(cast(native), at)
      settle(5)
    }
  }

  @MainActor
  static func compose(_ preedit: String, in native: Native) {
    var values = [GValue(), GValue()]
    g_value_init(&values[0], gtk_widget_get_type())
    g_value_set_object(&values[0], native)
    g_value_init(&values[1], GType(16 << 2))
    g_value_set_string(&values[1], preedit)
    let type = faves_is_a(native, gtk_entry_get_type()) != 0 ? gtk_entry_get_type() : gtk_text_view_get_type()
    g_signal_emitv(values, g_signal_lookup("preedit-changed", type), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
    settle(5)
  }
}
