import SwiftSyntax

/// The types whose extensions may hold entries, each with the protocol of its keys.
enum EntryHost: String {
  case environmentValues = "EnvironmentValues"
  case focusedValues = "FocusedValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"

  /// The type whose extension stands directly around a declaration; nil: none of the four.
  init?(around context: [Syntax]) {
    guard let host = context.first?.as(ExtensionDeclSyntax.self),
      let name = host.extendedType.trimmedDescription.split(separator: ".").last
    else { return nil }
    self.init(rawValue: String(name))
  }

  var keyProtocol: String {
    switch self {
    case .environmentValues: "SwiftUICore.EnvironmentKey"
    case .focusedValues: "SwiftUICore.FocusedValueKey"
    case .transaction: "SwiftUICore.TransactionKey"
    case .containerValues: "SwiftUICore.ContainerValueKey"
    }
  }

  /// Whether a value that nobody set has a default; a focused value is nil instead.
  var hasDefaults: Bool { self != .focusedValues }
}
