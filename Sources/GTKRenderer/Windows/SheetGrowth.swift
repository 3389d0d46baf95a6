import CGTK
import SwiftUICore

/// A sheet that is as high as its content grows with that: a row that comes is not to be looked for below its edge. It does not
/// become lower, and a person who has made it higher has room for what comes.
extension WindowWidget {
  func followContent() {
    guard description.sheetSize == .automatic, description.sheetHeight == nil, height < 0,
      heightOfContent == nil
    else { return }
    heightOfContent = naturalHeight
    on(
      "size-allocate", of: native,
      with: { _, _, data in receive(data, as: WindowWidget.self) { $0.contentMayHaveGrown() } })
  }

  private var naturalHeight: Int32 {
    guard let root = gtk_bin_get_child(cast(native)) else { return 0 }
    var ideal: Int32 = 0
    gtk_widget_get_preferred_height_for_width(root, gtk_widget_get_allocated_width(root), nil, &ideal)
    return ideal
  }

  private func contentMayHaveGrown() {
    let (before, now) = (heightOfContent ?? 0, naturalHeight)
    heightOfContent = now
    guard now > before else { return }
    // While GTK lays the window out it does not take another size.
    GTKRenderer.whenIdle { [weak self] in self?.growToContent() }
  }

  private func growToContent() {
    guard !isDestroyed, gtk_widget_get_mapped(native) != 0 else { return }
    let wanted = min(naturalHeight, mostHeightOfContent)
    if heightNow < wanted { resize(toHeight: wanted) }
  }
}
