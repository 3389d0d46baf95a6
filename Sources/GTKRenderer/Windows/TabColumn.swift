import CGTK
import SwiftUICore

/// Tabs in a column beside the pages of a `GtkStack`; where there is no room for both, in a bar under them.
@MainActor
final class TabColumn {
  /// The column and the pages, and what says whether there is room for both.
  let flap: Native
  private let list: Native
  private let bar: Native
  private let stack: Native
  private var hasTabs = false
  private var hasEnded = false

  /// How wide the column is, and how narrow the pages may be beside it, in points: a telephone's width, from which on programs
  /// are made for.
  private static let (columnWidth, leastPageWidth) = (220.0, 360)

  /// - Parameters:
  ///   - pages: the stack, with what is in front of it.
  ///   - box: what the pages stand in until now, and stands around all of this from now on.
  init(of stack: Native, around pages: Native, in box: Native) {
    self.stack = stack
    Handy.start()
    flap = hdy_flap_new()
    list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    bar = hdy_view_switcher_bar_new()
    faves_add_class(list, "sidebar")
    let width = Self.columnWidth * DesktopSettings.textScale
    gtk_widget_set_size_request(list, Int32(width), -1)
    // All the rest is the pages'.
    gtk_widget_set_hexpand(list, 0)
    gtk_widget_set_size_request(pages, Int32(Self.leastPageWidth), -1)
    let line: Native = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    _ = faves_ref(pages)
    gtk_container_remove(cast(box), pages)
    hdy_flap_set_flap(cast(flap), list)
    hdy_flap_set_separator(cast(flap), line)
    hdy_flap_set_content(cast(flap), pages)
    faves_unref(pages)
    hdy_flap_set_swipe_to_open(cast(flap), 0)
    hdy_flap_set_swipe_to_close(cast(flap), 0)
    // The window's width changes step by step; nothing slides meanwhile.
    hdy_flap_set_fold_duration(cast(flap), 0)
    hdy_flap_set_reveal_duration(cast(flap), 0)
    hdy_view_switcher_bar_set_stack(cast(bar), cast(stack))
    hdy_view_switcher_bar_set_reveal(cast(bar), 1)
    for part in [flap, list, line] { gtk_widget_show(part) }
    expand(flap, 1, 1)
    gtk_container_add(cast(box), flap)
    gtk_container_add(cast(box), bar)
  }

  /// Whether the tabs are in a column at all.
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      hdy_flap_set_fold_policy(
        cast(flap), isShown ? HDY_FLAP_FOLD_POLICY_AUTO : HDY_FLAP_FOLD_POLICY_NEVER)
      if !isShown { hdy_flap_set_reveal_flap(cast(flap), 0) }
      foldingChanged()
    }
  }

  /// The flap has found out, as it was laid out, whether there is room for the column: the bar comes or goes after that, as GTK
  /// would not lay out anew what asks for it meanwhile.
  func foldingIsKnown() {
    GTKRenderer.whenIdle { [weak self] in if let self, !hasEnded { foldingChanged() } }
  }

  /// There is room for the column, or no more.
  private func foldingChanged() {
    let isFolded = hdy_flap_get_folded(cast(flap)) != 0
    if isShown { hdy_flap_set_reveal_flap(cast(flap), (!isFolded).gboolean) }
    gtk_widget_set_visible(bar, (isShown && isFolded && hasTabs).gboolean)
  }

  /// Shows these in the bar.
  func show(_ tabs: [WindowDescription.Tab], for pages: [Native]) {
    hasTabs = !tabs.isEmpty
    PageSwitcher.show(tabs, for: pages, of: stack, in: bar)
    foldingChanged()
  }

  func insert(_ widgets: [Native]) {
    for widget in widgets {
      expand(widget, 1, 1)
      gtk_container_add(cast(list), widget)
    }
  }
  func remove(_ widgets: [Native]) { for widget in widgets { gtk_container_remove(cast(list), widget) } }

  /// Lets the stack go: libhandy's switchers do not stand it that their stack goes first.
  func end() {
    hasEnded = true
    hdy_view_switcher_bar_set_stack(cast(bar), nil)
  }
}
