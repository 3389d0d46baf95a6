extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of it is.
    public enum InterpretedSyntax: Sendable {
      /// Here the same as `inlineOnlyPreservingWhitespace`: blocks such as headings and lists stay as they are written.
      case full
      /// Marks within a line; each run of white space is one space.
      case inlineOnly
      /// Marks within a line; white space stays.
      case inlineOnlyPreservingWhitespace
    }
    /// What becomes of text that cannot be read. There is none: a mark that is not closed is text.
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Whether `^[…](attribute: value)` is read; here it stays as it is written.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language of the text, which here changes nothing.
    public var languageCode: String?
    /// Whether each run says where it stood in the source; here none does.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// The text that Markdown's inline marks describe: emphasis, code, strike-through, links. Foundation on Linux reads no
  /// Markdown; blocks such as headings and lists stay as they are.
  ///
  /// - Parameter baseURL: what addresses without a scheme are relative to.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    let text = options.interpretedSyntax == .inlineOnly ? markdown.withSingleSpaces : markdown
    for var piece in Markdown.pieces(of: text) {
      if let baseURL, let link = piece.traits.link, link.scheme == nil {
        piece.traits.link = URL(string: link.relativeString, relativeTo: baseURL) ?? link
      }
      append(AttributedString(piece.text, looks: piece.traits))
    }
  }
  /// The same for UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
  /// The same for a file.
  /// - Throws: what reading the file throws.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
  // Attributes of a scope of the program's own are written `^[…](attribute: value)`, which stays as it is written.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
}

extension String {
  fileprivate var withSingleSpaces: String {
    var text = ""
    var wasSpace = false
    for character in self {
      if !character.isWhitespace { text.append(character) } else if !wasSpace { text.append(" ") }
      wasSpace = character.isWhitespace
    }
    return text
  }
}
