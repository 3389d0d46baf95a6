import CGTK

/// The one style sheet that is ours, over the user's theme.
@MainActor
enum StyleSheet {
  private static var provider: UnsafeMutableRawPointer?
  /// What depends on the size of the text, which is written anew when that changes.
  private static var sizes: UnsafeMutableRawPointer?

  static func load() {
    guard provider == nil else { return }
    ForegroundClass.reload()
    provider = faves_css_load(css, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    sizes = faves_css_load(controlSizes, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    followTheme()
    follow("gtk-xft-dpi", textChanged)
  }

  private static func followTheme() {
    let changed: SignalFunction1 = { _, _, _ in
      MainActor.assumeIsolated {
        ForegroundClass.reload()
        PromptColor.reload()
        AccentClass.reload()
        BarClass.reload()
      }
    }
    for setting in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] { follow(setting, changed) }
  }

  private static func follow(_ setting: String, _ changed: SignalFunction1) {
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
    faves_signal_connect(settings, "notify::" + setting, unsafeBitCast(changed, to: GCallback.self), nil)
  }

  fileprivate static func fitText() {
    guard let sizes else { return }
    faves_css_replace(sizes, controlSizes)
  }

  private static var controlSizes: String { ControlSizes(textScale: DesktopSettings.textScale).css }

  private static let css = """
    /* Groups of rows in forms: GNOME's boxed lists. */
    .faves-group {
      background-color: @theme_base_color;
      border: 1px solid alpha(@borders, 0.8);
      border-radius: 8px;
    }
    /* Room for the line between two rows, which is drawn there. */
    .faves-group > .faves-row { border-top: 1px solid transparent; padding: 8px 12px; min-height: 34px; }
    .faves-group > .faves-row.button { padding: 3px; min-height: 44px; }
    .faves-group > .faves-row.painted { padding: 0; min-height: 0; }
    .faves-group.bare { background: none; border-color: transparent; }
    .faves-group > .faves-row.first { border-top-width: 0; }
    .faves-heading { font-weight: bold; }
    .faves-heading.faves-prominent { font-size: 125%; }
    .faves-footer, .faves-subtitle { font-size: 85%; }

    .faves-group > .faves-row.button > button.faves-row-button { padding-left: 8px; padding-right: 8px; }
    /* Flat buttons that are rows, or menus: their words begin where those of other rows do, their ground in front of that. */
    button.faves-flush.flat:not(.faves-bare):dir(ltr) { margin-left: -10px; padding-left: 9px; }
    button.faves-flush.flat:not(.faves-bare):dir(rtl) { margin-right: -10px; padding-right: 9px; }
    button.faves-row-button.destructive-action:not(:disabled) { color: @faves_destructive; }
    button.faves-row-button.destructive-action:disabled { color: mix(@theme_fg_color, @theme_bg_color, 0.5); }
    /* Themes fill them with red as the pointer comes, on which red words are lost. */
    button.faves-row-button.destructive-action:hover, button.faves-row-button.destructive-action:active {
      background-image: none; background-color: alpha(@theme_fg_color, 0.08); border-color: transparent; box-shadow: none;
      text-shadow: none; }

    /* Links stand under their labels, not in a button's padding. */
    button.faves-link, button.faves-link:hover, button.faves-link:active { padding: 0; min-height: 0; border: none; }

    /* Lines between views, as between the rows of a list: the theme's own are lost on dark ground. */
    separator.faves-line { background-color: alpha(currentColor, 0.15); }
    /* The split view draws the line between its columns. */
    leaflet .sidebar { border-style: none; }

    /* What is selected, where words on it can be read. */
    list > row:selected, calendar:selected, menu > menuitem:hover, selection { background-color: @faves_selection; }

    /* What is pressed in is darker than the others in a dark theme, which is hardly seen where nothing else says so. */
    button.toggle.faves-accented:checked:not(:disabled) {
      background-image: none; background-color: @faves_selection; border-color: shade(@faves_selection, 0.85);
      color: @theme_selected_fg_color; text-shadow: none; }

    /* Words of buttons have the theme's accent where the program says so; by themselves they are as other words. */
    button.faves-accented:not(.toggle):not(:disabled):not(.destructive-action):not(.faves-surface) { color: @faves_accent; }

    /* Rows of lists. */
    list.faves-list > row { padding: 8px 12px; }
    button.faves-bare, button.faves-bare:hover, button.faves-bare:active, button.faves-bare:disabled {
      padding: 0; min-height: 0; min-width: 0; border: none; background: none; box-shadow: none; text-shadow: none;
      -gtk-icon-shadow: none; outline-offset: 1px; }
    label.faves-pressed { outline-offset: 1px; }
    /* Words that a press does something to are written as those beside them: themes have other colours for buttons. */
    list.faves-list > row button.faves-bare:not(:disabled):not(.destructive-action):not(.suggested-action):not(.faves-row-action) {
      color: inherit; }
    list.faves-list > row.bare, list.faves-list > row.header.bare { padding: 0; }
    list.faves-list > row.alternate:not(:selected) { background-color: alpha(@theme_fg_color, 0.05); }
    list.faves-list > row.header { padding: 12px 12px 4px 12px; font-weight: bold; color: alpha(currentColor, 0.76); }
    list.faves-list > row.header.footer { font-weight: normal; font-size: 85%; }
    list.faves-list > row.header.footer:not(.bare) { padding-top: 4px; padding-bottom: 8px; }

    /* What is behind shows. */
    .faves-groundless, .faves-groundless > list.faves-list, .faves-groundless > textview,
    .faves-groundless > textview > text { background: none; }

    /* Inset: rows keep from the edges, and what is chosen is rounded. */
    .faves-inset > list.faves-list > row { margin: 0 12px; border-radius: 6px; }

    .faves-bordered { border: 1px solid @borders; }

    /* Grouped: the rows of a section lie on a surface over the window's ground. */
    .faves-grouped > list.faves-list { background: none; }
    .faves-grouped > list.faves-list > row:not(.header):not(:selected) { background-color: @theme_base_color; }
    .faves-grouped > list.faves-list > row:not(.header):not(:selected):hover {
      background-color: mix(@theme_base_color, @theme_fg_color, 0.05);
    }
    .faves-grouped > list.faves-list > row.first { border-top: 1px solid alpha(@borders, 0.8); }
    .faves-grouped > list.faves-list > row.last { border-bottom: 1px solid alpha(@borders, 0.8); }
    .faves-grouped:not(.faves-cards) > list.faves-list > row.first:not(.headed) { margin-top: 18px; }
    .faves-grouped > list.faves-list > row.header { padding-top: 18px; padding-bottom: 6px; }
    .faves-grouped > list.faves-list > row.header.footer { padding-top: 6px; }

    /* Inset and grouped: GNOME's boxed lists. */
    .faves-cards > list.faves-list > row { margin: 0 18px; }
    .faves-cards > list.faves-list > row:not(.header) {
      border-left: 1px solid alpha(@borders, 0.8);
      border-right: 1px solid alpha(@borders, 0.8);
    }
    .faves-cards > list.faves-list > row.header { padding-left: 0; padding-right: 0; }
    .faves-cards > list.faves-list > row.first { margin-top: 12px; border-top-left-radius: 8px; border-top-right-radius: 8px; }
    .faves-cards > list.faves-list > row.first.headed { margin-top: 0; }
    .faves-cards > list.faves-list > row.last {
      margin-bottom: 12px; border-bottom-left-radius: 8px; border-bottom-right-radius: 8px;
    }
    /* What the program puts behind a row is there in place of the surface, also where it is clear. */
    .faves-grouped > list.faves-list > row.grounded:not(.header) { border-color: transparent; }
    .faves-grouped > list.faves-list > row.grounded:not(.header):not(:selected),
    .faves-grouped > list.faves-list > row.grounded:not(.header):not(:selected):hover { background-color: transparent; }
    /* What is said below a group is close to it, as in a form. */
    .faves-cards > list.faves-list > row.last.footed { margin-bottom: 0; }

    /* Sidebars: the window's ground, and what is chosen as a rounded mark on it. */
    .faves-sidebar > list.faves-list { background: none; }
    .faves-sidebar > list.faves-list > row { margin: 1px 6px; padding: 7px 10px; border-radius: 6px; }
    .faves-sidebar > list.faves-list > row.header { font-size: 85%; }

    /* Headers that are to be seen first. */
    list.faves-list > row.header.prominent { font-size: 125%; color: inherit; }

    /* Forms in columns: labels at the end of theirs, and no surface. */
    .faves-group.columns { background: none; border: none; border-radius: 0; }
    .faves-group.columns > .faves-row, .faves-group.columns > .faves-row.button {
      border: none; padding: 3px 0; min-height: 0;
    }

    /* The days of the months before and after, which can be chosen as the others can. */
    calendar:indeterminate { color: alpha(@theme_text_color, 0.62); }
    /* And the arrows to those months, which themes draw as if nothing could be done with them. */
    calendar.button { color: alpha(@theme_text_color, 0.75); }
    calendar.button:hover { color: @theme_text_color; }

    /* A program may have bars shorter than themes do. */
    progressbar { -GtkProgressBar-min-horizontal-bar-width: 40; }
    progressbar.faves-ring { color: inherit; }
    progressbar.faves-ring, progressbar.faves-ring trough, progressbar.faves-ring progress {
      min-width: 0; min-height: 0;
      -GtkProgressBar-min-horizontal-bar-width: 0; -GtkProgressBar-min-horizontal-bar-height: 0; }

    /* Marks grow with the words beside them. */
    checkbutton > check, radiobutton > radio { min-width: 1.05em; min-height: 1.05em; }
    /* In a column check boxes begin where other controls do. */
    checkbutton > check:dir(ltr), radiobutton > radio:dir(ltr) { margin-left: 0; }
    checkbutton > check:dir(rtl), radiobutton > radio:dir(rtl) { margin-right: 0; }

    /* Sizes of controls. */
    button.faves-mini { padding: 0 5px; min-height: 16px; min-width: 12px; font-size: 80%; }
    button.faves-small { padding: 1px 7px; min-height: 20px; min-width: 14px; font-size: 90%; }
    button.faves-large { padding: 7px 16px; min-height: 28px; }
    button.faves-extra-large { padding: 10px 22px; min-height: 34px; font-size: 115%; }
    button.faves-capsule, button.faves-circle { border-radius: 9999px; }
    button.faves-circle.image-button { min-width: 24px; min-height: 24px; padding: 4px; }
    button.faves-rounded { border-radius: 8px; }
    checkbutton.faves-mini, checkbutton.faves-small { font-size: 85%; }
    checkbutton.faves-mini > check { min-width: 0.88em; min-height: 0.88em; }
    checkbutton.faves-small > check { min-width: 1.06em; min-height: 1.06em; }
    checkbutton.faves-large > check { min-width: 1.5em; min-height: 1.5em; }
    checkbutton.faves-extra-large > check { min-width: 1.7em; min-height: 1.7em; }
    checkbutton.faves-extra-large { font-size: 115%; }
    radiobutton.faves-mini, radiobutton.faves-small { font-size: 85%; }
    radiobutton.faves-extra-large { font-size: 115%; }
    combobox.faves-mini button.combo { padding: 0 5px; min-height: 16px; font-size: 80%; }
    combobox.faves-small button.combo { padding: 1px 7px; min-height: 20px; font-size: 90%; }
    combobox.faves-large button.combo { padding: 7px 16px; min-height: 28px; }
    combobox.faves-extra-large button.combo { padding: 10px 22px; min-height: 34px; font-size: 115%; }
    entry.faves-mini:not(.faves-plain) { padding: 0 5px; min-height: 18px; font-size: 80%; }
    entry.faves-small:not(.faves-plain) { padding: 1px 7px; min-height: 22px; font-size: 90%; }
    entry.faves-large:not(.faves-plain) { padding: 7px 12px; min-height: 28px; }
    entry.faves-extra-large:not(.faves-plain) { padding: 10px 14px; min-height: 34px; font-size: 115%; }

    entry.faves-plain, entry.faves-plain:focus {
      background: none; border: none; box-shadow: none; outline: none; padding: 0;
    }
    /* Without a ground of its own a field is read on that of a selected row. */
    list.faves-list > row:selected entry.faves-plain:not(.faves-own-ground) { color: inherit; caret-color: currentColor; }
    entry.faves-square, .faves-field.faves-square { border-radius: 0; }
    .faves-growing textview > label { color: @placeholder_text_color; }
    .faves-growing textview, .faves-growing text, .faves-growing border { background: none; }
    .faves-field {
      background-color: @theme_base_color; border: 1px solid @borders; border-radius: 5px; }
    .faves-field.focused { border-color: @theme_selected_bg_color; box-shadow: inset 0 0 0 1px @theme_selected_bg_color; }
    /* Two digits each, and as little beside them as fingers and pointers need. */
    .faves-time spinbutton:not(.vertical) entry { min-width: 20px; padding-left: 6px; padding-right: 4px; }
    .faves-time spinbutton:not(.vertical) button { padding-left: 3px; padding-right: 3px; }
    /* A bar in a selected row is filled with the colour of the row's words. */
    list.faves-list > row:selected progressbar > trough { background: alpha(currentColor, 0.3); border-color: transparent; }
    list.faves-list > row:selected progressbar > trough > progress { background: currentColor; border-color: transparent; }
    /* In a row of a list what can be typed into has its frame while it is used, as on a Mac. */
    list.faves-list > row entry:not(.faves-framed):not(.faves-square):not(:focus):not(:hover),
    list.faves-list > row .faves-field:not(.faves-framed):not(.faves-square):not(.focused):not(:hover) {
      background: none; border-color: transparent; box-shadow: none;
    }
    /* That stands in what is free around the row: what is typed begins where other rows' words do, and the row is as high. */
    list.faves-list > row entry.faves-typed:not(.faves-framed):not(.faves-square):not(.faves-plain):not(.faves-large):not(.faves-extra-large) {
      min-height: 0; padding: 3px 5px; margin: -4px -6px;
    }
    list.faves-list > row .faves-field:not(.faves-framed):not(.faves-square) { margin: -7px -9px; }
    list.faves-list > row:selected entry:not(.faves-framed):not(.faves-square):not(.faves-own-ground):not(:focus):not(:hover),
    list.faves-list > row:selected .faves-field:not(.faves-framed):not(.faves-square):not(.focused):not(:hover) {
      color: inherit;
    }

    /* Buttons that are what their label draws. */
    button.faves-surface:disabled { opacity: 0.5; }
    /* The theme has no paler shade of a colour of the program's. */
    button.faves-ink:disabled:not(.faves-surface):not(.faves-styled) > *, label.faves-ink:disabled { opacity: 0.5; }
    /* The bezel of a button that is disabled is as pale as such words: it is grey then. */
    button.faves-pale-ink:disabled:not(.flat):not(.faves-bare):not(.faves-surface):not(.faves-list-button) {
      background: mix(@theme_fg_color, @theme_bg_color, 0.6); border-color: mix(@theme_fg_color, @theme_bg_color, 0.5);
    }
    button.faves-pale-ink:disabled:not(.flat):not(.faves-bare):not(.faves-surface):not(.faves-list-button) > * { opacity: 0.85; }
    \(SeenThrough.css)
    /* A style of the program's says itself how its buttons look where they are disabled. */
    button.faves-styled:disabled { color: @theme_fg_color; }
    button.faves-styled:disabled label, button.faves-styled:disabled image { color: inherit; }
    button.faves-surface:active { opacity: 0.8; }
    /* Buttons that are rows of a list. */
    button.faves-list-button, button.faves-list-button:hover, button.faves-list-button:active {
      padding: 0; min-height: 0; border: none; background: none; box-shadow: none; }
    /* Buttons that are rows and do something. */
    button.faves-row-action:not(:disabled):not(.destructive-action) { color: @faves_accent; }
    button.faves-row-action:not(:disabled) .faves-primary, button.faves-row-action:not(:disabled) .dim-label,
    button.link:not(:disabled) > .faves-primary { color: @theme_fg_color; }
    list.faves-list > row:not(:selected) button.faves-row-action:not(:disabled) .faves-primary,
    list.faves-list > row:not(:selected) button.faves-row-action:not(:disabled) .dim-label { color: @theme_text_color; }
    list.faves-list > row:selected button .faves-primary, list.faves-list > row:selected button .dim-label { color: inherit; }
    list.faves-list > row:selected button.faves-row-action:not(:disabled) { color: inherit; }
    /* Buttons that are their label alone are written in a selected row as its text is. */
    list.faves-list > row:selected button.faves-bare:not(.faves-surface):not(:disabled) { color: inherit; }

    /* What deletes a row while its list is edited. */
    button.faves-removal { color: @faves_destructive; padding: 2px; min-height: 20px; min-width: 20px; border-radius: 50%; }
    /* Red could hardly be seen on the ground of a selection. */
    list.faves-list > row:selected button.faves-removal { color: inherit; }

    /* A bar makes no editor of one line higher. */
    .faves-editor > scrollbar.vertical slider { min-height: 12px; }

    .faves-bubble { padding: 12px; }

    /* The title of a page under the tabs. */
    .faves-tab-heading { padding: 12px 12px 6px 12px; }
    .faves-tab-title { font-weight: bold; font-size: 130%; }

    /* Where windows cast no shadow one line is around them, which is seen on a dark window too. */
    .solid-csd decoration {
      background-color: @theme_bg_color; border-color: mix(@theme_bg_color, @theme_fg_color, 0.5); box-shadow: none;
    }

    /* Dots of pages: small ones, large enough to be met. */
    .faves-cover { background-color: @theme_bg_color; }
    .faves-dots { background-color: alpha(@theme_bg_color, 0.7); border-radius: 12px; padding: 2px 4px; }
    .faves-bare-dots { background-color: transparent; }
    .faves-dots > button {
      min-width: 8px; min-height: 8px; padding: 5px; border: none; border-radius: 18px; box-shadow: none;
      background-image: none; background-color: alpha(@theme_fg_color, 0.6); background-clip: content-box;
    }
    .faves-dots > button:hover { background-color: alpha(@theme_fg_color, 0.8); }
    .faves-dots > button:checked { background-color: @theme_fg_color; }
    """
}

private let textChanged: SignalFunction1 = { _, _, _ in
  MainActor.assumeIsolated { StyleSheet.fitText() }
}
