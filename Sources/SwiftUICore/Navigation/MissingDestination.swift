/// Shown in place of a destination that nobody declared.
struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle") }

  /// - Parameters:
  ///   - link: what leads to the value, at the beginning of a sentence.
  ///   - place: where a destination was looked for.
  static func warn(of value: AnyHashable, ledToBy link: String, in place: String) {
    let type = Swift.type(of: value.base)
    Diagnostics.warn(
      "\(KnownWarning.noDestination(for: type)) \(link) leads to a value of type \(type), "
        + "but no navigationDestination(for: \(type).self) stands in \(place).")
  }
}
