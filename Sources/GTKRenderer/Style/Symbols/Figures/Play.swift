extension DrawnSymbol {
  /// Dice, rackets and instruments, and the knobs of what plays.
  static let play: [String: [SymbolPart]] = [
    "die.face.1": die("O 8,8 1.5"), "die.face.2": die("O 10.9,5.1 1.3 O 5.1,10.9 1.3"),
    "die.face.3": die("O 11,5 1.3 O 8,8 1.3 O 5,11 1.3"),
    "die.face.4": die("O 5.1,5.1 1.3 O 10.9,5.1 1.3 O 5.1,10.9 1.3 O 10.9,10.9 1.3"),
    "die.face.5": die("O 5,5 1.2 O 11,5 1.2 O 8,8 1.2 O 5,11 1.2 O 11,11 1.2"),
    "die.face.6": die("O 5.2,4.7 1.2 O 10.8,4.7 1.2 O 5.2,8 1.2 O 10.8,8 1.2 O 5.2,11.3 1.2 O 10.8,11.3 1.2"),
    "pianokeys": [
      .shape("R 1.1,2.2 13.8,11.6 1.8"), .cut("M 5.7,9 L 5.7,13.8 M 10.3,9 L 10.3,13.8"),
      .hole("R 4.3,2.2 2.8,6.8 .5 R 8.9,2.2 2.8,6.8 .5"),
    ],
    "guitars": leaning(
      0.86,
      [
        .bold("M 8,6 L 8,1"), .solid("R 6.5,-2.2 3,3.6 .6"),
        .shape(
          """
          M 8,6.2 C 10.2,6 11.2,7.4 10.6,9 C 10.2,10.2 12.2,11 12.2,13.2 C 12.2,15.4 10.4,16.6 8,16.6 \
          C 5.6,16.6 3.8,15.4 3.8,13.2 C 3.8,11 5.8,10.2 5.4,9 C 4.8,7.4 5.8,6 8,6.2 Z
          """),
        .hole("O 8,11 1.4"), .cut("M 6.6,14.2 L 9.4,14.2"),
      ]),
    "tennis.racket": leaning(
      0.86,
      [
        .line("O 8,3.8 4.4 5.2 0 M 5.4,8.2 L 8,11.2 L 10.6,8.2"), .bold("M 8,11.4 L 8,17.4"),
        .line("M 6.4,-.6 L 6.4,8 M 9.6,-.6 L 9.6,8 M 4,2.4 L 12,2.4 M 4,5.4 L 12,5.4"),
      ]),
    "flag.2.crossed": [
      .line("M 12.4,15 L 4.4,1.6 M 3.6,15 L 11.6,1.6"), .shape("G .4 4.4,1.8 7.5,7 3.9,9.2 .8,4"),
      .shape("G .4 11.6,1.8 8.5,7 12.1,9.2 15.2,4"),
    ],
    "dial.min": dial("M 8,8.4 L 5.6,10.8"), "dial.low": dial("M 8,8.4 L 5.2,6.4"),
    "dial.medium": dial("M 8,8.4 L 8,4.8"), "dial.high": dial("M 8,8.4 L 10.8,6.4"),
    "dial.max": dial("M 8,8.4 L 10.4,10.8"),
    "livephoto": [
      .solid("O 8,8 1.7"), .line("O 8,8 3.9"),
      .solid(
        "O 14.9,8 .6 O 14.3,10.8 .6 O 12.6,13.1 .6 O 10.1,14.6 .6 O 7.3,14.9 .6 O 4.6,14 .6 O 2.4,12.1 .6 "
          + "O 1.3,9.4 .6 O 1.3,6.6 .6 O 2.4,3.9 .6 O 4.6,2 .6 O 7.3,1.1 .6 O 10.1,1.4 .6 O 12.6,2.9 .6 O 14.3,5.2 .6"
      ),
    ],
    "case": [
      .line("P 1.2 5.2,4.2 5.2,1.5 10.8,1.5 10.8,4.2"), .shape("R 1.2,4.2 13.6,9.6 2"),
    ],
    // A bird of that name in flight.
    "swift": leaning(
      0.88,
      [
        .solid(
          """
          M 8,1.6 C 9.2,1.6 9.8,2.6 9.8,4 C 13,4 16,6.2 17.6,10.6 C 14.8,8 12,7.2 9.6,7.6 L 9,11.2 L 10.6,16 \
          L 8,13 L 5.4,16 L 7,11.2 L 6.4,7.6 C 4,7.2 1.2,8 -1.6,10.6 C 0,6.2 3,4 6.2,4 C 6.2,2.6 6.8,1.6 8,1.6 Z
          """)
      ]),
  ]

  /// What stands upright leaning to the right, so much smaller that it stays within the square.
  static func leaning(_ scale: Double, _ parts: [SymbolPart]) -> [SymbolPart] {
    [.scaled(scale, 0, 0, [.turned(0.5, parts)])]
  }
  private static func die(_ dots: String) -> [SymbolPart] { [.shape("R 2,2 12,12 2.8"), .hole(dots)] }
  /// A knob, with dots around it from the least on the left to the most.
  private static func dial(_ hand: String) -> [SymbolPart] {
    [
      .shape("O 8,8.4 4.7"), .cut(hand),
      .solid("O 3.1,13.3 .7 O 1.3,10.2 .7 O 1.3,6.6 .7 O 3.1,3.5 .7 O 6.2,1.7 .7 O 9.8,1.7 .7"),
      .solid("O 12.9,3.5 .7 O 14.7,6.6 .7 O 14.7,10.2 .7 O 12.9,13.3 .7"),
    ]
  }
}
