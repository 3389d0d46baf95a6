import Foundation
internal import HeadlessRenderer
import SwiftUICore

/// What a person does with what is on the screen.
extension Element {
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
