extension DrawnSymbol {
  /// Ways that part, meet, and lead every way.
  static let branches: [String: [SymbolPart]] = [
    "arrow.triangle.branch": [
      .line("M 4.2,15 L 4.2,5 M 4.2,12.6 C 4.2,9 11.8,10.2 11.8,5.4"),
      .solid("G .4 4.2,.8 7.4,5.8 1,5.8"), .solid("G .4 11.8,.8 15,5.8 8.6,5.8"),
    ],
    "arrow.triangle.merge": [
      .line("M 8,5 L 8,7 C 8,11.4 3.4,10 3.4,15 M 8,7 C 8,11.4 12.6,10 12.6,15"),
      .solid("G .4 8,.6 11.4,5.8 4.6,5.8"),
    ],
    "arrow.triangle.swap": [
      .line("M 4.6,15 L 4.6,5 M 11.4,1 L 11.4,11"), .solid("G .4 4.6,.8 7.8,5.8 1.4,5.8"),
      .solid("G .4 11.4,15.2 8.2,10.2 14.6,10.2"),
    ],
    "arrow.up.and.down.and.arrow.left.and.right": [
      .line("M .9,8 L 15.1,8 M 3.3,5.6 L .9,8 L 3.3,10.4 M 12.7,5.6 L 15.1,8 L 12.7,10.4"),
      .line("M 8,.9 L 8,15.1 M 5.6,3.3 L 8,.9 L 10.4,3.3 M 5.6,12.7 L 8,15.1 L 10.4,12.7"),
    ],
    "exclamationmark.arrow.triangle.2.circlepath": circling + [
      .line("M 8,5.2 L 8,8.4"), .solid("O 8,10.6 .9"),
    ],
    "chart.line.downtrend.xyaxis": [
      .line(
        """
        P 1 1.4,1.6 1.4,14.4 14.8,14.4 M 4.4,3.6 L 7.4,7.2 L 9.6,5 L 14,10.6 M 10.6,10.8 L 14.2,10.8 \
        L 14.2,7.2
        """)
    ],
    "signpost.right": signpost, "signpost.left": [.mirrored(signpost)],
    "signpost.right.and.left": [
      .line("M 8,.8 L 8,1.6 M 8,7 L 8,8.4 M 8,13.4 L 8,15.2"),
      .shape("G .5 3,1.8 12,1.8 14.8,4.3 12,6.8 3,6.8"),
      .shape("G .5 13,8.4 4,8.4 1.2,10.9 4,13.4 13,13.4"),
    ],
    "control": [.line("M 2.6,9.4 L 8,3.6 L 13.4,9.4")],
    "escape": [
      .line("A 8.8,8.8 5.6 -65 155"), .line("M 9.2,9.2 L 2,2 M 1.8,7 L 1.8,1.8 L 7,1.8"),
    ],
  ]

  private static let signpost: [SymbolPart] = [
    .line("M 7,.9 L 7,3.2 M 7,9 L 7,15.2"), .shape("G .6 1.6,3.2 11.4,3.2 14.8,6.1 11.4,9 1.6,9"),
  ]
}
