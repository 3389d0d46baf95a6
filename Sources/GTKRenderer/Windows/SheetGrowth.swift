import CGTK
import SwiftUICore

/// A sheet that is as high as its content grows with that: a row that comes is not to be looked for below its edge. It becomes
/// lower with what is of one height, and not with what scrolls or takes the room there is. A person who has made it higher has
/// room for what comes, and keeps it.
extension WindowWidget {
  func followContent() {
    guard description.sheetSize == .automatic, description.sheetHeight == nil, height < 0,
      heightOfContent == nil
    else { return }
    heightOfContent = naturalHeight
    on(
      "size-allocate", of: native,
      with: { _, _, data in receive(data, as: WindowWidget.self) { $0.contentMayHaveChanged() } })
  }

  private var naturalHeight: Int32 {
    guard let root = gtk_bin_get_child(cast(native)) else { return 0 }
    var ideal: Int32 = 0
    gtk_widget_get_preferred_height_for_width(root, gtk_widget_get_allocated_width(root), nil, &ideal)
    return ideal
  }

  private func contentMayHaveChanged() {
    let (before, now) = (heightOfContent ?? 0, naturalHeight)
    heightOfContent = now
    let isLower = now < before && followsDown(from: before)
    guard now > before || isLower else { return }
    // While GTK lays the window out it does not take another size.
    GTKRenderer.whenIdle { [weak self] in self?.takeHeightOfContent(orLess: isLower) }
  }

  /// Whether nobody has made it higher than its content was, and that is as high as it has to be.
  private func followsDown(from before: Int32) -> Bool {
    guard heightNow <= max(before, leastHeightOfContent), let screen, screen.contents.count == 1 else {
      return false
    }
    let content = screen.contents[0].pageInSight
    guard content.hasNative else { return false }
    var (least, ideal, most): (Int32, Int32, Int32) = (0, 0, 0)
    let width = gtk_widget_get_allocated_width(screen.content)
    faves_arranged_measure(content.native, GTK_ORIENTATION_VERTICAL, width, &least, &ideal, &most)
    return least == ideal && most == ideal
  }

  private func takeHeightOfContent(orLess: Bool) {
    guard !isDestroyed, gtk_widget_get_mapped(native) != 0 else { return }
    let wanted = max(min(naturalHeight, mostHeightOfContent), leastHeightOfContent)
    if heightNow < wanted || orLess && heightNow > wanted { resize(toHeight: wanted) }
  }
}
