extension DrawnSymbol {
  /// Arrows as shapes, in frames of their own and across each other; lines, grids and signs of mathematics.
  static let strokes: [String: [SymbolPart]] = [
    "arrowshape.right": wide, "arrowshape.down": [.turned(1, wide)], "arrowshape.left": [.turned(2, wide)],
    "arrowshape.up": [.turned(3, wide)],
    "arrow.triangle.turn.up.right.diamond": [
      .shape("G 1.6 8,.6 15.4,8 8,15.4 .6,8"), .cut(turnRight), .hole("G .2 9,4 12,6.4 9,8.8"),
    ],
    "arrow.triangle.turn.up.right.circle": [
      .shape("O 8,8 6.5"), .cut(turnRight), .hole("G .2 9,4 12,6.4 9,8.8"),
    ],
    "arrow.triangle.pull": [
      .line(
        "O 3.8,12.6 1.9 O 12.2,12.6 1.9 M 3.8,10.6 L 3.8,5.4 O 3.8,3.4 1.9 M 12.2,10.6 L 12.2,6 C 12.2,4.2 11.4,3.4 9.8,3.4"
      ),
      .solid("G .2 6.4,3.4 10,.8 10,6"),
    ],
    "arrow.down.left.and.arrow.up.right": [
      .line(
        "M 9.3,2.7 L 13.3,2.7 L 13.3,6.7 M 13.3,2.7 L 9,7 M 6.7,13.3 L 2.7,13.3 L 2.7,9.3 M 2.7,13.3 L 7,9")
    ],
    "arrow.up.right.and.arrow.down.left": [
      .line(
        "M 9.3,2.7 L 9.3,6.7 L 13.3,6.7 M 9.3,6.7 L 13.8,2.2 M 6.7,13.3 L 6.7,9.3 L 2.7,9.3 M 6.7,9.3 L 2.2,13.8"
      )
    ],
    "arrow.up.and.down.text.horizontal": [
      .line(
        "M 3.4,1.6 L 3.4,14.4 M 1.2,3.8 L 3.4,1.5 L 5.6,3.8 M 1.2,12.2 L 3.4,14.5 L 5.6,12.2 M 8.4,3.4 L 15,3.4 M 8.4,8 L 15,8 M 8.4,12.6 L 12.6,12.6"
      )
    ],
    "chevron.left.to.line": [.line("M 12.6,2.4 L 7,8 L 12.6,13.6 M 3,2.4 L 3,13.6")],
    "chevron.right.to.line": [.line("M 3.4,2.4 L 9,8 L 3.4,13.6 M 13,2.4 L 13,13.6")],
    "line.diagonal": [.line("M 13.6,2.4 L 2.4,13.6")],
    "line.diagonal.arrow": [.line("M 2.4,13.6 L 13.4,2.6 M 6.8,2.6 L 13.4,2.6 L 13.4,9.2")],
    "lessthan": [.line("M 13,2.6 L 3,8 L 13,13.4")], "greaterthan": [.line("M 3,2.6 L 13,8 L 3,13.4")],
    "plus.forwardslash.minus": [
      .line("M 13,2.4 L 3,13.6 M 4.6,1.6 L 4.6,7 M 1.9,4.3 L 7.3,4.3 M 9,12.2 L 14.2,12.2")
    ],
    "grid": [
      .line("M 5.4,1.6 L 5.4,14.4 M 10.6,1.6 L 10.6,14.4 M 1.6,5.4 L 14.4,5.4 M 1.6,10.6 L 14.4,10.6")
    ],
    "squareshape": [.shape("R 1.9,1.9 12.2,12.2 .4")],
    "circle.dashed.inset.filled": [
      .solid("O 8,8 4.2"),
      .line(
        "A 8,8 6.6 -78 -42 A 8,8 6.6 -18 18 A 8,8 6.6 42 78 A 8,8 6.6 102 138 A 8,8 6.6 162 198 A 8,8 6.6 222 258"
      ),
    ],
    "smallcircle.circle": [.line("O 8,8 6.5"), .line("O 8,8 2.4")],
    "dot.square": [.shape("R 1.9,1.9 12.2,12.2 2.6"), .hole("O 8,8 1.5")],
    "poweron": [.bold("M 8,2.4 L 8,13.6")], "poweroff": [.line("O 8,8 5.6")],
    "togglepower": [.line("O 8,8 6.5 M 8,4.6 L 8,11.4")],
    "pip.enter": [
      .line("P 1.8 6.4,13.2 1,13.2 1,2.8 15,2.8 15,7"), .solid("R 8.6,9 6.8,5 1.2"),
      .line("M 3.8,5.4 L 7,8.2 M 7,5.6 L 7,8.2 L 4.2,8.2"),
    ],
    "pip.exit": [
      .line("P 1.8 6.4,13.2 1,13.2 1,2.8 15,2.8 15,7"), .solid("R 8.6,9 6.8,5 1.2"),
      .line("M 7,8.2 L 3.8,5.4 M 3.8,8 L 3.8,5.4 L 6.6,5.4"),
    ],
    "pip": [.line("R 1,2.8 14,10.4 1.8"), .solid("R 7.6,7.8 5.6,3.6 .8")],
    "checklist.unchecked": [.line("O 3,4 1.9 O 3,11.6 1.9 M 7.6,4 L 14.8,4 M 7.6,11.6 L 14.8,11.6")],
    "bold.underline": [
      .bold(
        "M 4.6,1.4 L 8.4,1.4 C 11.4,1.4 11.4,6 8.4,6 L 4.6,6 M 8.6,6 C 12,6 12,11 8.6,11 L 4.6,11 L 4.6,1.4"),
      .line("M 3,14.4 L 13,14.4"),
    ],
    "increase.quotelevel": [
      .line("M 1.6,2.4 L 1.6,13.6 M 5,4.6 L 8.4,8 L 5,11.4 M 11,4 L 15,4 M 11,8 L 15,8 M 11,12 L 15,12")
    ],
    "decrease.quotelevel": [
      .line("M 1.6,2.4 L 1.6,13.6 M 8.4,4.6 L 5,8 L 8.4,11.4 M 11,4 L 15,4 M 11,8 L 15,8 M 11,12 L 15,12")
    ],
    "character.textbox": [
      .line("M .9,12 L 4,4.4 L 7.1,12 M 2,9.6 L 6,9.6 M 10.6,2 L 10.6,14"),
      .line("P 1.4 9,13.2 14.9,13.2 14.9,2.8 9,2.8"),
    ],
  ]

  private static let wide: [SymbolPart] = [.shape("G .8 1,5 8.4,5 8.4,1.6 15.2,8 8.4,14.4 8.4,11 1,11")]
  private static let turnRight = "M 5,11.4 L 5,8.2 C 5,7 5.6,6.4 6.8,6.4 L 9,6.4"
}
