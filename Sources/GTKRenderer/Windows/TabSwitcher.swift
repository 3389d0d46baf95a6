import CGTK
import SwiftUICore

/// The choice of tabs of a window: buttons in the place of the title, or in a bar at the bottom of a narrow window.
///
/// libhandy's switchers show the pages of a `GtkStack`. Ours has empty pages and stands nowhere: it only carries the
/// titles, icons and the choice.
@MainActor
final class TabSwitcher {
  /// What stands in the place of the title. It and the bar are made with the first tabs: most windows have none, and
  /// building both is a good part of what a window takes.
  nonisolated(unsafe) private(set) var title: Native?
  /// The place of the bar at the bottom.
  let bottom: Native
  private var bar: Native?
  nonisolated(unsafe) let stack: Native
  private var pages: [Native] = []
  private(set) var isUpdating = false
  private var isWired = false
  private var handler: gulong = 0
  /// Whether something else has the place of the title.
  private var standsBelow = false
  /// Whether the header bar is too narrow for the buttons, with what any of the pages puts there.
  private(set) var isFolded = false
  /// The widest that what stands beside the title was since there are these tabs, in pixels.
  private var widestBeside: Int32 = 0

  init() {
    bottom = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_show(bottom)
    stack = gtk_stack_new()
    _ = faves_ref_sink(stack)
    gtk_widget_show(stack)
  }

  /// Lets the switchers go before they are taken down: libhandy's do not stand it that their stack goes first.
  func end() {
    guard isWired, let title, let bar else { return }
    isWired = false
    faves_signal_disconnect(title, handler)
    hdy_view_switcher_title_set_stack(cast(title), nil)
    hdy_view_switcher_bar_set_stack(cast(bar), nil)
  }

  /// The bar belongs to the window.
  deinit {
    if let title {
      faves_signal_disconnect(title, handler)
      gtk_widget_destroy(title)
      faves_unref(title)
    }
    gtk_widget_destroy(stack)
    faves_unref(stack)
  }

  var isEmpty: Bool { pages.isEmpty }

  /// Says whether something else has the place of the title.
  func stand(below isBelow: Bool) {
    guard standsBelow != isBelow else { return }
    standsBelow = isBelow
    if isWired { showBar() }
  }

  /// The tab a person chose.
  var chosen: Int? {
    guard !isUpdating, let visible = gtk_stack_get_visible_child(cast(stack)) else { return nil }
    return pages.firstIndex(of: visible)
  }

  func update(from old: WindowDescription?, to new: WindowDescription) {
    isUpdating = true
    defer { isUpdating = false }
    if old?.tabs != new.tabs && !(old == nil && new.tabs.isEmpty) { rebuild(new.tabs) }
    if let title, !pages.isEmpty {
      hdy_view_switcher_title_set_title(cast(title), new.shownTitle)
      hdy_view_switcher_title_set_subtitle(cast(title), new.subtitle.isEmpty ? nil : new.subtitle)
    }
    if pages.indices.contains(new.selectedTab) {
      gtk_stack_set_visible_child(cast(stack), pages[new.selectedTab])
    }
  }

  private func rebuild(_ tabs: [WindowDescription.Tab]) {
    wire()
    // A badge that comes leaves everything where it is.
    if tabs.count != pages.count { widestBeside = 0 }
    for page in pages { gtk_widget_destroy(page) }
    // Titles need not differ, names do.
    pages = tabs.enumerated().map { index, tab in
      let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_widget_show(page)
      gtk_stack_add_titled(cast(stack), page, "tab \(index)", tab.title)
      page.showTabSymbol(tab.symbol, in: stack)
      return page
    }
    for switcher in [title, bar] {
      switcher?.letTabSymbolsFollowText()
      switcher?.hideTabWordsWhereThereAreNone()
    }
  }

  private func wire() {
    guard !isWired else { return }
    isWired = true
    let (title, bar) = makeSwitchers()
    hdy_view_switcher_title_set_stack(cast(title), cast(stack))
    hdy_view_switcher_bar_set_stack(cast(bar), cast(stack))
    // The bar comes out when there is no room for the buttons in the header bar. It is hidden rather than folded:
    // folded it still draws its padding.
    hdy_view_switcher_bar_set_reveal(cast(bar), 1)
    handler = faves_signal_connect(
      UnsafeMutableRawPointer(title), "notify::title-visible", unsafeBitCast(titleShown, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    showBar()
  }

  /// The bar is in sight where the title does not show the buttons.
  fileprivate func showBar() {
    guard let title, let bar else { return }
    hdy_view_switcher_title_set_view_switcher_enabled(cast(title), (!isFolded).gboolean)
    // Libhandy itself finds that there is no room for them as soon as there is none.
    let isSqueezed = hdy_view_switcher_title_get_title_visible(cast(title)) != 0
    gtk_widget_set_visible(bar, (standsBelow || isFolded || isSqueezed).gboolean)
  }

  /// What is held free for the items of pages that nobody has seen yet, and that are not made before, so that nobody can measure
  /// them: the window's buttons and a few others with words. What is there on the pages that were seen is measured
  /// (`widestBeside`). Too little costs one turn, when a page with more comes into sight; too much has the buttons below
  /// in a window that would have had room.
  private static var usualRoom: Int32 { Int32(330 * max(1, DesktopSettings.textScale)) }

  /// Whether the buttons should change their place, for which `turn` is. They are in the header bar if there is room for them
  /// whichever page is in sight, as far as is known: they do not leave it, and come back, with each choice.
  ///
  /// - Parameters:
  ///   - width: that of the header bar, in pixels.
  ///   - beside: how much of it what stands beside the title takes; nil: as much as before.
  func shouldTurn(in width: Int32, beside: Int32?) -> Bool {
    guard let title, !isEmpty else { return false }
    if let beside { widestBeside = max(widestBeside, beside) }
    return isFolded != (width < leastWidth(of: title) + max(widestBeside, Self.usualRoom))
  }

  func turn() {
    isFolded.toggle()
    showBar()
  }

  /// The buttons at their narrowest.
  private func leastWidth(of title: Native) -> Int32 {
    var least: Int32 = 0
    title.forEach(hdy_view_switcher_get_type()) { gtk_widget_get_preferred_width($0, &least, nil) }
    return least
  }

  private func makeSwitchers() -> (title: Native, bar: Native) {
    if let title, let bar { return (title, bar) }
    Handy.start()
    let title = widget(hdy_view_switcher_title_new())
    _ = faves_ref_sink(title)
    // The title takes the place of the buttons where there is no room for them; a long one makes them no wider.
    title.forEach(gtk_label_get_type()) { gtk_label_set_max_width_chars(cast($0), 20) }
    gtk_widget_show(title)
    let bar: Native = hdy_view_switcher_bar_new()
    gtk_container_add(cast(bottom), bar)
    (self.title, self.bar) = (title, bar)
    return (title, bar)
  }
}

private let titleShown: SignalFunction1 = { _, _, data in
  let data = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<TabSwitcher>.fromOpaque(UnsafeRawPointer(bitPattern: data)!).takeUnretainedValue().showBar()
  }
}

extension Native {
  /// Gives a page of a stack the title that its button has.
  @MainActor
  func showTabTitle(_ title: String, in stack: Native) { setTab("title", title, in: stack) }

  /// Gives a page of a stack the symbol that its button has.
  @MainActor
  func showTabSymbol(_ symbol: String?, in stack: Native) {
    // libhandy takes icons of the theme alone.
    setTab("icon-name", symbol.flatMap { SymbolIcons.icon(for: $0, in: stack) }, in: stack)
  }

  /// Lets the symbols in a switcher that libhandy has made be as large as the text beside them.
  @MainActor
  func letTabSymbolsFollowText() { forEach(gtk_image_get_type(), faves_icon_follow_text) }

  /// A symbol alone stands in the middle of its button: libhandy would leave room for words beside or below it.
  @MainActor
  func hideTabWordsWhereThereAreNone() {
    forEach(gtk_label_get_type()) { label in
      guard let words = gtk_widget_get_parent(label), faves_is_a(words, gtk_stack_get_type()) != 0 else {
        return
      }
      gtk_widget_set_visible(words, (gtk_label_get_text(cast(label)).pointee != 0).gboolean)
    }
  }

  @MainActor
  private func setTab(_ property: String, _ value: String?, in stack: Native) {
    var box = GValue()
    g_value_init(&box, GType(16 << 2))
    g_value_set_string(&box, value)
    gtk_container_child_set_property(cast(stack), self, property, &box)
    g_value_unset(&box)
  }

  /// The widgets of a type in this one that the program did not make.
  @MainActor
  fileprivate func forEach(_ type: GType, _ visit: (Native) -> Void) {
    if faves_is_a(self, type) != 0 { return visit(self) }
    guard faves_is_container(self) != 0 else { return }
    for child in contents(of: self) { child.forEach(type, visit) }
  }
}
