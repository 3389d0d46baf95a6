extension DrawnSymbol {
  /// Writing, cutting and moving about on a screen, and money in signs that fonts lack.
  static let editing: [String: [SymbolPart]] = [
    "pencil.and.ruler": [
      .turned(0.5, [.shape("R .4,5.6 15.2,4.8 1"), .cut("M 2.8,5.6 L 2.8,7.6 M 13.2,5.6 L 13.2,7.6")]),
      .front("G .5 1.9,14.1 3.6,9.8 11.6,1.8 14.2,4.4 6.2,12.4"),
      .shape("G .5 1.7,14.3 3,10.4 11.4,2 14,4.6 5.6,13"), .cut("M 9.7,3.7 L 12.3,6.3"),
    ],
    "crop.rotate": [
      .scaled(0.72, 0, 0, [.line("P .8 4,.9 4,12 15.1,12 M .9,4 L 10.8,4 C 11.6,4 12,4.4 12,5.2 L 12,15.1")]),
      .line("A 8,8 7.2 -62 -8 A 8,8 7.2 118 172"), .solid("G .2 8.6,.7 12.6,.2 11,4"),
      .solid("G .2 7.4,15.3 3.4,15.8 5,12"),
    ],
    "translate": [
      .line(
        """
        M 4.7,.9 L 4.7,3 M .9,3.2 L 8.5,3.2 M 7,3.4 C 6.2,6.6 4,9 1.2,10.2 M 2.8,5.4 C 3.6,7.4 5.2,9 7.4,10
        """),
      .line("M 7.4,15 L 11.2,6 L 15,15 M 8.8,12 L 13.6,12"),
    ],
    "character.cursor.ibeam": [
      .line("M .9,12.4 L 4.7,3.4 L 8.5,12.4 M 2.2,9.4 L 7.2,9.4"),
      .line("P 1 10.6,1.6 12.8,1.6 12.8,14.4 10.6,14.4 M 15,1.6 L 13.8,1.6 M 15,14.4 L 13.8,14.4"),
    ],
    "cursorarrow.click": [
      .scaled(0.66, 2.2, 2.2, [.shape("G .6 3.2,1 3.2,13 6.2,10.4 8.3,15 10.5,14 8.4,9.5 12.4,9.4")]),
      .line("M 6.4,1 L 6.4,2.8 M 1,6.4 L 2.8,6.4 M 2.6,2.6 L 3.8,3.8 M 10.2,2.6 L 9,3.8 M 2.6,10.2 L 3.8,9"),
    ],
    "dot.circle.and.hand.point.up.left": [
      .line("O 5.8,5.8 4.9"), .solid("O 5.8,5.8 1.9"),
      .scaled(0.6, 2.6, 2.6, [.turned(-0.5, [.front(finger)] + pointing)]),
    ],
    "questionmark.folder": folder + [
      .cut("M 6.5,8.4 C 6.6,6.8 9.5,6.8 9.4,8.6 C 9.4,9.6 8,9.5 8,10.5"), .hole("O 8,12 .8"),
    ],
    "plus.rectangle.on.folder": [
      .scaled(0.84, -1.2, -1.4, folder + [.cut("M 1.2,6.5 L 14.8,6.5")]), .front("R 6.2,7.8 9,6.8 1.5"),
      .shape("R 6.2,7.8 9,6.8 1.5"), .cut("M 10.7,9.4 L 10.7,13 M 8.9,11.2 L 12.5,11.2"),
    ],
    "externaldrive": [
      .shape("G 1.4 3.6,2.8 12.4,2.8 15,9.4 15,13.2 1,13.2 1,9.4"), .cut("M 1.2,9.2 L 14.8,9.2"),
      .hole("O 12.2,11.2 .8"),
    ],
    "sdcard": [
      .shape("G 1.2 3,5.2 6.6,1.5 13,1.5 13,14.5 3,14.5"),
      .cut("M 7,4.2 L 7,5.8 M 9,4.2 L 9,5.8 M 11,4.2 L 11,5.8"),
    ],
    "bitcoinsign": [
      .line(
        """
        M 4.6,3 L 8.8,3 C 12.4,3 12.4,7.8 8.8,7.8 L 4.8,7.8 M 8.8,7.8 C 13.2,7.8 13.2,13 8.8,13 L 4.6,13 \
        M 5,3 L 5,13 M 6.6,1 L 6.6,3 M 9,1 L 9,3 M 6.6,13 L 6.6,15 M 9,13 L 9,15
        """)
    ],
    "shekelsign": [
      .line(
        "M 2.6,13 L 2.6,3 L 7,3 C 9,3 10,4 10,6 L 10,9.6 M 6,6.4 L 6,13 L 9.6,13 C 12.2,13 13.4,11.8 13.4,9.4 L 13.4,3"
      )
    ],
    "bahtsign": [
      .line(
        """
        M 4.8,3 L 8.6,3 C 12.2,3 12.2,7.8 8.6,7.8 L 4.8,7.8 M 8.6,7.8 C 13,7.8 13,13 8.6,13 L 4.8,13 L 4.8,3 \
        M 8,1 L 8,15
        """)
    ],
  ]

  private static let folder: [SymbolPart] =
    documents["folder"]?.filter { if case .shape = $0 { true } else { false } } ?? []
  private static let finger = "R 4.6,2 4,8 1.6 R 2.4,7.4 11.2,7.2 2.6"
}
