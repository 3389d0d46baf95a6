extension Font {
  /// The same font in another size, in points, which does not follow the user's text size.
  public func pointSize(_ size: CGFloat) -> Font { sized(size) }

  /// The same font, `factor` times as large as it is; of a text style, as that is for the user.
  public func scaled(by factor: CGFloat) -> Font {
    guard let factor = legal(Optional(factor), .positive, for: "factor of a font") else { return self }
    var font = self
    switch font.size {
    case .points(let points): font.size = .points(points * Double(factor))
    case .style: font.factor *= Double(factor)
    }
    return font
  }
}

extension Font {
  /// That of text of which nothing else is said.
  public static let `default` = Font.body
}
