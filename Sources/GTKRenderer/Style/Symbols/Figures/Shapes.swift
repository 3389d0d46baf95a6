extension DrawnSymbol {
  /// Circles, squares and what else geometry has, whole and half.
  static let shapes: [String: [SymbolPart]] = [
    "circle": [.shape("O 8,8 6.5")],
    "square": [.shape("R 1.5,1.5 13,13 2.8")],
    "app": [.shape("R 1.5,1.5 13,13 4.2")],
    "rectangle": [.shape("R 1.2,3.5 13.6,9 2.2")],
    "rectangle.portrait": [.shape("R 3.5,1.2 9,13.6 2.2")],
    "capsule": [.shape("R 1.2,4.5 13.6,7 3.5")],
    "capsule.portrait": [.shape("R 4.5,1.2 7,13.6 3.5")],
    "oval": [.shape("O 8,8 6.8 4.6")],
    "oval.portrait": [.shape("O 8,8 4.6 6.8")],
    "circlebadge": [.shape("O 8,8 4")],
    "triangle": [.shape("G 1.7 8,.9 15.6,14 .4,14")],
    "diamond": [.shape("G 1.5 8,.6 15.4,8 8,15.4 .6,8")],
    "rhombus": [.shape("G 1 8,.8 13.2,8 8,15.2 2.8,8")],
    "pentagon": [.shape("G 1.2 8,1 15,6.2 12.4,14.3 3.6,14.3 1,6.2")],
    "hexagon": [.shape("G 1.4 8,.8 14.3,4.4 14.3,11.6 8,15.2 1.7,11.6 1.7,4.4")],
    "octagon": [.shape("G 1.2 5.3,1.5 10.7,1.5 14.5,5.3 14.5,10.7 10.7,14.5 5.3,14.5 1.5,10.7 1.5,5.3")],
    "seal": [
      .shape(
        """
        G 1.3 8,.9 10.22,2.64 13.02,2.98 13.36,5.78 15.1,8 13.36,10.22 13.02,13.02 10.22,13.36 \
        8,15.1 5.78,13.36 2.98,13.02 2.64,10.22 .9,8 2.64,5.78 2.98,2.98 5.78,2.64
        """)
    ],
    "burst": [
      .shape(
        "G .6 8,0.7 9.37,2.88 11.65,1.68 11.75,4.25 14.32,4.35 13.12,6.63 15.3,8 13.12,9.37 14.32,11.65 11.75,11.75 11.65,14.32 9.37,13.12 8,15.3 6.63,13.12 4.35,14.32 4.25,11.75 1.68,11.65 2.88,9.37 0.7,8 2.88,6.63 1.68,4.35 4.25,4.25 4.35,1.68 6.63,2.88"
      )
    ],
    "shield": [
      .shape(
        """
        M 8,1.3 C 9.7,2.5 11.5,3.2 13.5,3.3 L 13.5,7.6 C 13.5,11 11.5,13.4 8,14.7 C 4.5,13.4 2.5,11 \
        2.5,7.6 L 2.5,3.3 C 4.5,3.2 6.3,2.5 8,1.3 Z
        """)
    ],

    // Halves are told apart by what is not filled.
    "circle.lefthalf.filled": halfCircle,
    "circle.tophalf.filled": [.turned(1, halfCircle)], "circle.righthalf.filled": [.turned(2, halfCircle)],
    "circle.bottomhalf.filled": [.turned(3, halfCircle)],
    "square.lefthalf.filled": halfSquare,
    "square.tophalf.filled": [.turned(1, halfSquare)],
    "square.righthalf.filled": [.mirrored(halfSquare)],
    "square.bottomhalf.filled": [.turned(3, halfSquare)],
    "rectangle.lefthalf.filled": halfRectangle,
    "rectangle.righthalf.filled": [.mirrored(halfRectangle)],

    "circle.dotted": [
      .solid(
        "O 14.6,8 .8 O 13.7,11.3 .8 O 11.3,13.7 .8 O 8,14.6 .8 O 4.7,13.7 .8 O 2.3,11.3 .8 "
          + "O 1.4,8 .8 O 2.3,4.7 .8 O 4.7,2.3 .8 O 8,1.4 .8 O 11.3,2.3 .8 O 13.7,4.7 .8")
    ],
    "circle.dashed": [
      .line(
        "A 8,8 6.5 -12 12 A 8,8 6.5 33 57 A 8,8 6.5 78 102 A 8,8 6.5 123 147 A 8,8 6.5 168 192 A 8,8 6.5 213 237 A 8,8 6.5 258 282 A 8,8 6.5 303 327"
      )
    ],
    "square.dashed": [
      .line("M 1.5,4.6 C 1.5,2.6 2.6,1.5 4.6,1.5 M 11.4,1.5 C 13.4,1.5 14.5,2.6 14.5,4.6"),
      .line("M 14.5,11.4 C 14.5,13.4 13.4,14.5 11.4,14.5 M 4.6,14.5 C 2.6,14.5 1.5,13.4 1.5,11.4"),
      .line("M 7,1.5 L 9,1.5 M 7,14.5 L 9,14.5 M 1.5,7 L 1.5,9 M 14.5,7 L 14.5,9"),
    ],
    "shield.lefthalf.filled": [
      .shape(
        "M 8,1.3 C 9.7,2.5 11.5,3.2 13.5,3.3 L 13.5,7.6 C 13.5,11 11.5,13.4 8,14.7 C 4.5,13.4 2.5,11 2.5,7.6 L 2.5,3.3 C 4.5,3.2 6.3,2.5 8,1.3 Z"
      ),
      .solid("M 8,1.3 C 6.3,2.5 4.5,3.2 2.5,3.3 L 2.5,7.6 C 2.5,11 4.5,13.4 8,14.7 Z"),
    ],
    "camera.filters": [.line("O 8,5.4 4.2"), .line("O 5.4,10.2 4.2"), .line("O 10.6,10.2 4.2")],

    // One in another.
    "largecircle.fill.circle": [.shape("O 8,8 6.5"), .solid("O 8,8 3.9")],
    "smallcircle.filled.circle": [.shape("O 8,8 6.5"), .hole("O 8,8 2.2")],
    "target": [.line("O 8,8 6.5"), .line("O 8,8 3.6"), .solid("O 8,8 1.3")],
    "nosign": [.shape("O 8,8 6.5"), .cut("M 3.4,3.4 L 12.6,12.6")],
    "square.on.square": [
      .shape("R 1.5,1.5 9.4,9.4 2"), .front("R 5.1,5.1 9.4,9.4 2"), .shape("R 5.1,5.1 9.4,9.4 2"),
    ],
    "square.on.circle": [
      .shape("O 6.1,6.1 4.9"), .front("R 5.9,5.9 8.6,8.6 2"), .shape("R 5.9,5.9 8.6,8.6 2"),
    ],
    "rectangle.on.rectangle": [
      .shape("R .9,2.5 10.8,7.6 1.8"), .front("R 4.3,5.9 10.8,7.6 1.8"), .shape("R 4.3,5.9 10.8,7.6 1.8"),
    ],
    "square.grid.2x2": [
      .shape("R 2,2 4.7,4.7 1.2"), .shape("R 9.3,2 4.7,4.7 1.2"), .shape("R 2,9.3 4.7,4.7 1.2"),
      .shape("R 9.3,9.3 4.7,4.7 1.2"),
    ],
    "circle.grid.2x2": [
      .shape("O 4.4,4.4 2.6"), .shape("O 11.6,4.4 2.6"), .shape("O 4.4,11.6 2.6"), .shape("O 11.6,11.6 2.6"),
    ],
    "rectangle.grid.1x2": [.shape("R 1.5,2 13,4.7 1.4"), .shape("R 1.5,9.3 13,4.7 1.4")],
    "rectangle.split.2x1": [.shape("R 1.2,3.5 13.6,9 2.2"), .cut("M 8,3.5 L 8,12.5")],
    "square.split.2x1": [.shape("R 1.5,1.5 13,13 2.8"), .cut("M 8,1.5 L 8,14.5")],
    "square.split.1x2": [.shape("R 1.5,1.5 13,13 2.8"), .cut("M 1.5,8 L 14.5,8")],
    "square.split.2x2": [.shape("R 1.5,1.5 13,13 2.8"), .cut("M 1.5,8 L 14.5,8 M 8,1.5 L 8,14.5")],
  ]

  private static let halfCircle: [SymbolPart] = [.shape("O 8,8 6.5"), .solid("A 8,8 6.5 90 270 Z")]
  private static let halfSquare: [SymbolPart] = [
    .shape("R 1.5,1.5 13,13 2.8"),
    .solid(
      "M 8,1.5 L 4.3,1.5 C 2.7,1.5 1.5,2.7 1.5,4.3 L 1.5,11.7 C 1.5,13.3 2.7,14.5 4.3,14.5 L 8,14.5 Z"),
  ]
  private static let halfRectangle: [SymbolPart] = [
    .shape("R 1.2,3.5 13.6,9 2.2"),
    .solid(
      "M 8,3.5 L 3.4,3.5 C 2.1,3.5 1.2,4.5 1.2,5.7 L 1.2,10.3 C 1.2,11.5 2.1,12.5 3.4,12.5 L 8,12.5 Z"),
  ]
}
