/// Whether a value is an optional that holds nothing, as the selection is while nobody has chosen.
func isNone(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}
