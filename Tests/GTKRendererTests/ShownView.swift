import CGTK

@testable import GTKRenderer
@testable import SwiftUICore

/// A view in a window of its own on real widgets.
@MainActor
final class ShownView {
  let graph: Graph
  let renderer: GTKRenderer
  private let running: _RunningNode
  /// How many windows there were before.
  private let first: Int

  init<V: View>(_ renderer: GTKRenderer, @ViewBuilder _ view: () -> V) {
    self.renderer = renderer
    first = renderer.presented.count
    let graph = Graph(renderer: renderer)
    self.graph = graph
    renderer.flush = { graph.flush() }
    running = HostedView(view(), title: "Test", size: CGSize(width: 500, height: 400), in: graph)
    graph.flush()
    settle(50)
  }

  var window: Native { renderer.presented[first].native }

  /// All visible widgets of a GTK class, in order.
  func all(_ type: String, in root: Native? = nil) -> [Native] {
    var found: [Native] = []
    func walk(_ widget: Native) {
      if gtk_widget_get_visible(widget) == 0 { return }
      if String(cString: faves_type_name(widget)) == type { found.append(widget) }
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

  var texts: [String] { all("FavesLabel").map { String(cString: gtk_label_get_text(cast($0))) } }
  var entries: [Native] { all("GtkEntry") }

  /// Clicks the button with the title.
  func click(_ title: String) {
    let button = all("GtkButton").first { button in
      all("FavesLabel", in: button).contains { String(cString: gtk_label_get_text(cast($0))) == title }
    }
    gtk_button_clicked(cast(button!))
    settle(20)
  }

  func close() {
    running.stop()
    graph.flush()
    settle()
  }
}
