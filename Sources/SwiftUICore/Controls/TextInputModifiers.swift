/// When letters are made capitals while typing.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let capitals: TextInput.Capitals
  public static let never = TextInputAutocapitalization(capitals: .none)
  public static let words = TextInputAutocapitalization(capitals: .words)
  public static let sentences = TextInputAutocapitalization(capitals: .sentences)
  public static let characters = TextInputAutocapitalization(capitals: .all)
}
/// What the Return key says; by name.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}
/// What a field is for; the names of UIKit's text content types and keyboards, which SwiftUI's modifiers take.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let middleName = UITextContentType(rawValue: "middleName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let addressState = UITextContentType(rawValue: "addressState")
  public static let countryName = UITextContentType(rawValue: "countryName")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters

  package var capitals: TextInput.Capitals {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .all
    }
  }
}

/// What is going to be typed into a field.
package struct TextInput: Equatable, Sendable {
  package enum Capitals: Equatable, Sendable { case none, words, sentences, all }
  package var keyboard = UIKeyboardType.default
  /// What the text is, where no keyboard says it.
  package var content: UITextContentType?
  /// nil: nothing was said.
  package var capitals: Capitals?
  package var isSpellingIgnored = false
  package init() {}

  /// What is typed best on: what the program says, or what goes with the text.
  package var bestKeyboard: UIKeyboardType {
    guard keyboard == .default, let content else { return keyboard }
    switch content {
    case .emailAddress: return .emailAddress
    case .telephoneNumber: return .phonePad
    case .URL: return .URL
    case .oneTimeCode, .creditCardNumber: return .numberPad
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nickname: return .namePhonePad
    default: return .default
    }
  }
  /// Names, numbers and secrets are in no dictionary.
  package var hasNoSpelling: Bool {
    if isSpellingIgnored { return true }
    switch content {
    case .username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL: return true
    default: return false
    }
  }
}

private struct TextInputKey: EnvironmentKey { static var defaultValue: TextInput { TextInput() } }

extension EnvironmentValues {
  package var textInput: TextInput {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }
  /// Whether nobody looks at the spelling of what is typed.
  public var autocorrectionDisabled: Bool {
    get { textInput.isSpellingIgnored }
    set { textInput.isSpellingIgnored = newValue }
  }
  public var disableAutocorrection: Bool? {
    get { textInput.isSpellingIgnored }
    set { textInput.isSpellingIgnored = newValue ?? false }
  }
}

extension View {
  /// Tells the desktop's keyboard on the screen, and the input method, which letters are to be capitals; what is typed on
  /// keys stays as it is.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { transformEnvironment(\.textInput) { $0.capitals = autocapitalization?.capitals } }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInput) { $0.capitals = style.capitals }
  }
  /// Tells the desktop's keyboard on the screen, and the input method, what is going to be typed.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.keyboard = type }
  }
  /// Tells the desktop's keyboard on the screen, and the input method, what is going to be typed, where `keyboardType` does
  /// not: an address, a number, a name. The desktop fills in no fields.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.content = textContentType }
  }
  /// Tells the input method whether to look at the spelling of what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
  /// Accepted without effect: the Return key says what it says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Keeps what further out would happen on Return from happening.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }
  /// Accepted without effect: nothing is searched in fields.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted without effect: nothing is found and replaced in fields.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
