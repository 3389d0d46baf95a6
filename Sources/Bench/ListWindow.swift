import CBench
import GTKRenderer
import SwiftUI
import SwiftUICore

/// A window with one of our long lists, as long as `body` takes.
@MainActor
struct ListWindow {
  let graph: Graph

  func with<R>(_ body: (ListHandle) -> R) -> R {
    let handle = ListHandle()
    return shown(ListScreen(handle: handle)) { body(handle) }
  }

  func with<R>(observed objects: [ObservedPerson], _ body: () -> R) -> R {
    let handle = ListHandle()
    return shown(ObservedListScreen(handle: handle)) {
      handle.objects.wrappedValue = objects
      graph.flush()
      return body()
    }
  }

  private func shown<Content: View, R>(_ content: Content, _ body: () -> R) -> R {
    let view = HostedView(content, size: CGSize(width: 800, height: 600), in: graph)
    graph.flush()
    cbench_watch_first()
    cbench_settle(30)
    defer {
      view.stop()
      graph.flush()
      (graph.renderer as? GTKRenderer)?.discarded.freeAll()
    }
    return body()
  }
}
