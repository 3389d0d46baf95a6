import CGTK
import SwiftUICore

/// The children of a `FavesStack`, spacers among them.
@MainActor
final class StackSlots {
  /// Shared with nobody who destroys it first: whoever shows it owns it.
  let native: Native

  init(_ native: Native) { self.native = native }

  /// Whether nothing in it is shown but spacers.
  var isEmpty: Bool {
    let children = gtk_container_get_children(cast(native))
    defer { g_list_free(children) }
    var item = children
    while let current = item {
      if gtk_widget_get_visible(current.pointee.data.assumingMemoryBound(to: GtkWidget.self)) != 0 {
        return false
      }
      item = current.pointee.next
    }
    return true
  }

  func insert(_ widgets: [GTKWidget], after sibling: GTKWidget?) {
    var after = handle(of: sibling)
    var run: [UnsafeMutablePointer<GtkWidget>] = []
    run.reserveCapacity(widgets.count)
    func flush() {
      guard let last = run.last else { return }
      faves_stack_insert(native, run, guint(run.count), after)
      after = UnsafeRawPointer(last)
      run.removeAll(keepingCapacity: true)
    }
    for child in widgets {
      if let spacer = child as? SpacerWidget {
        flush()
        after = spacer.enter(self, after: after)
      } else {
        run.append(child.native)
      }
    }
    flush()
  }

  func move(_ widgets: [GTKWidget], after sibling: GTKWidget?) {
    var after = handle(of: sibling)
    for child in widgets {
      guard let slot = handle(of: child) else { continue }
      faves_stack_move(native, slot, after)
      after = slot
    }
  }

  func replace(_ old: Native, with new: Native) {
    gtk_widget_show(new)
    faves_stack_insert(native, [new], 1, UnsafeRawPointer(old))
    faves_stack_remove(native, UnsafeRawPointer(old))
  }

  /// - Parameter forGood: whether they are destroyed next.
  func remove(_ widgets: [GTKWidget], forGood: Bool = false) {
    let handles = widgets.compactMap { handle(of: $0) }
    if forGood {
      faves_stack_dismiss(native, handles, guint(handles.count))
    } else {
      for handle in handles { faves_stack_remove(native, handle) }
    }
    for child in widgets { (child as? SpacerWidget)?.left() }
  }

  /// Takes runs of children off the screen that are removed later; false: that is not possible here.
  func putAside(_ runs: [(first: GTKWidget, last: GTKWidget)]) -> Bool {
    let ends = runs.flatMap { [handle(of: $0.first), handle(of: $0.last)] }.compactMap { $0 }
    return ends.count == 2 * runs.count && faves_stack_dismiss_runs(native, ends, guint(runs.count)) != 0
  }

  /// Whether a child and all behind it have not been in sight.
  func isUnseen(from child: GTKWidget) -> Bool {
    handle(of: child).map { faves_stack_is_unseen_from(native, $0) != 0 } ?? false
  }

  private func handle(of widget: GTKWidget?) -> UnsafeRawPointer? {
    guard let widget else { return nil }
    if let spacer = widget as? SpacerWidget { return spacer.handle.map { UnsafeRawPointer($0) } }
    return UnsafeRawPointer(widget.native)
  }
}
