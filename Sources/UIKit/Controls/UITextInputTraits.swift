import Foundation
import Platform

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a program says of what is typed into a view.
public struct _TextTraits: Equatable, Sendable {
  var capitals: UITextAutocapitalizationType?
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var keyboardLook = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKey = false
  public init() {}
}

/// A view that is typed into. What is said of the text is told to the desktop's keyboard on the screen and to the input method,
/// as SwiftUI's modifiers tell it.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  var _traits: _TextTraits { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { _traits.capitals ?? .sentences }
    set { _traits.capitals = newValue }
  }
  public var keyboardType: UIKeyboardType {
    get { _traits.keyboard }
    set { _traits.keyboard = newValue }
  }
  public var textContentType: UITextContentType! {
    get { _traits.content }
    set { _traits.content = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { _traits.correction }
    set { _traits.correction = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { _traits.spelling }
    set { _traits.spelling = newValue }
  }
  /// Accepted: what is typed stays as it is.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _traits.quotes }
    set { _traits.quotes = newValue }
  }
  /// Accepted: what is typed stays as it is.
  public var smartDashesType: UITextSmartDashesType {
    get { _traits.dashes }
    set { _traits.dashes = newValue }
  }
  /// Accepted: the desktop's keyboard looks as the desktop has it.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _traits.keyboardLook }
    set { _traits.keyboardLook = newValue }
  }
  /// Accepted: the Return key says what it says.
  public var returnKeyType: UIReturnKeyType {
    get { _traits.returnKey }
    set { _traits.returnKey = newValue }
  }
  /// Accepted: Return can be pressed at any time.
  public var enablesReturnKeyAutomatically: Bool {
    get { _traits.enablesReturnKey }
    set { _traits.enablesReturnKey = newValue }
  }
}

extension View {
  /// Tells what is typed in it; what the program does not say stays as it is around.
  func typed(as traits: _TextTraits) -> some View {
    transformEnvironment(\.textInput) { input in
      if let capitals = traits.capitals { input.capitals = capitals.capitals }
      if traits.keyboard != .default { input.keyboard = traits.keyboard }
      if let content = traits.content { input.content = content }
      if traits.correction == .no || traits.spelling == .no { input.isSpellingIgnored = true }
    }
  }
}
