extension DrawnSymbol {
  /// Bodies, and sheets over each other.
  static let solids: [String: [SymbolPart]] = [
    "cube.transparent": [
      .line("G .8 8,1 14.2,4.5 14.2,11.5 8,15 1.8,11.5 1.8,4.5"),
      .line(
        "M 4.6,6.1 L 8,8 L 11.4,6.1 M 8,8 L 8,11.8 M 8,3.4 L 8,4 M 4.4,10 L 3.8,10.4 M 11.6,10 L 12.2,10.4"),
    ],
    "pyramid": [.shape("G .8 7.4,1.6 15.2,10.8 9,14.6 .8,11.6"), .cut("M 7.6,2.2 L 9,14.2")],
    "cone": [
      .shape("M 8,1.2 L 13.8,11.8 C 14.6,15.6 1.4,15.6 2.2,11.8 Z"),
      .cut("M 2.4,11.8 C 2.8,9.4 13.2,9.4 13.6,11.8"),
    ],
    "cylinder": [
      .shape("M 2.6,3.6 L 2.6,12.4 C 2.6,15.6 13.4,15.6 13.4,12.4 L 13.4,3.6 C 13.4,.4 2.6,.4 2.6,3.6 Z"),
      .cut("M 2.6,3.8 C 2.6,6.8 13.4,6.8 13.4,3.8"),
    ],
    "cylinder.split.1x2": [
      .shape("M 2.6,3.6 L 2.6,12.4 C 2.6,15.6 13.4,15.6 13.4,12.4 L 13.4,3.6 C 13.4,.4 2.6,.4 2.6,3.6 Z"),
      .cut("M 2.6,3.8 C 2.6,6.8 13.4,6.8 13.4,3.8 M 2.6,8.2 C 2.6,11.2 13.4,11.2 13.4,8.2"),
    ],
    "square.2.layers.3d": [.line("P .6 1.4,9.6 8,13.2 14.6,9.6")] + topLayer(1.2),
    "square.3.layers.3d": [
      .line("P .6 1.4,8 8,11.4 14.6,8 M 1.4,11.3 L 8,14.7 L 14.6,11.3")
    ] + topLayer(0),
    "hexagon.lefthalf.filled": hexagonHalf, "hexagon.righthalf.filled": [.mirrored(hexagonHalf)],
    "circle.hexagongrid": [
      .shape("O 8,8 1.7 O 13.2,8 1.7 O 2.8,8 1.7 O 5.4,3.5 1.7 O 10.6,3.5 1.7 O 5.4,12.5 1.7 O 10.6,12.5 1.7")
    ],
    "plus.rectangle.on.rectangle": [
      .shape("R .9,2.2 10.8,8 1.8"), .front("R 4.3,5.8 10.8,8 1.8"), .shape("R 4.3,5.8 10.8,8 1.8"),
      .cut("M 9.7,7.7 L 9.7,11.9 M 7.6,9.8 L 11.8,9.8"),
    ],
    "dock.rectangle": [.shape("R .9,2.4 14.2,11.2 2.2"), .hole("R 3.8,9.4 8.4,2.2 .8")],
    "slider.horizontal.below.rectangle": [
      .shape("R 1.4,1.4 13.2,7.8 1.8"), .line("M 1.2,13 L 14.8,13"), .front("O 10.6,13 1"),
      .line("O 10.6,13 1.6"),
    ],
  ]

  private static func topLayer(_ y: Double) -> [SymbolPart] {
    let layer = "G .7 8,\(1.2 + y) 14.8,\(4.7 + y) 8,\(8.2 + y) 1.2,\(4.7 + y)"
    return [.front(layer), .shape(layer)]
  }
  private static let hexagonHalf: [SymbolPart] = [
    .line("G 1.4 8,.8 14.3,4.4 14.3,11.6 8,15.2 1.7,11.6 1.7,4.4"),
    .solid("G .6 8,.8 8,15.2 1.7,11.6 1.7,4.4"),
  ]
}
