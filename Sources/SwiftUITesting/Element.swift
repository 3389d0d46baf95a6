import Foundation
package import HeadlessRenderer
import SwiftUICore

/// Something on a screen.
@MainActor
public struct Element {
  package let widget: HeadlessWidget
  let screen: Screen

  package init(_ widget: HeadlessWidget, on screen: Screen) {
    self.widget = widget
    self.screen = screen
  }

  /// The kind of widget: `text`, `button`, `field`, `list`, ….
  public var kind: String { widget.kind }
  public var children: [Element] { widget.children.map { Element($0, on: screen) } }
  /// This and everything in it, outermost first, in view order.
  public var all: [Element] { [self] + children.flatMap(\.all) }
  /// Whether both are the same widget, not just alike.
  public func isSame(as other: Element) -> Bool { widget === other.widget }

  // MARK: looking

  /// Every text in here, in view order.
  public var texts: [String] { all.compactMap { ($0.widget.anyDescription as? TextDescription)?.text } }
  /// What assistive tools would call it: its label, or the text in it.
  public var label: String {
    if let label = widget.attributes?.accessibilityLabel { return label }
    switch widget.anyDescription {
    case let field as TextFieldDescription: return field.label
    case let slider as SliderDescription: return slider.label
    case let picker as PickerDescription: return picker.label
    case let link as LinkDescription: return link.title
    case let dates as DatePickerDescription: return dates.label
    case let colors as ColorPickerDescription: return colors.label
    case let image as ImageDescription:
      if case .symbol(let name) = image.source { return image.label ?? name }
      return image.label ?? ""
    default:
      let texts = texts
      if !texts.isEmpty { return texts.joined(separator: " ") }
      return all.dropFirst().lazy.map(\.label).first { !$0.isEmpty } ?? ""
    }
  }
  /// The title of a window, sheet or alert.
  public var title: String {
    switch widget.anyDescription {
    case let window as WindowDescription: window.title
    case let alert as AlertDescription: alert.title
    default: ""
    }
  }
  /// The message of an alert.
  public var message: String { (widget.anyDescription as? AlertDescription)?.message ?? "" }
  /// What a field holds, or the chosen option of a picker.
  public var value: String {
    switch widget.anyDescription {
    case let field as TextFieldDescription: return field.text
    case let picker as PickerDescription: return picker.selection.map { picker.options[$0].title } ?? ""
    case let toggle as ToggleDescription: return toggle.isOn ? "on" : "off"
    case let slider as SliderDescription: return String(slider.value)
    case let editor as TextEditorDescription: return editor.text
    case let progress as ProgressDescription: return progress.fraction.map { String($0) } ?? ""
    default: return ""
    }
  }
  public var isOn: Bool { (widget.anyDescription as? ToggleDescription)?.isOn ?? false }
  public var isEnabled: Bool {
    switch widget.anyDescription {
    case let button as ButtonDescription: button.isEnabled
    case let field as TextFieldDescription: field.isEnabled
    case let toggle as ToggleDescription: toggle.isEnabled
    case let slider as SliderDescription: slider.isEnabled
    case let picker as PickerDescription: picker.isEnabled
    case let link as LinkDescription: link.isEnabled
    case let stepper as StepperDescription: stepper.isEnabled
    case let editor as TextEditorDescription: editor.isEnabled
    case let menu as MenuDescription: menu.isEnabled
    case let dates as DatePickerDescription: dates.isEnabled
    case let colors as ColorPickerDescription: colors.isEnabled
    default: true
    }
  }
  /// The options of a picker, or the buttons of an alert.
  public var options: [String] {
    switch widget.anyDescription {
    case let picker as PickerDescription: picker.options.map(\.title)
    case let alert as AlertDescription: alert.buttons.map(\.title)
    default: []
    }
  }

  // MARK: finding

  /// The first element of a kind with the label.
  public func find(_ kind: String, _ label: String) -> Element? {
    all.first { $0.kind == kind && $0.label == label }
  }

  private func expect(_ kind: String, _ label: String) -> Element {
    if let found = find(kind, label) { return found }
    let known = all.filter { $0.kind == kind }.map { "\"\($0.label)\"" }.joined(separator: ", ")
    fatalError("There is no \(kind) \"\(label)\" here; there are: \(known.isEmpty ? "none" : known).")
  }

  public func text(_ text: String) -> Element { expect("text", text) }
  public func button(_ title: String) -> Element { expect("button", title) }
  public func field(_ label: String) -> Element { expect("field", label) }
  public func toggle(_ label: String) -> Element { expect("toggle", label) }
  public func slider(_ label: String) -> Element { expect("slider", label) }
  public func picker(_ label: String) -> Element { expect("picker", label) }
  public func stepper(_ label: String) -> Element { expect("stepper", label) }
  /// The first text editor.
  public var editor: Element {
    guard let editor = all.first(where: { $0.kind == "editor" }) else {
      fatalError("There is no editor here.")
    }
    return editor
  }
  public var list: Element {
    guard let list = all.first(where: { $0.kind == "list" }) else { fatalError("There is no list here.") }
    return list
  }

  // MARK: rows

  /// The first scroll view.
  public var scrollView: Element {
    guard let scroll = all.first(where: { $0.kind == "scroll" }) else {
      fatalError("There is no scroll view here.")
    }
    return scroll
  }
  /// How many rows a list has, in sight or not.
  public var rowCount: Int { (widget as? HeadlessList)?.rowCount ?? 0 }
  /// The rows in sight.
  public var rows: [Element] { children.filter { $0.kind == "row" } }
  /// The row at `index`, scrolled to if need be.
  public func row(_ index: Int) -> Element {
    guard let list = widget as? HeadlessList else { fatalError("A \(kind) has no rows.") }
    let row = list.row(at: index)
    screen.flush()
    return Element(row, on: screen)
  }
  /// The number of the row that shows the text.
  public func rowIndex(showing text: String) -> Int? {
    guard let list = widget as? HeadlessList else { return nil }
    for index in 0..<list.rowCount where row(index).texts.contains(text) { return index }
    return nil
  }
  /// Scrolls a list so that the row is the first in sight.
  public func scroll(toRow index: Int) {
    screen.act { (widget as? HeadlessList)?.scroll(toFirst: index, by: .person) }
  }
  /// Selects rows of a list, as by clicking.
  public func select(rows indices: [Int]) {
    screen.act { (widget as? HeadlessList)?.source?.selectRows(indices) }
  }
  public func isRowSelected(_ index: Int) -> Bool {
    (widget as? HeadlessList)?.source?.isRowSelected(index) ?? false
  }
  /// Activates a row of a list, as by double click or Enter.
  public func activate(row index: Int) {
    screen.act { (widget as? HeadlessList)?.source?.activateRow(at: index) }
  }
  /// Deletes rows of a list, as by the Delete key.
  public func delete(rows indices: [Int]) {
    screen.act { (widget as? HeadlessList)?.source?.deleteRows(indices) }
  }

  /// Drags rows of a list in front of the row at `target`; the number of rows: to the end.
  public func move(rows indices: [Int], to target: Int) {
    screen.act { (widget as? HeadlessList)?.source?.moveRows(indices, to: target) }
  }

  // MARK: using

  /// Clicks a button, link or alert button, or anything that gestures are on.
  public func tap() {
    guard isEnabled else { fatalError("The \(kind) \"\(label)\" is disabled.") }
    switch widget.anyDescription {
    case let button as ButtonDescription: click { button.action() }
    case let link as LinkDescription: click { link.open() }
    case let toggle as ToggleDescription: click { toggle.set(!toggle.isOn) }
    default: click()
    }
  }

  /// Answers an alert.
  public func answer(_ title: String) {
    guard let alert = widget.anyDescription as? AlertDescription,
      let button = alert.buttons.first(where: { $0.title == title })
    else { fatalError("\(kind) has no answer \"\(title)\"; it has \(options).") }
    screen.act {
      button.action()
      alert.closed()
    }
  }

  /// Presses a stepper's plus; does nothing where there is no further.
  public func increment() {
    guard let stepper = widget.anyDescription as? StepperDescription else {
      fatalError("A \(kind) has no steps.")
    }
    if stepper.canIncrement { screen.act { stepper.increment() } }
  }
  /// Presses a stepper's minus; does nothing where there is no further.
  public func decrement() {
    guard let stepper = widget.anyDescription as? StepperDescription else {
      fatalError("A \(kind) has no steps.")
    }
    if stepper.canDecrement { screen.act { stepper.decrement() } }
  }
  /// Holds a button down while `body` runs, and lets it go without clicking it.
  public func press(_ body: () -> Void) {
    guard let button = widget.anyDescription as? ButtonDescription else {
      fatalError("A \(kind) cannot be pressed.")
    }
    screen.act { button.pressChanged(true) }
    body()
    screen.act { button.pressChanged(false) }
  }

  /// Types text at the end of a field or editor, key by key.
  public func type(_ text: String) {
    for character in text {
      if let editor = widget.anyDescription as? TextEditorDescription {
        screen.act {
          editor.edit(editor.text + String(character))
          tellCursor(behind: editor.text + String(character))
        }
        continue
      }
      guard let field = widget.anyDescription as? TextFieldDescription else {
        fatalError("A \(kind) takes no text.")
      }
      screen.act {
        field.edit(field.text + String(character))
        tellCursor(behind: field.text + String(character))
      }
    }
  }

  /// Replaces what a field holds, as by selecting all and pasting.
  public func enter(_ text: String) {
    guard let field = widget.anyDescription as? TextFieldDescription else {
      fatalError("A \(kind) takes no text.")
    }
    screen.act { field.edit(text) }
  }

  /// Presses Enter in a field; in an alert that is its default button, too.
  public func submit() {
    guard let field = widget.anyDescription as? TextFieldDescription else {
      fatalError("A \(kind) takes no text.")
    }
    screen.act {
      field.submit()
      guard let alert = alertAround, let button = alert.defaultButton, alert.buttons[button].isEnabled else {
        return
      }
      alert.buttons[button].action()
      alert.closed()
    }
  }

  /// The alert that this is in.
  private var alertAround: AlertDescription? {
    var around = widget.parent
    while let current = around {
      if let alert = current.anyDescription as? AlertDescription { return alert }
      around = current.parent
    }
    return nil
  }

  public func set(_ isOn: Bool) {
    guard let toggle = widget.anyDescription as? ToggleDescription else {
      fatalError("A \(kind) is not on or off.")
    }
    screen.act { toggle.set(isOn) }
  }

  public func set(_ value: Double) {
    guard let slider = widget.anyDescription as? SliderDescription else {
      fatalError("A \(kind) has no value.")
    }
    screen.act { slider.set(value) }
  }

  /// Chooses an option of a picker.
  public func select(_ option: String) {
    guard let picker = widget.anyDescription as? PickerDescription,
      let index = picker.options.firstIndex(where: { $0.title == option })
    else { fatalError("\(kind) has no option \"\(option)\"; it has \(options).") }
    screen.act { picker.select(index) }
  }

  /// Closes a window or sheet, as by its close button or Esc.
  public func close() {
    switch widget.anyDescription {
    case let window as WindowDescription: screen.act { window.close() }
    case let alert as AlertDescription: screen.act { alert.closed() }
    default: fatalError("A \(kind) cannot be closed.")
    }
  }
}
