import CGTK
import SwiftUICore

/// Buttons over the pages of a `GtkStack`, one for each, where the window's bar is not for them.
@MainActor
final class PageSwitcher {
  private let switcher: Native
  private let stack: Native

  /// - Parameter box: where the buttons stand first.
  init(of stack: Native, over box: Native) {
    self.stack = stack
    Handy.start()
    switcher = hdy_view_switcher_new()
    hdy_view_switcher_set_policy(cast(switcher), HDY_VIEW_SWITCHER_POLICY_WIDE)
    hdy_view_switcher_set_stack(cast(switcher), cast(stack))
    gtk_widget_set_halign(switcher, GTK_ALIGN_CENTER)
    faves_add_class(switcher, "faves-tabs")
    gtk_container_add(cast(box), switcher)
    gtk_box_reorder_child(cast(box), switcher, 0)
  }

  /// Shows these titles and symbols, for these pages.
  func show(_ tabs: [WindowDescription.Tab], for pages: [Native]) {
    Self.show(tabs, for: pages, of: stack, in: switcher)
    gtk_widget_set_visible(switcher, (!tabs.isEmpty).gboolean)
  }

  /// Lets the buttons in `switcher` show these titles and symbols.
  static func show(
    _ tabs: [WindowDescription.Tab], for pages: [Native], of stack: Native, in switcher: Native
  ) {
    for (tab, page) in zip(tabs, pages) {
      page.showTabTitle(tab.title, in: stack)
      page.showTabSymbol(tab.symbol, in: stack)
    }
    switcher.letTabSymbolsFollowText()
    switcher.hideTabWordsWhereThereAreNone()
  }

  /// Lets the stack go: libhandy's switchers do not stand it that their stack goes first.
  func end() { hdy_view_switcher_set_stack(cast(switcher), nil) }
}
