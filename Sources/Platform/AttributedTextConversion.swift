import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let shadow = NSAttributedString.Key("NSShadow")
}

/// How a line under letters or through them looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// Drawn as a single one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Drawn as a single one.
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Drawn under spaces as well.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// nil: there is no line.
  fileprivate var line: Text.LineStyle? {
    if rawValue & 0xFF == 0 { return nil }
    return switch rawValue & 0x700 {
    case 0x100: Text.LineStyle(pattern: .dot)
    case 0x200: Text.LineStyle(pattern: .dash)
    case 0x300: Text.LineStyle(pattern: .dashDot)
    case 0x400: Text.LineStyle(pattern: .dashDotDot)
    default: .single
    }
  }
  /// The line in the colour of the letters: there is no other here.
  public init(_ lineStyle: Text.LineStyle) {
    switch lineStyle.pattern {
    case .solid: self = .single
    case .dot: self = [.single, .patternDot]
    case .dash: self = [.single, .patternDash]
    case .dashDot: self = [.single, .patternDashDot]
    case .dashDotDot: self = [.single, .patternDashDotDot]
    }
  }
}

extension Text.LineStyle {
  /// nil: SwiftUI has no such line, but single ones alone, in each pattern.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let patterns: [NSUnderlineStyle] = [[], .patternDot, .patternDash, .patternDashDot, .patternDashDotDot]
    guard let line = nsUnderlineStyle.line,
      patterns.contains(where: { $0.union(.single) == nsUnderlineStyle })
    else { return nil }
    self = line
  }
}

extension AttributeContainer {
  /// The looks among the attributes of UIKit and AppKit that `Text` shows; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ key: NSAttributedString.Key) -> Double? {
      switch dictionary[key] {
      case let number as NSNumber: number.doubleValue
      case let number as CGFloat: Double(number)
      case let number as Double: number
      case let number as Int: Double(number)
      default: nil
      }
    }
    func line(_ key: NSAttributedString.Key) -> Text.LineStyle? {
      let style = dictionary[key] as? NSUnderlineStyle
      return (style ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) })?.line
    }
    typealias Looks = AttributeScopes.SwiftUIAttributes
    if let font = dictionary[.font] as? PlatformFont { self[Looks.FontAttribute.self] = font.font }
    if let color = dictionary[.foregroundColor] as? PlatformColor {
      self[Looks.ForegroundColorAttribute.self] = color.color
    }
    if let color = dictionary[.backgroundColor] as? PlatformColor {
      self[Looks.BackgroundColorAttribute.self] = color.color
    }
    if let kern = number(.kern) { self[Looks.KerningAttribute.self] = CGFloat(kern) }
    if let tracking = number(.tracking) { self[Looks.TrackingAttribute.self] = CGFloat(tracking) }
    if let offset = number(.baselineOffset) { self[Looks.BaselineOffsetAttribute.self] = CGFloat(offset) }
    if let style = line(.underlineStyle) { self[Looks.UnderlineStyleAttribute.self] = style }
    if let style = line(.strikethroughStyle) { self[Looks.StrikethroughStyleAttribute.self] = style }
    switch dictionary[.link] {
    case let url as URL: self.link = url
    case let url as NSURL: self.link = url as URL
    case let text as String: self.link = URL(string: text)
    default: break
    }
  }

  /// The same in the keys of UIKit and AppKit. A font of a text style is there in points, as an iPhone has it by default.
  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    typealias Looks = AttributeScopes.SwiftUIAttributes
    var all: [NSAttributedString.Key: Any] = [:]
    if let font = self[Looks.FontAttribute.self] {
      let resolved = font.resolve(in: EnvironmentValues().fontResolutionContext)
      all[.font] = PlatformFont(font, resolved.pointSize)
    }
    if let color = self[Looks.ForegroundColorAttribute.self] { all[.foregroundColor] = PlatformColor(color) }
    if let color = self[Looks.BackgroundColorAttribute.self] { all[.backgroundColor] = PlatformColor(color) }
    if let kern = self[Looks.KerningAttribute.self] { all[.kern] = NSNumber(value: Double(kern)) }
    if let tracking = self[Looks.TrackingAttribute.self] {
      all[.tracking] = NSNumber(value: Double(tracking))
    }
    if let offset = self[Looks.BaselineOffsetAttribute.self] {
      all[.baselineOffset] = NSNumber(value: Double(offset))
    }
    if let line = self[Looks.UnderlineStyleAttribute.self] {
      all[.underlineStyle] = NSNumber(value: NSUnderlineStyle(line).rawValue)
    }
    if let line = self[Looks.StrikethroughStyleAttribute.self] {
      all[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle(line).rawValue)
    }
    if let address = self.link { all[.link] = address as NSURL }
    return all
  }
}

extension AttributedString {
  /// The text of Foundation's older class, with the looks that `Text` shows.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// The text as an object of Foundation's older class, with the looks that `Text` shows.
  public convenience init(_ attrStr: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      whole.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: whole)
  }
}
