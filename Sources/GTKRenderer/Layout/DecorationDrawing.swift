import CGTK
import Foundation
import SwiftUICore

// What a container draws around its content, by the functions of `faves-decor.h`.

extension GTKWidget {
  /// Has the container draw what it is to draw now.
  final func showDecoration(from old: Decoration) {
    let new = decoration ?? Decoration()
    if old.clip != new.clip { showClip(new.clip) }
    if old.ground != new.ground {
      showGround(new.ground)
      showOwnGround()
      showSolid()
    }
    if old.figure != new.figure { showFigure(new.figure) }
    if old.effects != new.effects { showEffects(new.effects) }
  }

  /// Nothing is drawn any more by a widget that goes.
  final func forgetDecoration() {
    guard let decoration else { return }
    if case .outline = decoration.clip { faves_decor_set_clip_path(native, nil, nil) }
    if decoration.ground != nil {
      forgetSolid()
      faves_decor_set_ground(native, nil, nil)
    }
    if decoration.figure != nil { faves_decor_set_figure(native, nil, nil, 0) }
  }

  /// Whether something is painted behind the content, or a line around it.
  final var hasDrawnSurface: Bool {
    guard let decoration else { return false }
    return decoration.ground == nil ? decoration.figure?.isOutlined == true : hasPaintedGround
  }
  /// Whether something is painted behind the content.
  final var hasPaintedGround: Bool { decoration?.ground.map { $0.color != .clear } ?? false }
  /// Whether the program says what is behind the content, be it nothing to be seen.
  final var hasDrawnGround: Bool { decoration?.ground != nil }

  private var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func showEffects(_ effects: PictureEffects?) {
    guard let effects else { return faves_decor_set_effects(native, nil) }
    var native = FavesEffects(effects)
    faves_decor_set_effects(self.native, &native)
  }

  private func showGround(_ ground: FillDescription?) {
    guard ground != nil else { return faves_decor_set_ground(native, nil, nil) }
    faves_decor_set_ground(
      native,
      { context, width, height, data in
        let context = UInt(bitPattern: context)
        receive(data, as: GTKWidget.self) { widget in
          widget.paint(widget.decoration?.ground, width, height, of: OpaquePointer(bitPattern: context))
        }
      }, data)
  }

  private func showFigure(_ figure: FillDescription?) {
    guard let figure else { return faves_decor_set_figure(native, nil, nil, 0) }
    let reach = figure.reach(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    faves_decor_set_figure(
      native,
      { context, width, height, data in
        let context = UInt(bitPattern: context)
        receive(data, as: GTKWidget.self) { widget in
          widget.paint(widget.decoration?.figure, width, height, of: OpaquePointer(bitPattern: context))
        }
      }, data, reach > 0 ? Int32(min(reach, 10_000).rounded(.up)) + 1 : 0)
  }

  /// What is painted with around a text or an image, whose own colour is not for what is behind it; nil: its own.
  private var wordsAround: GdkRGBA? {
    guard let leaf = self as? any LeafWidget, let surrounds = leaf.description.surrounds else { return nil }
    if let color = surrounds.foreground {
      let shade = Palette.rgba(color, for: .text)
      return GdkRGBA(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
    }
    return gtk_widget_get_parent(native).map { GdkRGBA.text(of: $0) }
  }

  private func paint(
    _ surface: FillDescription?, _ width: Double, _ height: Double, of context: OpaquePointer?
  ) {
    guard let surface, let context else { return }
    let color = Palette.shown(in: SchemeClass.scheme(of: native)) {
      surface.color.map { Palette.ground($0, on: native, besides: wordsAround) } ?? GdkRGBA()
    }
    // A ground does not stand on itself.
    surface.paint(
      CGRect(x: 0, y: 0, width: width, height: height), of: context, in: color, for: native,
      on: standsOnOwnGround ? native : gtk_widget_get_parent(native))
  }

  private func showClip(_ clip: LayersDescription.Clip) {
    if case .outline = clip {
      faves_decor_set_clip_path(
        native,
        { context, width, height, data in
          let context = UInt(bitPattern: context)
          receive(data, as: GTKWidget.self) { widget in
            guard case .outline(let outline) = widget.decoration?.clip,
              let context = OpaquePointer(bitPattern: context)
            else { return }
            outline.path(in: CGRect(x: 0, y: 0, width: width, height: height), widget.native.writes).append(
              to: context)
          }
        }, data)
      return
    }
    faves_decor_set_clip_path(native, nil, nil)
    switch clip {
    case .outline: break
    case .rectangle: faves_decor_set_clip(native, FAVES_CLIP_RECTANGLE, 0)
    case .ellipse: faves_decor_set_clip(native, FAVES_CLIP_ELLIPSE, 0)
    case .none: faves_decor_set_clip(native, FAVES_CLIP_NONE, 0)
    case .rounded(let radius):
      faves_decor_set_clip(native, FAVES_CLIP_ROUNDED, length(radius, for: "corner radius"))
    case .circle: faves_decor_set_clip(native, FAVES_CLIP_CIRCLE, 0)
    case .capsule: faves_decor_set_clip(native, FAVES_CLIP_CAPSULE, 0)
    }
  }
}
