import Platform

/// A ground that lets what is behind shine through; see SwiftUI's `Material`. GTK does not blur what is behind: the
/// ground's colour lies over it.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
  /// What the ground is used for.
  public enum Material: Int, Sendable {
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow
    case fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
  }
  /// What shines through. Accepted without effect: what is behind the window never does.
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  /// When the ground looks active. Accepted without effect: it always does.
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

  open var material = Material.sidebar { didSet { changed() } }
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false

  open override func _makeContent() -> AnyView? { AnyView(Rectangle().fill(material.ground)) }
}

extension NSVisualEffectView.Material {
  fileprivate var ground: Material {
    switch self {
    case .titlebar, .headerView: .bar
    case .menu, .popover, .toolTip, .sheet, .windowBackground, .contentBackground: .thick
    case .hudWindow, .fullScreenUI: .thin
    case .selection, .sidebar, .underWindowBackground, .underPageBackground: .regular
    }
  }
}
