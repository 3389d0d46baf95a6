import CGTK
import SwiftUICore

/// A stepper is two linked buttons, for less and for more, beside its label; a field with such buttons where its value is shown.
final class StepperWidget: LabelledControlWidget, DescribedWidget {
  var description: StepperDescription
  private var buttons: StepperButtons?
  private var field: StepperField?
  private var stepped: gulong = 0

  init(_ description: StepperDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(LabeledControl(nil), in: renderer)
    show(from: nil)
  }

  func update(from old: StepperDescription) { show(from: old) }

  private func show(from old: StepperDescription?) {
    if let shown = description.field {
      let field = field ?? makeField()
      silently(field) { field.show(shown, isEnabled: description.isEnabled) }
    } else {
      (buttons ?? makeButtons()).show(description)
    }
    row.textScale = description.textScale
    if (old?.hidesLabel ?? false) != description.hidesLabel { row.showsLabel = !description.hidesLabel }
  }

  private func makeButtons() -> StepperButtons {
    let made = StepperButtons()
    on("clicked", of: made.less) { _, data in
      receive(data, as: StepperWidget.self) { $0.description.decrement() }
    }
    on("clicked", of: made.more) { _, data in
      receive(data, as: StepperWidget.self) { $0.description.increment() }
    }
    (buttons, field) = (made, nil)
    row.exchangeControl(made.native)
    spokenTextChanged()
    return made
  }

  private func makeField() -> StepperField {
    let made = StepperField()
    stepped = on("value-changed", of: made.native) { _, data in
      receive(data, as: StepperWidget.self) { $0.fieldStepped() }
    }
    // Asked before each step, by Return, and as the focus leaves; GTK's own reading knows no formats.
    ask(
      "input", of: made.native,
      with: { _, number, data in
        let number = UInt(bitPattern: number)
        return receive(data, as: StepperWidget.self, otherwise: 0) {
          $0.fieldTyped(into: UnsafeMutablePointer<Double>(bitPattern: number)!)
        }
      })
    ask("output", of: made.native) { _, data in
      receive(data, as: StepperWidget.self, otherwise: 0) { $0.fieldWrites() }
    }
    (buttons, field) = (nil, made)
    row.exchangeControl(made.native)
    spokenTextChanged()
    return made
  }

  private func silently(_ field: StepperField, _ change: () -> Void) {
    faves_signal_block(field.native, stepped)
    change()
    faves_signal_unblock(field.native, stepped)
  }

  /// One step is the program's; farther is a number.
  private func fieldStepped() {
    guard let field, let shown = description.field else { return }
    let way = field.number - field.shownNumber
    if abs(way) <= abs(shown.step) {
      // Up is more, whichever way a step of the program's leads.
      way > 0 ? description.increment() : description.decrement()
    } else {
      shown.set(field.number)
    }
    showWhatCameOfIt()
  }

  private func fieldTyped(into number: UnsafeMutablePointer<Double>) -> gint {
    guard let field, let shown = description.field else { return 0 }
    if let typed = field.takeTyped() {
      shown.type(typed)
      showWhatCameOfIt()
    }
    number.pointee = field.number
    return 1
  }

  private func fieldWrites() -> gint {
    // While it is typed in, what was typed stays.
    if let field, !field.isTyped { field.write() }
    return 1
  }

  /// What the binding made of it, which may be what it was before.
  private func showWhatCameOfIt() {
    renderer.afterNextFlush { [weak self] in
      if let self, !isDestroyed { show(from: description) }
    }
  }

  override var focusTarget: Native { field?.native ?? buttons?.focusTarget ?? native }
  override var spokenText: String? { row.label.spokenText }

  override func spokenTextChanged() {
    let name = attributes?.accessibilityLabel ?? row.label.spokenText ?? symbolWords
    buttons?.name(name)
    if let field { atk_object_set_name(gtk_widget_get_accessible(field.native), name ?? "") }
    parent?.spokenTextChanged()
  }

  override func labelChanged() { spokenTextChanged() }
}

extension StepperDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    StepperWidget(description, in: renderer)
  }
}
