/// The parts of controls that are as large as the text beside them. Themes give them lengths in pixels, which are meant for text
/// of the usual size; with smaller text they stay as they are.
struct ControlSizes {
  /// How much larger than usual text is.
  var textScale: Double

  var css: String { textScale > 1 ? themes + ours : ours }

  private func px(_ length: Int) -> String { "\(Int((Double(length) * max(1, textScale)).rounded()))px" }
  private func square(_ side: Int) -> String { "min-width: \(px(side)); min-height: \(px(side));" }

  /// What GNOME's themes say, in the size of the text.
  private var themes: String {
    """
    switch, switch > slider { border-radius: 9999px; }
    switch > slider { \(square(24)) }

    scale:not(.color) { \(square(10)) padding: \(px(12)); }
    scale:not(.color) trough > slider { \(square(18)) margin: -\(px(9)); }
    /* Over marks the knob is a picture that points at them. */
    scale.horizontal.marks-after:not(.marks-before) trough > slider {
      min-width: \(px(22)); min-height: \(px(26)); background-size: \(px(22)) \(px(26));
      margin: -\(px(10)) -\(px(10)) -\(px(14)) -\(px(10)); }

    checkbutton > check:dir(ltr), radiobutton > radio:dir(ltr) { margin-right: \(px(4)); }
    checkbutton > check:dir(rtl), radiobutton > radio:dir(rtl) { margin-left: \(px(4)); }
    menuitem check, menuitem radio { \(square(16)) }
    modelbutton check, modelbutton radio { \(square(14)) }

    combobox arrow, menuitem arrow, modelbutton arrow { \(square(16)) }
    /* Lines of a menu, in which the focus is a rectangle around the words. */
    modelbutton.flat { min-height: \(px(26)); }

    /* GTK's own symbols here keep their size, so they give way to a ground with the same. */
    spinbutton:not(.vertical) button {
      min-width: \(px(16)); -gtk-icon-transform: scale(0);
      background-size: \(px(16)) \(px(16)); background-position: center; background-repeat: no-repeat; }
    spinbutton:not(.vertical) button.up { background-image: -gtk-icontheme("list-add-symbolic"); }
    spinbutton:not(.vertical) button.down { background-image: -gtk-icontheme("list-remove-symbolic"); }
    /* As buttons have it: room above and below the words, and not a height for words of one size. */
    entry { min-height: 24px; padding-top: 4px; padding-bottom: 4px; }
    entry image { \(square(16)) -gtk-icon-transform: scale(\(textScale)); }
    entry image.left { margin-right: \(px(6)); }
    entry image.right { margin-left: \(px(6)); }
    /* There is no more room beside the longest month. */
    calendar.button { -gtk-icon-transform: scale(\(min(textScale, 1.5)), \(textScale)); }
    .faves-dots > button { \(square(8)) padding: \(px(5)); border-radius: \(px(18)); }
    """
  }

  /// As high as the buttons that dates are shown in, beside which they stand.
  private var timeFields: String {
    [("mini", 16, 80), ("small", 22, 90), ("large", 42, 100), ("extra-large", 54, 115)]
      .map { name, height, letters in
        let field = "spinbutton.faves-\(name):not(.vertical)"
        return "\(field), \(field) entry { min-height: \(height)px; } \(field) { font-size: \(letters)%; }"
      }
      .joined(separator: "\n")
  }

  /// `controlSize`, of controls whose size does not come of their words.
  private var ours: String {
    """
    switch.faves-mini > slider { min-width: \(px(16)); min-height: \(px(14)); }
    switch.faves-small > slider { min-width: \(px(20)); min-height: \(px(18)); }
    switch.faves-large > slider { min-width: \(px(30)); min-height: \(px(28)); }
    switch.faves-extra-large > slider { min-width: \(px(36)); min-height: \(px(34)); }
    switch.faves-mini, switch.faves-small { font-size: 0.7em; }
    switch.faves-large, switch.faves-extra-large, switch.faves-large > slider, switch.faves-extra-large > slider {
      border-radius: 9999px;
    }
    scale.faves-mini trough > slider { \(square(10)) margin: -\(px(5)); }
    scale.faves-small trough > slider { \(square(14)) margin: -\(px(7)); }
    scale.faves-large trough, scale.faves-large highlight { \(square(6)) }
    scale.faves-extra-large trough, scale.faves-extra-large highlight { \(square(10)) }
    \(timeFields)
    """
  }
}
