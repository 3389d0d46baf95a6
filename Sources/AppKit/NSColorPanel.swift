import Foundation
import Observation
import Platform

/// The window in which a colour is chosen.
@MainActor @preconcurrency
public final class NSColorPanel: NSPanel {
  private static var made: NSColorPanel?
  public static var shared: NSColorPanel {
    if let made { return made }
    let panel = NSColorPanel(
      contentRect: CGRect(x: 0, y: 0, width: 240, height: 80), styleMask: [.titled, .closable],
      backing: .buffered, defer: true)
    panel.title = "Color"
    panel.isFloatingPanel = true
    panel.contentView = NSHostingView(rootView: ColorPanelContent(choice: panel.choice))
    panel.choice.chosen = { [weak panel] in panel?.tell() }
    made = panel
    return panel
  }
  /// Whether somebody has asked for it.
  public static var sharedColorPanelExists: Bool { made != nil }

  private let choice = ColorChoice()
  /// What is chosen.
  public var color: NSColor {
    get { NSColor(choice.color) }
    set { choice.color = newValue.color }
  }
  /// Whether a colour may be transparent.
  public var showsAlpha: Bool {
    get { choice.showsAlpha }
    set { choice.showsAlpha = newValue }
  }
  /// Accepted: a choice is told of when it is made.
  public var isContinuous = true

  /// Posted as a person has chosen a colour.
  public nonisolated static let colorDidChangeNotification = Notification.Name(
    "NSColorPanelColorDidChangeNotification")
  private func tell() {
    NotificationCenter.default.post(name: Self.colorDidChangeNotification, object: self)
  }
}

/// What is chosen, for the view that shows it.
@MainActor @Observable
private final class ColorChoice {
  var color = Color.white
  var showsAlpha = false
  @ObservationIgnored var chosen: () -> Void = {}
}

private struct ColorPanelContent: View {
  let choice: ColorChoice

  var body: some View {
    ColorPicker(
      "Color",
      selection: Binding(
        get: { choice.color },
        set: {
          choice.color = $0
          choice.chosen()
        }), supportsOpacity: choice.showsAlpha
    )
    .padding()
  }
}

extension NSApplication {
  /// Opens the window in which a colour is chosen.
  public func orderFrontColorPanel(_ sender: Any?) { NSColorPanel.shared.makeKeyAndOrderFront(sender) }
}
