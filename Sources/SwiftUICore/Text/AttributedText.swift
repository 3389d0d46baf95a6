extension Text {
  /// A run of an attributed string.
  init(_ run: AttributedString.Runs.Run, of string: AttributedString) {
    typealias Looks = AttributeScopes.SwiftUIAttributes
    self.init(.verbatim(String(string[run.range].characters)))
    traits = run[Looks.MarkdownAttribute.self] ?? TextTraits()
    if let intent = run[Looks.InlinePresentationIntentAttribute.self] { intent.apply(to: &traits) }
    if let address = run.link {
      traits.link = address
      traits.color = .accentColor
      traits.ink = .tint
      traits.isUnderlined = true
    }
    if let font = run[Looks.FontAttribute.self] { traits.font = font }
    if let color = run[Looks.ForegroundColorAttribute.self] {
      traits.color = color
      traits.ink = nil
    }
    if let color = run[Looks.BackgroundColorAttribute.self] { traits.background = color }
    if let kerning = run[Looks.KerningAttribute.self] { traits.kerning = Double(kerning) }
    if let tracking = run[Looks.TrackingAttribute.self] { traits.kerning = Double(tracking) }
    if let offset = run[Looks.BaselineOffsetAttribute.self] { traits.baselineOffset = Double(offset) }
    if let height = run[Looks.LineHeightAttribute.self] { traits.lineHeight = height }
    if let line = run[Looks.UnderlineStyleAttribute.self] { traits.underline(true, line) }
    if let line = run[Looks.StrikethroughStyleAttribute.self] { traits.strikethrough(true, line) }
  }
}

extension AttributeScopes {
  /// The looks that `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let lineHeight: LineHeightAttribute
    public let alignment: AlignmentAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// Extra space between characters, in points; it comes before `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum LineHeightAttribute: AttributedStringKey {
      public typealias Value = AttributedString.LineHeight
      public static let name = "SwiftUI.LineHeight"
    }
    /// Kept and not looked at: all lines of a text are aligned as `multilineTextAlignment` says.
    public enum AlignmentAttribute: AttributedStringKey {
      public typealias Value = AttributedString.TextAlignment
      public static let name = "SwiftUI.Alignment"
    }
    /// What Foundation on Linux does not have.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    /// What Markdown said.
    enum MarkdownAttribute: AttributedStringKey {
      typealias Value = TextTraits
      static let name = "SwiftUI.Markdown"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributedString {
  /// To which side a paragraph goes.
  public enum TextAlignment: Hashable, CaseIterable, Sendable { case left, right, center }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// One run, with the looks that Markdown gave it.
  init(_ text: String, looks: TextTraits) {
    self.init(text)
    guard looks != TextTraits() else { return }
    self[AttributeScopes.SwiftUIAttributes.MarkdownAttribute.self] = looks
    let intent = InlinePresentationIntent(looks)
    if !intent.isEmpty { self.inlinePresentationIntent = intent }
    if let address = looks.link { self.link = address }
  }
}
