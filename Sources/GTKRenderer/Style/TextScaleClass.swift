import CGTK

/// How much larger the words of a control are than the desktop has them, as style classes. A class is declared when it is first
/// used.
@MainActor
enum TextScaleClass {
  private static var declared: Set<Int> = []

  /// Takes one scale from a control and gives it the other; nil: the desktop's.
  static func change(_ control: Native, from old: Double?, to new: Double?) {
    guard old != new else { return }
    if let old { faves_remove_class(control, name(for: old)) }
    if let new { faves_add_class(control, name(for: new)) }
  }

  private static func name(for scale: Double) -> String {
    let percent = Int((scale * 100).rounded())
    let name = "faves-text-\(percent)"
    if declared.insert(percent).inserted {
      _ = faves_css_load(
        ".\(name) { font-size: \(percent)%; }", guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
    }
    return name
  }
}
