/// How a picker looks.
public protocol PickerStyle { static var _look: _PickerLook { get } }
/// The looks a picker can have.
public enum _PickerLook: Sendable { case menu, segmented, radio, wheel, inline, palette }
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .menu }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .menu }
}
/// A menu, by its name on the Mac.
public struct PopUpButtonPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .menu }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .segmented }
}
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .radio }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .wheel }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .inline }
}
/// A row of what can be chosen: like the segmented style, but by symbols where the options have some.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .palette }
}
/// A row with what is chosen, which leads to a page of the choices; a menu where there is no stack to put the page on.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .menu }
}
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { .init() }
}

/// How pickers look, as the environment holds it.
struct PickerLooks {
  var look = PickerDescription.Look.menu
  /// Whether they lead to a page of the choices, in a stack.
  var leadsOn = false
}
private struct PickerLooksKey: StyleKey {
  static var defaultValue: PickerLooks { PickerLooks() }
}

extension EnvironmentValues {
  var pickerLooks: PickerLooks {
    get { self[PickerLooksKey.self] }
    set { self[PickerLooksKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers in this view look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look: PickerDescription.Look =
      switch S._look {
      case .menu: .menu
      case .segmented: .segmented
      case .radio: .radio
      case .wheel: .wheel
      case .inline: .inline
      case .palette: .palette
      }
    return environment(
      \.pickerLooks, PickerLooks(look: look, leadsOn: S.self == NavigationLinkPickerStyle.self))
  }
}
