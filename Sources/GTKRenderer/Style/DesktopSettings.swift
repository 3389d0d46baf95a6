import CGTK
import SwiftUICore

/// What the desktop says about itself and its user, out of GTK's settings, live.
@MainActor
final class DesktopSettings {
  let values = DesktopValues()

  init() {
    read()
    guard let settings = gtk_settings_get_default() else { return }
    let changed: SignalFunction1 = { _, _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        Unmanaged<DesktopSettings>.fromOpaque(pointer).takeUnretainedValue().read()
      }
    }
    let names = [
      "gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-enable-animations", "gtk-xft-dpi",
    ]
    for name in names {
      // The renderer owns this for the life of the program.
      faves_signal_connect_after(
        UnsafeMutableRawPointer(settings), "notify::" + name, unsafeBitCast(changed, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque())
    }
  }

  private func read() {
    guard let settings = gtk_settings_get_default() else { return }
    let object = UnsafeMutableRawPointer(settings)
    let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    let scale = Self.textScale
    values.change {
      $0.colorScheme = Palette.isDark ? .dark : .light
      $0.accessibilityReduceMotion = faves_get_boolean(object, "gtk-enable-animations") == 0
      $0.colorSchemeContrast = Palette.isHighContrast ? .increased : .standard
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      $0.textScale = scale
      $0.dynamicTypeSize = DynamicTypeSize.nearest(to: scale)
    }
  }

  /// How much larger than usual the desktop wants text: what GTK writes letters by, which is the setting by the factor that a
  /// person gives in `GDK_DPI_SCALE`.
  static var textScale: Double {
    guard let screen = gdk_screen_get_default() else { return 1 }
    let dots = gdk_screen_get_resolution(screen)
    // Below zero: the default of 96.
    return dots > 0 ? dots / 96 : 1
  }
}
