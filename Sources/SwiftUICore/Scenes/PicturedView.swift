/// A view that no window shows: a picture is taken of it. It has a graph of its own, so that taking one is apart from what
/// else goes on.
package final class PicturedView<Content: View>: _RunningNode {
  /// Holds the view's widgets; never inserted anywhere.
  package let widget: any DescribedWidget<LayersDescription>
  private let ownGraph: Graph

  package init(_ content: Content, in renderer: any Renderer) {
    let graph = Graph(renderer: renderer)
    ownGraph = graph
    let environment = rootEnvironment(of: graph)
    let root = RootNode(rootOf: graph, environment: environment)
    let widget = renderer.makeWidget(for: LayersDescription(alignment: .center))
    self.widget = widget
    root.child = graph.building {
      let slot = SlotNode(.content, of: widget, under: root)
      slot.mount { Content._makeNode(content, under: $0) }
      return slot
    }
    super.init(root, environment)
    graph.flush()
  }

  /// Brings the views up to date with what is known of their sizes.
  package func flush() { ownGraph.flush() }

  /// Takes the views down.
  package func end() {
    stop()
    ownGraph.flush()
    widget.destroy()
  }
}
