import Foundation

/// A view that can ask for the keyboard focus.
@MainActor
package protocol FocusAsking: PlatformView {
  /// Whether the view is to have it.
  var wantsFocus: Bool { get set }
}

extension FocusAsking {
  /// Asks for the focus, now or once the view is on the screen, or gives it back. Returns true, as there is nobody who says no.
  package func askForFocus(_ wants: Bool) -> Bool {
    wantsFocus = wants
    changed()
    return true
  }
}

/// A view of UIKit's or AppKit's whose text a person edits.
@MainActor
package protocol EditedText: FocusAsking {
  var editedText: String { get }
  /// Whether the text may become `new`: `replacement` takes the place of what is at `range`, in UTF-16.
  func mayChange(_ range: NSRange, to replacement: String) -> Bool
  /// Takes over what a person has made of it, and tells of it.
  func wasEdited(to new: String)
  /// Whether anybody hears of Return, asked as it is pressed; if not, it presses the default button.
  var hearsReturn: Bool { get }
  /// Return was pressed.
  func wasSubmitted()
  func focusCame()
  func focusLeft()
}

extension EditedText {
  package var hearsReturn: Bool { false }
  package func wasSubmitted() {}

  /// A person wants the text to be `new`; what may not be is put back.
  fileprivate func edit(to new: String) {
    let old = editedText
    guard new != old else { return }
    let (range, replacement) = change(from: old, to: new)
    if mayChange(range, to: replacement) { wasEdited(to: new) }
    changed()
  }

  /// The one stretch in which two texts differ.
  private func change(from old: String, to new: String) -> (NSRange, String) {
    let (a, b) = (Array(old.utf16), Array(new.utf16))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return (
      NSRange(location: start, length: a.count - start - end),
      String(decoding: b[start..<(b.count - end)], as: UTF16.self)
    )
  }

  fileprivate func follow(_ isFocused: Bool) {
    wantsFocus = isFocused
    if isFocused { focusCame() } else { focusLeft() }
  }
}

/// The text of a view, edited by `Field`; the focus goes where the view wants it, and the view is told of it.
package struct EditedTextBody<Field: View>: View {
  let view: any EditedText
  let field: @MainActor (Binding<String>) -> Field
  @FocusState private var isFocused: Bool

  package init(_ view: any EditedText, @ViewBuilder field: @escaping @MainActor (Binding<String>) -> Field) {
    self.view = view
    self.field = field
  }

  package var body: some View {
    let _ = view.changes.count
    field(Binding(get: { [view] in view.editedText }, set: { [view] in view.edit(to: $0) }))
      .focused($isFocused)
      .onChange(of: isFocused) { view.follow(isFocused) }
      .onChange(of: view.wantsFocus, initial: true) {
        if isFocused != view.wantsFocus { isFocused = view.wantsFocus }
      }
      .onSubmit(of: [.text, .search], { view.wasSubmitted() }, isHeard: { view.hearsReturn })
  }
}
