import Foundation

// Foundation on Linux has no way to write an attributed string down.

// swift-format-ignore: AvoidRetroactiveConformances
/// Text without attributes is written as a string; other text as each run's characters, and after these its attributes by
/// name. Written down is what is said of the text, links and what Markdown means, not how it looks: fonts and colours are not
/// `Codable`.
extension AttributedString: @retroactive Encodable, @retroactive Decodable {
  private struct Attributes: Codable, Equatable {
    var link: URL?
    var intent: InlinePresentationIntent?
    private enum CodingKeys: String, CodingKey {
      case link = "NSLink"
      case intent = "NSInlinePresentationIntent"
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let runs = self.runs.map { run in
      let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self]
      return (
        text: String(self[run.range].characters), attributes: Attributes(link: run.link, intent: intent)
      )
    }
    guard runs.contains(where: { $0.attributes != Attributes() }) else {
      var container = encoder.singleValueContainer()
      return try container.encode(String(characters))
    }
    var container = encoder.unkeyedContainer()
    for run in runs {
      try container.encode(run.text)
      try container.encode(run.attributes)
    }
  }

  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      var run = AttributedString(try container.decode(String.self))
      let attributes = try container.decode(Attributes.self)
      if let link = attributes.link { run.link = link }
      if let intent = attributes.intent { run.inlinePresentationIntent = intent }
      append(run)
    }
  }
}
