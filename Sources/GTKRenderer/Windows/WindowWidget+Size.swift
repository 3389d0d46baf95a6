import CGTK
import SwiftUICore

/// How large a window or sheet is, where it starts, and what is kept of that.
extension WindowWidget {
  func startSize() {
    waitForContentSize()
    WindowSizeFollower.start(native, renderer.windowSizes?.size(of: description.id), first: (width, height))
    on(
      "size-allocate", of: native,
      with: { _, _, data in
        receive(data, as: WindowWidget.self) { window in window.sizeFollower.follow(window.native) }
      })
  }

  /// Where the description says; X11 alone lets a program choose.
  func startPosition() {
    guard let position = description.position, let room = WindowSizes.room else { return }
    var size: (width: Int32, height: Int32) = (0, 0)
    gtk_window_get_size(cast(native), &size.width, &size.height)
    func offset(_ room: Int32, _ length: Int32, _ share: Double) -> Int32 {
      Int32((Double(max(0, room - length)) * min(max(share, 0), 1)).rounded())
    }
    gtk_window_move(
      cast(native), offset(room.width, size.width, Double(position.x)),
      offset(room.height, size.height, Double(position.y)))
  }

  func keepSize() {
    guard description.role == .window, description.isResizable, let sizes = renderer.windowSizes,
      let last = sizeFollower.last(of: native, before: sizes.size(of: description.id))
    else { return }
    sizes.remember(last, for: description.id)
  }

  var width: Int32 {
    description.defaultWidth.map { pixels($0, for: "window width") }
      ?? (description.role == .sheet ? widthOfSheet : 800)
  }
  var height: Int32 {
    description.defaultHeight.map { pixels($0, for: "window height") }
      ?? (description.role == .sheet ? -1 : 600)
  }

  /// nil: there is no window behind it yet.
  func heightInPixels(_ height: WindowDescription.Height) -> Int32? {
    switch height {
    case .points(let points): return max(1, pixels(points, for: "height of a sheet"))
    case .share(let share):
      guard let below = gtk_window_get_transient_for(cast(native)) else { return nil }
      var (across, around): (Int32, Int32) = (0, 0)
      gtk_window_get_size(below, &across, &around)
      return max(1, Int32((Double(around) * share).rounded()))
    }
  }

  var heightNow: Int32 {
    var (own, ownHeight): (Int32, Int32) = (0, 0)
    gtk_window_get_size(cast(native), &own, &ownHeight)
    return ownHeight
  }

  func resize(toHeight height: Int32) {
    var (own, ownHeight): (Int32, Int32) = (0, 0)
    gtk_window_get_size(cast(native), &own, &ownHeight)
    gtk_window_resize(cast(native), own, height)
  }

  func followDetents() {
    detents = SheetDetents(of: self)
    on(
      "size-allocate", of: native,
      with: { _, _, data in receive(data, as: WindowWidget.self) { $0.detents?.sizeChanged() } })
  }
}
