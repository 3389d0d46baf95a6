/// Buttons whose words are for a ground of the program's, and could not be read on the theme's bezel.
enum SeenThrough {
  static let name = "faves-seen-through"

  /// A bezel that the ground is seen through, in the shade of the words. Its colours are the same in light and dark windows, as
  /// the ground's are.
  static let css = """
    \(bezel("", of: "black", filled: 0.1, pressed: 0.3, line: 0.35))
    \(bezel(".faves-pale-ink", of: "white", filled: 0.15, pressed: 0.35, line: 0.4))
    """

  private static func bezel(_ ink: String, of color: String, filled: Double, pressed: Double, line: Double)
    -> String
  {
    let button = "button.\(name)\(ink)"
    return """
      \(button) {
        background: alpha(\(color), \(filled)); border-color: alpha(\(color), \(line)); box-shadow: none;
        text-shadow: none; -gtk-icon-shadow: none; }
      \(button):hover { background: alpha(\(color), \(filled + 0.1)); }
      \(button):active { background: alpha(\(color), \(pressed)); }
      """
  }
}
