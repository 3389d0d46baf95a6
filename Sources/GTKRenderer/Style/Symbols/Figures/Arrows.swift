extension DrawnSymbol {
  /// Arrows, and what turns.
  static let arrows: [String: [SymbolPart]] = [
    "arrow.right": right, "arrow.down": [.turned(1, right)], "arrow.left": [.turned(2, right)],
    "arrow.up": [.turned(3, right)],
    "arrow.down.right": diagonal, "arrow.down.left": [.turned(1, diagonal)],
    "arrow.up.left": [.turned(2, diagonal)], "arrow.up.right": [.turned(3, diagonal)],
    "arrow.left.and.right": both, "arrow.up.and.down": [.turned(1, both)],
    "arrow.up.arrow.down": exchange, "arrow.left.arrow.right": [.turned(1, exchange)],
    "arrow.right.to.line": toLine, "arrow.down.to.line": [.turned(1, toLine)],
    "arrow.left.to.line": [.turned(2, toLine)], "arrow.up.to.line": [.turned(3, toLine)],
    "arrow.clockwise": clockwise, "arrow.counterclockwise": [.mirrored(clockwise)],
    "arrow.uturn.left": uturn, "arrow.uturn.right": [.mirrored(uturn)],
    "arrow.turn.up.left": turn, "arrow.turn.up.right": [.mirrored(turn)],
    "arrow.turn.down.right": [.turned(2, turn)], "arrow.turn.down.left": [.turned(2, [.mirrored(turn)])],
    "arrow.triangle.2.circlepath": circling,
    "arrow.up.left.and.arrow.down.right": [
      .line("M 9.5,2.5 M 2.5,6.5 L 2.5,2.5 L 6.5,2.5 M 2.5,2.5 L 6.8,6.8"),
      .line("M 13.5,9.5 L 13.5,13.5 L 9.5,13.5 M 13.5,13.5 L 9.2,9.2"),
    ],
    "arrow.down.right.and.arrow.up.left": [
      .line("M 6.7,2.7 L 6.7,6.7 L 2.7,6.7 M 6.7,6.7 L 2.2,2.2"),
      .line("M 9.3,13.3 L 9.3,9.3 L 13.3,9.3 M 9.3,9.3 L 13.8,13.8"),
    ],
    "arrowtriangle.right": triangleRight, "arrowtriangle.down": [.turned(1, triangleRight)],
    "arrowtriangle.left": [.turned(2, triangleRight)], "arrowtriangle.up": [.turned(3, triangleRight)],
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": [
      .shape("G .8 1.1,4.2 5.6,8 1.1,11.8"), .shape("G .8 14.9,4.2 10.4,8 14.9,11.8"),
      .line("M 8,1.4 L 8,14.6"),
    ],
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": [
      .shape("G .8 5.4,4.2 .6,8 5.4,11.8"), .shape("G .8 10.6,4.2 15.4,8 10.6,11.8"),
      .line("M 8,1.4 L 8,14.6"),
    ],
    "arrowshape.turn.up.left": reply, "arrowshape.turn.up.right": [.mirrored(reply)],
    "rectangle.portrait.and.arrow.right": [
      .shape(
        "M 9.5,4.6 L 9.5,3.6 C 9.5,2.2 8.7,1.5 7.4,1.5 L 3.6,1.5 C 2.3,1.5 1.5,2.2 1.5,3.6 L 1.5,12.4 C 1.5,13.8 2.3,14.5 3.6,14.5 L 7.4,14.5 C 8.7,14.5 9.5,13.8 9.5,12.4 L 9.5,11.4"
      ),
      .front("M 6.6,8 L 12,8"), .line("M 6,8 L 14.6,8 M 11.6,4.9 L 14.7,8 L 11.6,11.1"),
    ],
    "line.3.horizontal.decrease": [.line("M 1.4,4.5 L 14.6,4.5 M 3.8,8.5 L 12.2,8.5 M 6.2,12.5 L 9.8,12.5")],
    "checklist": [
      .line(
        "P 0 1.2,4.2 2.6,5.6 5.2,2.2 M 1.2,11.2 L 2.6,12.6 L 5.2,9.2 M 8,4.2 L 14.8,4.2 M 8,11.2 L 14.8,11.2")
    ],
    "chevron.compact.right": [.line("M 6.4,1.6 L 9.6,8 L 6.4,14.4")],
    "chevron.compact.left": [.line("M 9.6,1.6 L 6.4,8 L 9.6,14.4")],
    "chevron.compact.down": [.line("M 1.6,6.4 L 8,9.6 L 14.4,6.4")],
    "chevron.compact.up": [.line("M 1.6,9.6 L 8,6.4 L 14.4,9.6")],
    "crop": [.line("P .8 4,.9 4,12 15.1,12 M .9,4 L 10.8,4 C 11.6,4 12,4.4 12,5.2 L 12,15.1")],
    "chevron.up.chevron.down": [.line("M 4,6 L 8,2 L 12,6 M 4,10 L 8,14 L 12,10")],
    "chevron.left.forwardslash.chevron.right": [
      .line("M 4.6,3.8 L .9,8 L 4.6,12.2 M 11.4,3.8 L 15.1,8 L 11.4,12.2 M 9.5,2.2 L 6.5,13.8")
    ],
  ]

  /// Those that icons show in text, as they stand in frames.
  static let signs: [String: [SymbolPart]] = [
    "plus": [.line("M 8,2.2 L 8,13.8 M 2.2,8 L 13.8,8")], "minus": [.line("M 2.2,8 L 13.8,8")],
    "xmark": [.line("M 3.4,3.4 L 12.6,12.6 M 12.6,3.4 L 3.4,12.6")],
    "multiply": [.line("M 3.4,3.4 L 12.6,12.6 M 12.6,3.4 L 3.4,12.6")],
    "checkmark": [.line("M 2.8,8.8 L 6.4,12.8 L 13.2,3.6")],
    "equal": [.line("M 2.4,5.4 L 13.6,5.4 M 2.4,10.6 L 13.6,10.6")],
    "slash": [.line("M 13.6,2.4 L 2.4,13.6")],
    "chevron.right": chevron, "chevron.down": [.turned(1, chevron)], "chevron.left": [.turned(2, chevron)],
    "chevron.up": [.turned(3, chevron)],
    "chevron.forward": chevron, "chevron.backward": [.turned(2, chevron)],
    "ellipsis": [.solid("O 2.2,8 1.7 O 8,8 1.7 O 13.8,8 1.7")],
    "line.3.horizontal": [.line("M 2,3.4 L 14,3.4 M 2,8 L 14,8 M 2,12.6 L 14,12.6")],
    "magnifyingglass": [.line("O 6.8,6.8 4.8"), .line("M 10.4,10.4 L 14.4,14.4")],
    "list.bullet": [
      .line("M 5.6,3.4 L 14.4,3.4 M 5.6,8 L 14.4,8 M 5.6,12.6 L 14.4,12.6"),
      .solid("O 2,3.4 1.3 O 2,8 1.3 O 2,12.6 1.3"),
    ],
    "text": [.line("M 1.6,3.4 L 14.4,3.4 M 1.6,8 L 14.4,8 M 1.6,12.6 L 9.6,12.6")],
    "captions": [.line("M 1,6 L 5,6 M 8,6 L 15,6 M 1,11 L 8,11 M 11,11 L 15,11")],
  ]

  private static let chevron: [SymbolPart] = [.line("M 5.4,2.4 L 11,8 L 5.4,13.6")]
  private static let right: [SymbolPart] = [.line("M 1.7,8 L 14.2,8 M 9.2,3 L 14.2,8 L 9.2,13")]
  private static let diagonal: [SymbolPart] = [
    .line(
      "M 3,3 L 12.8,12.8 M 12.8,5.2 L 12.8,12.8 L 5.2,12.8")
  ]
  private static let both: [SymbolPart] = [
    .line("M 1.2,8 L 14.8,8 M 4.6,4.4 L 1.1,8 L 4.6,11.6 M 11.4,4.4 L 14.9,8 L 11.4,11.6")
  ]
  private static let exchange: [SymbolPart] = [
    .line("M 4.7,13.8 L 4.7,2.2 M 1.5,5.4 L 4.7,2.1 L 7.9,5.4"),
    .line("M 11.3,2.2 L 11.3,13.8 M 8.1,10.6 L 11.3,13.9 L 14.5,10.6"),
  ]
  private static let toLine: [SymbolPart] = [
    .line("M 1.4,8 L 11.2,8 M 7.2,4 L 11.2,8 L 7.2,12 M 14.3,2.6 L 14.3,13.4")
  ]
  private static let clockwise: [SymbolPart] = [
    .line("A 8,8.8 5.8 -24 268"), .solid("G .4 8,.1 12.7,3.1 8,6.1"),
  ]
  private static let uturn: [SymbolPart] = [
    .line("M 2,5.4 L 10,5.4 C 12.6,5.4 14.2,7.1 14.2,9.6 C 14.2,12.1 12.6,13.8 10,13.8 L 7.4,13.8"),
    .line("M 5.6,1.6 L 1.8,5.4 L 5.6,9.2"),
  ]
  private static let turn: [SymbolPart] = [
    .line("M 13.8,14 L 13.8,8.4 C 13.8,6.7 12.9,5.8 11.2,5.8 L 2.2,5.8 M 6.2,1.8 L 2.2,5.8 L 6.2,9.8")
  ]
  static let circling: [SymbolPart] = [
    .line("A 8,8 5.6 200 318"), .line("A 8,8 5.6 20 138"),
    .solid("G .3 14.9,2 14.6,7.4 9.6,5.6"), .solid("G .3 1.1,14 1.4,8.6 6.4,10.4"),
  ]
  private static let triangleRight: [SymbolPart] = [.shape("G 1.4 4,2.6 13,8 4,13.4")]
  private static let reply: [SymbolPart] = [
    .shape(
      "M 7,2.4 L 1,7.4 L 7,12.4 L 7,9.6 C 10.4,9.5 12.6,10.4 14.8,13.2 C 14.6,8.4 11.8,5.4 7,5.2 Z")
  ]
}
