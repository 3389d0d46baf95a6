import CGTK
import Foundation
import SwiftUICore

/// What the desktop is like.
@MainActor
package enum Surroundings {
  /// Whether GTK was started. Asking GTK itself for its display would make what belongs to one.
  static var isOpen = false

  private static var monitor: OpaquePointer? {
    guard isOpen, let display = gdk_display_get_default() else { return nil }
    return gdk_display_get_primary_monitor(display) ?? gdk_display_get_monitor(display, 0)
  }

  /// The screen, in points; nil: no display is open.
  package static var screen: CGRect? { monitor.map { rectangle(of: $0, gdk_monitor_get_geometry) } }
  /// The screen without the desktop's panels, in points.
  package static var room: CGRect? { monitor.map { rectangle(of: $0, gdk_monitor_get_workarea) } }
  /// What the screen is called; nil: no display is open, or it has no name.
  package static var screenName: String? {
    guard let name = monitor.flatMap({ gdk_monitor_get_model($0) }) else { return nil }
    return name.pointee == 0 ? nil : String(cString: name)
  }
  /// Pixels per point.
  package static var scale: Double { monitor.map { Double(gdk_monitor_get_scale_factor($0)) } ?? 1 }

  private static func rectangle(
    of monitor: OpaquePointer, _ read: (OpaquePointer?, UnsafeMutablePointer<GdkRectangle>?) -> Void
  ) -> CGRect {
    var area = GdkRectangle()
    read(monitor, &area)
    return CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
  }

  /// Red, green, blue and opacity, each from 0 to 1, as the colour is now: light where no display is open.
  package static func components(of color: Color) -> (red: Double, green: Double, blue: Double, alpha: Double)
  {
    if isOpen {
      let rgba = Palette.rgba(color)
      return (rgba.red, rgba.green, rgba.blue, rgba.alpha)
    }
    switch color.value {
    case .fixed(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .adaptive(let light, _, let opacity):
      let rgba = Palette.RGBA(light >> 8, alpha: opacity * Double(light & 255) / 255)
      return (rgba.red, rgba.green, rgba.blue, rgba.alpha)
    case .mixed(let mixture):
      func resolved(_ part: ColorMixture.Part) -> Color.Resolved {
        let color = components(of: part.color)
        return Palette.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha).resolved
      }
      let rgba = Palette.RGBA(mixture.mix(resolved(mixture.first), resolved(mixture.second)))
      return (rgba.red, rgba.green, rgba.blue, rgba.alpha)
    case .theme(let theme, let opacity):
      let rgba = Palette.RGBA(Palette.lightSurface(of: theme) ?? Palette.shades(of: theme).light)
      return (rgba.red, rgba.green, rgba.blue, theme == .clear ? 0 : opacity)
    }
  }

  /// The sound that asks for attention.
  package static func beep() {
    if isOpen, let display = gdk_display_get_default() { gdk_display_beep(display) }
  }

  /// Whether windows are dark now.
  package static var isDark: Bool { isOpen && Palette.isDark }

  /// Asks for dark or light windows; nil: as the user has it. What a window asks for itself comes first.
  package static func preferDark(_ isDark: Bool?) { ColorScheme.prefer(dark: isDark) }

  /// Whether some program opens addresses like this.
  package static func canOpen(_ url: URL) -> Bool {
    if url.isFileURL { return FileManager.default.fileExists(atPath: url.path) }
    guard let scheme = url.scheme, let app = g_app_info_get_default_for_uri_scheme(scheme) else {
      return false
    }
    g_object_unref(UnsafeMutableRawPointer(app))
    return true
  }
}
