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
  /// What a field holds, the chosen option of a picker, or what a stepper shows of its value.
  public var value: String {
    switch widget.anyDescription {
    case let field as TextFieldDescription: return field.text
    case let picker as PickerDescription: return picker.selection.map { picker.options[$0].title } ?? ""
    case let toggle as ToggleDescription: return toggle.isOn ? "on" : "off"
    case let slider as SliderDescription: return String(slider.value)
    case let editor as TextEditorDescription: return editor.text
    case let stepper as StepperDescription: return stepper.field?.text ?? ""
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

  func expect(_ kind: String, _ label: String) -> Element {
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
}
