extension OSLogMessage {
  /// A message as C's `os_log` has it: a format, where braces after a percent sign say what is shown.
  init(format: String, arguments: [any CVarArg]) {
    var pieces: [Piece] = []
    var rest = format[...]
    var arguments = arguments[...]
    while let start = rest.firstIndex(of: "%") {
      pieces.append(Piece(text: String(rest[..<start]), isOpen: true))
      rest = rest[rest.index(after: start)...]
      let field = Self.takeField(from: &rest)
      switch field.conversion {
      case "%": pieces.append(Piece(text: "%", isOpen: true))
      case "m": pieces.append(Piece(text: String(cString: strerror(errno)), isOpen: true))
      default:
        guard let argument = arguments.popFirst() else { continue }
        let isOpen = field.isOpen ?? !(field.conversion == "@" || field.conversion == "s")
        let text = String(format: "%" + field.flags + field.conversion, argument)
        pieces.append(Piece(text: text, isOpen: isOpen))
      }
    }
    pieces.append(Piece(text: String(rest), isOpen: true))
    self.init(pieces: pieces)
  }

  /// What follows a percent sign: braces, then flags and lengths up to the letter of the conversion.
  private static func takeField(from rest: inout Substring) -> (
    isOpen: Bool?, flags: String, conversion: String
  ) {
    var isOpen: Bool?
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      let words = rest[..<end].dropFirst().split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if words.contains("public") { isOpen = true }
      if words.contains(where: { $0.hasPrefix("private") || $0.hasPrefix("sensitive") }) { isOpen = false }
      rest = rest[rest.index(after: end)...]
    }
    let flags = rest.prefix { "0123456789.+-# 'hlqLzjt".contains($0) }
    rest = rest.dropFirst(flags.count)
    let conversion = rest.prefix(1)
    rest = rest.dropFirst()
    return (isOpen, String(flags), String(conversion))
  }
}
