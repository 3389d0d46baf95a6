import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A view in a window of its own, on real widgets.
@MainActor
final class HostedScreen {
  let graph: Graph
  let running: _RunningNode
  let renderer: GTKRenderer
  var window: Native { renderer.presented[0].native }

  init<V: View>(_ renderer: GTKRenderer, _ view: V) {
    self.renderer = renderer
    let graph = Graph(renderer: renderer)
    self.graph = graph
    renderer.flush = { graph.flush() }
    running = HostedView(view, title: "Test", size: CGSize(width: 500, height: 400), in: graph)
    graph.flush()
    settle(50)
    layOut(window)
  }

  /// All widgets of a GTK class, in order.
  func all(_ type: String, in root: Native? = nil) -> [Native] {
    var found: [Native] = []
    func walk(_ widget: Native) {
      if gtk_widget_get_visible(widget) == 0 { return }
      if className(of: widget) == type { found.append(widget) }
      guard faves_is_container(widget) != 0 else { return }
      let children = gtk_container_get_children(cast(widget))
      defer { g_list_free(children) }
      var item = children
      while let current = item {
        walk(current.pointee.data.assumingMemoryBound(to: GtkWidget.self))
        item = current.pointee.next
      }
    }
    walk(root ?? window)
    return found
  }

  func text(_ label: Native) -> String { String(cString: gtk_label_get_text(cast(label))) }
  var texts: [String] { all("FavesLabel").map(text) }

  func close() {
    running.stop()
    graph.flush()
    settle()
  }
}
