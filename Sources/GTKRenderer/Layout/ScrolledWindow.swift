import CGTK
import Foundation
import SwiftUICore

/// A `GtkScrolledWindow`: where it is, and who moves it.
@MainActor
protocol ScrolledWindow: GTKWidget, ScrolledWidget {
  /// Set while a program scrolls.
  var isMovedByProgram: Bool { get set }
}

extension ScrolledWindow {
  func adjustment(along axis: Axis) -> UnsafeMutablePointer<GtkAdjustment>? {
    axis == .vertical
      ? gtk_scrolled_window_get_vadjustment(cast(native)) : gtk_scrolled_window_get_hadjustment(cast(native))
  }

  var scrollGeometry: ScrollGeometry {
    guard hasNative, let x = adjustment(along: .horizontal), let y = adjustment(along: .vertical) else {
      return ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
    }
    let room = CGSize(width: gtk_adjustment_get_page_size(x), height: gtk_adjustment_get_page_size(y))
    let content = CGSize(width: gtk_adjustment_get_upper(x), height: gtk_adjustment_get_upper(y))
    return ScrollGeometry(
      contentOffset: CGPoint(x: leading(gtk_adjustment_get_value(x), x), y: gtk_adjustment_get_value(y)),
      contentSize: content, contentInsets: EdgeInsets(), containerSize: room)
  }

  /// A place counted from the leading edge as one counted from the left, and the other way round.
  private func leading(_ value: Double, _ x: UnsafeMutablePointer<GtkAdjustment>) -> Double {
    isRightToLeft ? gtk_adjustment_get_upper(x) - gtk_adjustment_get_page_size(x) - value : value
  }

  func scroll(x: Double?, y: Double?) {
    // What has come in the same turn has no room before GTK has laid it out.
    guard hasNative, scrollGeometry.containerSize.height > 1 else {
      renderer.afterNextFlush { [weak self] in
        guard let self, !isDestroyed, hasNative else { return }
        gtk_widget_get_toplevel(native).map { gtk_container_check_resize(cast($0)) }
        goTo(x, y)
      }
      return
    }
    goTo(x, y)
  }

  private func goTo(_ x: Double?, _ y: Double?) {
    byProgram {
      if let x, let adjustment = adjustment(along: .horizontal) {
        gtk_adjustment_set_value(adjustment, leading(x, adjustment))
      }
      if let y, let adjustment = adjustment(along: .vertical) { gtk_adjustment_set_value(adjustment, y) }
    }
  }

  /// Runs `body`, whose scrolling is the program's.
  func byProgram(_ body: () -> Void) {
    let outer = isMovedByProgram
    isMovedByProgram = true
    defer { isMovedByProgram = outer }
    body()
  }

  /// Has the adjustments tell of movements once somebody follows them.
  func followMovement() {
    movement.followed = { [weak self] in
      guard let self, !isDestroyed, hasNative else { return }
      movement.followed = nil
      for axis in [Axis.horizontal, .vertical] {
        guard let adjustment = adjustment(along: axis) else { continue }
        let moved: SignalFunction = { _, data in
          receive(data, as: GTKWidget.self) { ($0 as? any ScrolledWindow)?.valueChanged() }
        }
        connect(
          "value-changed", on: UnsafeMutableRawPointer(adjustment),
          to: unsafeBitCast(moved, to: GCallback.self))
      }
    }
  }

  private func valueChanged() {
    guard movement.isFollowed else { return }
    if isMovedByProgram { return movement.moved(by: .program) }
    // A layout that makes the content shorter moves it as well; a person does it with an event, or has done so before.
    if let event = gtk_get_current_event() {
      gdk_event_free(event)
      movement.moved(by: .person)
    } else if movement.isMoving {
      movement.moved(by: .momentum)
    }
  }
}
