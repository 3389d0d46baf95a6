import CGTK
import SwiftUICore

extension FavesEffects {
  /// The same for cairo, with what is not finite left out.
  @MainActor
  init(_ effects: PictureEffects) {
    self.init()
    blur = finite(effects.blur, in: 0...200, for: "blur radius") ?? 0
    if let shadow = effects.shadow {
      let color = Palette.rgba(shadow.color)
      self.shadow = GdkRGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      shadow_blur = finite(shadow.radius, in: 0...200, for: "shadow radius") ?? 0
      shadow_x = finite(shadow.x, in: -1000...1000, for: "shadow offset") ?? 0
      shadow_y = finite(shadow.y, in: -1000...1000, for: "shadow offset") ?? 0
    }
    if let colors = effects.colors {
      changes_colors = 1
      withUnsafeMutableBytes(of: &self.colors) { $0.copyBytes(from: colors.rows.withUnsafeBytes(Array.init)) }
    }
    luminance_is_alpha = effects.luminanceIsAlpha.gboolean
  }
}
