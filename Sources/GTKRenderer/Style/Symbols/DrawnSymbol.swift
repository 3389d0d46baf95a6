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
  /// - Parameter second: the colour of what a badge is beside, or of a filled frame around what is cut out of it; nil: that of
  ///   the badge, and nothing is in the frame.
  func draw(
    in context: OpaquePointer, width: Double, height: Double, _ ink: GdkRGBA, second: GdkRGBA? = nil,
    weight: Double = SymbolFigure.weight
  ) {
    let side = min(width, height)
    let layers = lit == nil ? nil : Self.layers[name]
    guard side >= 1, case let parts = layers?.frame ?? Self.parts(of: name), layers != nil || !parts.isEmpty
    else { return }
    let inside = badge == nil && second != nil ? Self.frame(of: parts, named: name, isFilled) : []
    var (ink, first) = (ink, badge == nil && inside.isEmpty ? ink : second ?? ink)
    // Where parts that can be seen through lie over each other, the figure is still one.
    let opacity = first.alpha == ink.alpha ? ink.alpha : 1
    if opacity != 1 { (ink.alpha, first.alpha) = (1, 1) }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, (width - side) / 2, (height - side) / 2)
    cairo_scale(context, side / 16, side / 16)
    // What is cut out is not cut out of what is behind; nor does it matter how the whole is put there.
    cairo_push_group(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    gdk_cairo_set_source_rgba(context, &first)
    SymbolFigure(parts: isMirrored ? [.mirrored(parts)] : parts, isFilled: isFilled, weight: weight)
      .draw(in: context)
    if let layers, let lit { drawLayers(layers.parts, lit: lit, weight, first, in: context) }
    if isSlashed { SymbolFigure(parts: Self.slash, isFilled: false, weight: weight).draw(in: context) }
    gdk_cairo_set_source_rgba(context, &ink)
    badge?.draw(in: context)
    // What was cut out of the frame is of the first colour.
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
    for path in inside {
      cairo_new_path(context)
      SymbolPath.add(path, to: context)
      cairo_fill(context)
    }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  private func drawLayers(
    _ layers: [[SymbolPart]], lit: Int, _ weight: Double, _ ink: GdkRGBA, in context: OpaquePointer
  ) {
    for (place, parts) in layers.enumerated() {
      var ink = ink
      if place >= lit { ink.alpha *= 0.3 }
      cairo_push_group(context)
      gdk_cairo_set_source_rgba(context, &ink)
      SymbolFigure(parts: parts, isFilled: isFilled, weight: weight).draw(in: context)
      cairo_pop_group_to_source(context)
      cairo_paint(context)
    }
  }

  /// The outlines of a filled circle or the like that something is cut out of, as a person out of `person.crop.circle.fill`;
  /// empty: it is all one.
  private static func frame(of parts: [SymbolPart], named name: String, _ isFilled: Bool) -> [String] {
    guard isFilled,
      name.split(separator: ".").dropFirst().contains(where: { SymbolFrame(rawValue: "\($0)") != nil }),
      parts.contains(where: { if case .hole = $0 { true } else { false } })
    else { return [] }
    return parts.compactMap { if case .shape(let path) = $0 { path } else { nil } }
  }

  private static let slash: [SymbolPart] = [.front("M 1.8,2 L 14.2,14.4"), .line("M 1.8,2 L 14.2,14.4")]
}
