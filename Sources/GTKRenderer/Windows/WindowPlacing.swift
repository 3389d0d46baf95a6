import CGTK
import SwiftUICore

/// A window that opens where, and as large as, its scene makes of its content and the screen.
extension WindowWidget {
  /// Sees to it as soon as the theme has a say in how large the content is.
  func waitForPlacement() {
    guard description.role == .window, description.placement != nil else { return }
    on("realize", of: native) { _, data in receive(data, as: WindowWidget.self) { $0.startAsPlaced() } }
  }

  private func startAsPlaced() {
    guard let computed = description.placement, let room = Surroundings.room else { return }
    description.placement = nil
    let placement = computed.placement(screen: Surroundings.screen ?? room, room: room) { [weak self] in
      self?.measured($0) ?? .zero
    }
    if description.isResizable, renderer.windowSizes?.size(of: description.id) == nil {
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(cast(native), &width, &height)
      if let wanted = placement.width { width = max(1, pixels(Double(wanted), for: "width of a placement")) }
      if let wanted = placement.height {
        height = max(1, pixels(Double(wanted), for: "height of a placement"))
      }
      let size = WindowSizes.Size(width: width, height: height).fittingScreen()
      gtk_window_set_default_size(cast(native), size.width, size.height)
    }
    switch placement.position {
    case .point(let point):
      gtk_window_move(
        cast(native), pixels(Double(point.x), for: "place of a window"),
        pixels(Double(point.y), for: "place of a window"))
    case .share(let share):
      description.position = share
      startPosition()
    case nil: break
    }
  }
}
