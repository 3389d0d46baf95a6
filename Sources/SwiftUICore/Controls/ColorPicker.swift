/// A control for a colour.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
}

extension ColorPicker {
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity, label: label()) }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title)) }
}

extension ColorPicker: View {
  public var body: some View {
    ShownLabelControl(
      label: label, control: ColorPickerControl(selection: selection, supportsOpacity: supportsOpacity))
  }
}

struct ColorPickerControl: LabelReadingControl {
  let selection: Binding<Color>
  let supportsOpacity: Bool

  func describe(label: String, in context: DescriptionContext) -> ColorPickerDescription {
    ColorPickerDescription(
      color: selection.wrappedValue, supportsOpacity: supportsOpacity, label: label,
      hidesLabel: context.style.labelsAreHidden, isEnabled: context.style.isEnabled,
      set: Callback { selection.wrappedValue = $0 })
  }
}

/// A colour.
package struct ColorPickerDescription: ShownLabelDescription {
  package static let kind = "color picker"
  package var color: Color
  package var supportsOpacity: Bool
  package var label: String
  /// Whether the label's views are in the picker; else it is words, which the picker shows.
  package var holdsLabel = false
  package var hidesLabel: Bool
  package var isEnabled: Bool
  package var set: Callback<Color>
}
