import CGTK
import SwiftUICore

/// Symbols that icon themes lack, or have in one form alone: drawn by us, outlined and filled, crossed out, and with badges.
/// Logos are not among them: they are trademarks.
struct DrawnSymbol: Hashable, Sendable {
  private let name: String
  /// Whether what is an outline is filled.
  private let isFilled: Bool
  /// Whether it points where text goes, and not to the left or right.
  private let followsText: Bool
  private var isMirrored = false
  private var isSlashed = false
  private var badge: SymbolBadge?
  /// How many of the parts that come one after the other are lit; nil: all, and it may have none.
  private var lit: Int?

  /// nil: it is not one of ours.
  init?(_ symbol: String) {
    followsText = Self.followsText(symbol)
    // Some names say that they are a form of another, which they are not.
    if let figure = Self.figure(named: symbol) {
      (name, isFilled) = (figure, false)
      return
    }
    var parts = symbol.split(separator: ".")
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      self.badge = SymbolBadge(parts[(badge + 1)...].filter { $0 != "fill" })
      parts.removeSubrange(badge...)
    }
    isFilled = symbol.hasSuffix(".fill") || parts.last == "fill"
    if parts.last == "fill" { parts.removeLast() }
    if parts.count > 1, parts.last == "slash" {
      isSlashed = true
      parts.removeLast()
    }
    if parts.last == "fill" { parts.removeLast() }
    guard let name = Self.figure(parts) ?? (badge == nil ? nil : Self.sign(parts)) else { return nil }
    self.name = name
  }

  /// A symbol of which a share is lit, from 0 to 1; nil: it is not one that has parts for that.
  init?(_ symbol: String, lit share: Double) {
    isFilled = symbol.hasSuffix(".fill")
    name = isFilled ? String(symbol.dropLast(5)) : symbol
    guard let layers = Self.layers[name] else { return nil }
    followsText = false
    lit = Int((share * Double(layers.parts.count)).rounded(.up))
  }

  /// A symbol as it stands in a frame: where it can be, filled, so that it is seen. Signs that bare are the theme's are
  /// ours there, as fine as the frame.
  init?(framed symbol: String) {
    if Self.signs[symbol] != nil {
      (name, isFilled, followsText) = (symbol, false, Self.followsText(symbol))
    } else if let drawn = Self(symbol) {
      (name, isFilled, followsText) = (drawn.name, true, drawn.followsText)
      (isSlashed, badge) = (drawn.isSlashed, drawn.badge)
    } else {
      return nil
    }
  }

  private static func followsText(_ symbol: String) -> Bool {
    let parts = symbol.split(separator: ".")
    if parts.contains("leadinghalf") || parts.contains("trailinghalf") { return true }
    guard symbol.hasPrefix("arrow") || symbol.hasPrefix("chevron") else { return false }
    return parts.contains { $0 == "forward" || $0 == "backward" }
  }

  /// As it is seen in `widget`, where text may begin on the right.
  @MainActor
  func facing(in widget: Native) -> DrawnSymbol {
    var symbol = self
    symbol.isMirrored = followsText && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    return symbol
  }

  /// Whether the very name is drawn, or filled is.
  static func isListed(_ name: String) -> Bool {
    figure(named: name) != nil || (name.hasSuffix(".fill") && figure(named: String(name.dropLast(5))) != nil)
  }

  private static func figure(named name: String) -> String? {
    if figures[name] != nil { return name }
    return aliases[name]
  }

  /// The figure of this name, or the one that stands for all of its family where the theme has no icon of the name.
  private static func figure(_ parts: [Substring]) -> String? {
    let name = parts.joined(separator: ".")
    if let figure = figure(named: name) { return figure }
    guard let first = parts.first, families.contains(first), !Symbols.isListed(name) else { return nil }
    return figure(named: String(first))
  }

  /// One that bare is the theme's; no badge can be put before that.
  private static func sign(_ parts: [Substring]) -> String? {
    let name = parts.joined(separator: ".")
    return signs[name] == nil ? nil : name
  }

  private static let figures: [String: [SymbolPart]] = [
    shapes, marks, people, arrows, documents, media, home, nature, animals, travel, tools, games, devices,
    computing, health, clocks, branches, medicine, faces, solids, play, editing,
    sports, household, gadgets, strokes,
  ]
  // No name, no picture.
  .reduce(into: ["": []]) { all, some in all.merge(some) { own, _ in own } }

  /// Of all figures.
  static var names: [String] { figures.keys.sorted() }

  /// Of the very name; empty: there are none.
  static func parts(of name: String) -> [SymbolPart] {
    figure(named: name).flatMap { figures[$0] } ?? signs[name] ?? []
  }

  /// Draws it as large as fits, in the middle, in the colour `ink`.
  /// - Parameter second: the colour of what is behind or around something (see `SymbolTiers`); nil: it is all of one, and
  ///   nothing is in a filled frame.
  func draw(
    in context: OpaquePointer, width: Double, height: Double, _ ink: GdkRGBA, second: GdkRGBA? = nil,
    weight: Double = SymbolFigure.weight
  ) {
    let side = min(width, height)
    let layers = lit == nil ? nil : Self.layers[name]
    guard side >= 1, case let parts = layers?.frame ?? Self.parts(of: name), layers != nil || !parts.isEmpty
    else { return }
    let tiers = second == nil || layers != nil ? nil : tiers(of: parts)
    let behind = tiers == nil ? nil : second
    // Where parts that can be seen through lie over each other, the figure is still one.
    let opacity = max(ink.alpha, behind?.alpha ?? 0)
    guard opacity > 0 else { return }
    var ink = ink.times(1 / opacity)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, (width - side) / 2, (height - side) / 2)
    cairo_scale(context, side / 16, side / 16)
    // What is cut out is not cut out of what is behind; nor does it matter how the whole is put there.
    cairo_push_group(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    if let tiers, let behind {
      drawBehind(tiers, weight, behind.times(1 / opacity), ink, in: context)
    }
    gdk_cairo_set_source_rgba(context, &ink)
    figure(tiers?.first ?? parts, weight).draw(in: context)
    if let layers, let lit { drawLayers(layers.parts, lit: lit, weight, ink, in: context) }
    if isSlashed, badge == nil || tiers == nil { drawSlash(weight, in: context) }
    badge?.draw(in: context)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  private func figure(_ parts: [SymbolPart], _ weight: Double) -> SymbolFigure {
    SymbolFigure(parts: isMirrored ? [.mirrored(parts)] : parts, isFilled: isFilled, weight: weight)
  }

  private func drawSlash(_ weight: Double, in context: OpaquePointer) {
    SymbolFigure(parts: Self.slash, isFilled: false, weight: weight).draw(in: context)
  }

  private func tiers(of parts: [SymbolPart]) -> SymbolTiers? {
    badge != nil || isSlashed
      ? SymbolTiers(second: parts, first: [])
      : SymbolTiers(of: parts, named: name, isFilled: isFilled)
  }

  /// What is behind is seen through as one figure, however its parts lie over each other; and what is cut out of it, where
  /// it is a frame, is of the first colour.
  private func drawBehind(
    _ tiers: SymbolTiers, _ weight: Double, _ color: GdkRGBA, _ ink: GdkRGBA, in context: OpaquePointer
  ) {
    var (solid, ink) = (color, ink)
    solid.alpha = 1
    cairo_push_group(context)
    gdk_cairo_set_source_rgba(context, &solid)
    figure(tiers.second, weight).draw(in: context)
    if isSlashed, badge != nil { drawSlash(weight, in: context) }
    let drawn = cairo_pop_group(context)
    defer { cairo_pattern_destroy(drawn) }
    cairo_set_source(context, drawn)
    cairo_paint_with_alpha(context, color.alpha)
    guard !tiers.frame.isEmpty else { return }
    cairo_push_group(context)
    gdk_cairo_set_source_rgba(context, &ink)
    for path in tiers.frame {
      cairo_new_path(context)
      SymbolPath.add(path, to: context)
      cairo_fill(context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source(context, drawn)
    cairo_paint(context)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
  }

  private func drawLayers(
    _ layers: [[SymbolPart]], lit: Int, _ weight: Double, _ ink: GdkRGBA, in context: OpaquePointer
  ) {
    var ink = ink
    for (place, parts) in layers.enumerated() {
      cairo_push_group(context)
      gdk_cairo_set_source_rgba(context, &ink)
      SymbolFigure(parts: parts, isFilled: isFilled, weight: weight).draw(in: context)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, place < lit ? 1 : 0.3)
    }
  }

  private static let slash: [SymbolPart] = [.front("M 1.8,2 L 14.2,14.4"), .line("M 1.8,2 L 14.2,14.4")]
}
