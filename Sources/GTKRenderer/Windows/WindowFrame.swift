import CGTK
import SwiftUICore

/// What is around a window's content.
///
/// A window that has nothing for a header bar has the desktop's own title bar, which shows the title and the buttons as the
/// person has set them: it needs neither libhandy nor the theme of icons, and comes up in little more than half the time. What
/// is to be in it is known before it comes to the screen, by the views that are there or by their types, which tell of
/// those that may come: then it gets the frame that a header bar belongs to, with the bar, which until they come has the title
/// and the buttons. Only of what an `AnyView` will hold nobody can know. A bar that comes with that stands under the
/// title bar, without title and buttons: to give a window on the screen another frame, it would have to go and come again.
extension WindowWidget {
  static func frame(withBar: Bool) -> Native {
    guard withBar else { return gtk_window_new(GTK_WINDOW_TOPLEVEL) }
    Handy.start()
    return hdy_window_new()
  }

  /// Sees to the frame for a bar that comes into this screen; true: the desktop's title bar stays over it.
  func makesRoomForBar() -> Bool {
    guard screens != nil, !hasFrameOfBar else { return false }
    if gtk_widget_get_realized(native) != 0 { return true }
    renewFrame()
    return false
  }

  /// Before the window is on the screen.
  private func renewFrame() {
    guard let screens else { return }
    let old = native
    let focus = FocusMemory(in: old)
    hasFrameOfBar = true
    let new = Self.frame(withBar: true)
    _ = faves_ref(screens.native)
    gtk_container_remove(cast(old), screens.native)
    gtk_container_add(cast(new), screens.native)
    faves_unref(screens.native)
    replaceNative(with: new)
    setUpToplevel()
    showTitle()
    if !description.isResizable { gtk_window_set_resizable(cast(new), 0) }
    followsRealizing = false
    if !description.forbidden.isEmpty { showPermissions() }
    showWishes(from: nil)
    focus.restore()
  }

  /// Of a window that pages, columns or tabs are in, which say in its bar where one is, and the way back; or in which these or
  /// something else for a bar may come to be.
  func prepareBar() {
    guard let screen, screen.bar == nil, holdsNavigation(self) || description.barForecast.mayNeedBar() else {
      return
    }
    screen.needBar()
  }

  private func holdsNavigation(_ widget: GTKWidget) -> Bool {
    widget.children.contains { child in
      child is PagesWidget || child is SplitWidget || child is TabsWidget || holdsNavigation(child)
    }
  }
}
