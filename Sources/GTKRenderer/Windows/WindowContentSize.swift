import CGTK
import SwiftUICore

/// A window that nothing gives a size opens as large as what its content takes of the usual size: content that can grow has
/// all of it, other content is not in the middle of a large window. Each direction counts by itself.
extension WindowWidget {
  /// Sees to it as soon as the theme has a say in how large things are.
  func waitForContentSize() {
    guard description.defaultWidth == nil, description.defaultHeight == nil,
      renderer.windowSizes?.size(of: description.id) == nil
    else { return }
    on("realize", of: native) { _, data in receive(data, as: WindowWidget.self) { $0.startAsContent() } }
  }

  private func startAsContent() {
    guard !hasContentSize, let screen else { return }
    hasContentSize = true
    // What scrolls is a view of something larger, and as large as it is made: it has the usual size.
    if screen.contents.count == 1, screen.contents[0].isAllScrolled { return }
    let content = screen.content
    let takenWidth = faves_frame_child_takes(content, GTK_ORIENTATION_HORIZONTAL, -1, width)
    let width = max(takenWidth, min(self.width, screen.leastWidth))
    // What is around the content: the bars.
    var (whole, ofContent): (Int32, Int32) = (0, 0)
    gtk_widget_get_preferred_height_for_width(screen.root, width, nil, &whole)
    gtk_widget_get_preferred_height_for_width(content, width, nil, &ofContent)
    let bars = max(0, whole - ofContent)
    let room = max(1, self.height - bars)
    let height = faves_frame_child_takes(content, GTK_ORIENTATION_VERTICAL, width, room) + bars
    guard (width, height) != (self.width, self.height) else { return }
    let size = WindowSizes.Size(width: width, height: height).fittingScreen()
    gtk_window_set_default_size(cast(native), size.width, size.height)
    startPosition()
  }
}

extension WindowScreen {
  /// What the bar needs to say all that is in it, with which a small window is still one to be moved and read: of the
  /// desktop's own title bar nothing is known, but that it has buttons.
  fileprivate var leastWidth: Int32 {
    guard let bar else { return 160 }
    var ideal: Int32 = 0
    gtk_widget_get_preferred_width(bar.native, nil, &ideal)
    return ideal
  }
}

extension GTKWidget {
  /// Whether all there is here is scrolled, but for what is behind and in front of it.
  fileprivate var isAllScrolled: Bool {
    switch self {
    case is ScrollWidget: true
    case let layers as LayersWidget: layers.decorated?.isAllScrolled == true
    case is PagesWidget, is PageWidget: children.count == 1 && children[0].isAllScrolled
    default: false
    }
  }
}
