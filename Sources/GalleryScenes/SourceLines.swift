/// Source in a column that is narrower than some of its lines: these go on in the next one, further in, broken where a person
/// would break them.
enum SourceLines {
  static func wrapped(_ source: String, columns: Int) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(line: Array($0), columns: columns) }
      .joined(separator: "\n")
  }

  private static func wrapped(line: [Character], columns: Int) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    let slashes = line.dropFirst(indent).prefix { $0 == "/" }.count
    let isComment = slashes > 1
    let start =
      String(repeating: " ", count: min(indent + (isComment ? 0 : 4), columns / 2))
      + (isComment ? String(repeating: "/", count: slashes) + " " : "")
    var lines: [String] = []
    var (rest, room) = (line[...], columns)
    while rest.count > max(room, 8) {
      let end = rest.startIndex + lineEnd(of: rest, most: max(room, 8))
      lines.append((lines.isEmpty ? "" : start) + String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
      room = columns - start.count
    }
    if !rest.isEmpty || lines.isEmpty { lines.append((lines.isEmpty ? "" : start) + String(rest)) }
    return lines
  }

  /// How much of `text` stands in a line: up to a space, or else to a mark, in the second half; not within a string where
  /// that can be.
  private static func lineEnd(of text: ArraySlice<Character>, most: Int) -> Int {
    var (space, mark, inString): (Int?, Int?, Int?) = (nil, nil, nil)
    var isInString = false
    let text = Array(text)
    for place in 1...most {
      if text[place - 1] == "\"" { isInString.toggle() }
      guard place >= most / 2 else { continue }
      switch (text[place], text[place - 1]) {
      case (" ", _) where isInString: inString = place
      case (" ", _): space = place
      case (".", let before) where !isInString && !before.isNumber && !".( ".contains(before): mark = place
      case (_, "("), (_, ","): if !isInString { mark = place }
      default: break
      }
    }
    return space ?? mark ?? inString ?? most
  }
}
