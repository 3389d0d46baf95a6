/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

extension Button where Label == DefaultButtonLabel {
  /// A button labelled as its role says: with a symbol in a bar, in words elsewhere.
  public nonisolated init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

/// The label that a button has by its role.
public struct DefaultButtonLabel {
  let role: ButtonRole
  @Environment(\.labelLook) private var labelLook

  init(role: ButtonRole) { self.role = role }

  private var parts: (title: LocalizedStringKey, symbol: String) {
    switch role {
    case .destructive: ("Delete", "trash")
    case .cancel: ("Cancel", "xmark")
    case .confirm: ("Done", "checkmark")
    default: ("Close", "xmark")
    }
  }
}

extension DefaultButtonLabel: View {
  public var body: some View {
    if labelLook?.isOfBar == true {
      Label(parts.title, systemImage: parts.symbol)
    } else {
      Text(parts.title)
    }
  }
}
