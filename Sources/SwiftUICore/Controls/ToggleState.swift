/// What a toggle is.
package enum ToggleState: Int32, Sendable {
  case off, on
  /// It stands for several values that differ.
  case mixed

  init(isOn: Bool, isMixed: Bool) { self = isMixed ? .mixed : isOn ? .on : .off }
}

private struct TurnedKey: StyleKey { static var defaultValue: ToggleState? { nil } }

extension EnvironmentValues {
  /// The toggle whose style the view belongs to: a button in it is what turns that.
  var turnedByButtons: ToggleState? {
    get { self[TurnedKey.self] }
    set { self[TurnedKey.self] = newValue }
  }
}
