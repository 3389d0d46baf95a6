/// When letters are made capitals while typing; by name.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
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
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

extension View {
  /// Accepted without effect: what is typed on a keyboard stays as it is.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Accepted without effect: there is one keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Accepted without effect: the desktop fills in no fields.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Accepted without effect: nothing corrects what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Accepted without effect: the Return key says what it says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Keeps what further out would happen on Return from happening.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }
  /// Accepted without effect: spelling is not checked.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
