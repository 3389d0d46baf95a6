import Foundation

extension ContactDraft {
  /// Whether saving would change anything: white space at the ends and empty rows do not count.
  public var hasChanges: Bool {
    switch photo {
    case .replaced: return true
    case .removed: if original?.photo != nil { return true }
    case .unchanged: break
    }
    let baseline = original ?? Contact(id: id, created: .distantPast)
    var edited = contact(now: baseline.modified)
    edited.created = baseline.created
    return edited != baseline
  }

  /// Whether there is something to save, and nothing stands against it.
  public var canSave: Bool { hasChanges && !problems.contains(where: \.isBlocking) }

  /// What a person may want to correct.
  public var problems: [Problem] {
    var problems: [Problem] = []
    let contact = contact(now: .distantPast)
    if contact.name.isEmpty, contact.organisation.isEmpty, contact.emails.isEmpty, contact.phones.isEmpty {
      problems.append(.unnamed)
    }
    problems += emails.filter { !$0.value.isBlank && !Self.isEmail($0.value) }.map { .email($0.id) }
    problems += phones.filter { !$0.value.isBlank && !$0.value.contains(where: \.isNumber) }.map {
      .phone($0.id)
    }
    return problems
  }

  public enum Problem: Hashable, Sendable {
    /// Neither a name nor anything that could stand in for one. It cannot be saved like that.
    case unnamed
    /// The row does not look like an email. It can be saved: people keep odd things.
    case email(Field.ID)
    /// The row has no digit. It can be saved.
    case phone(Field.ID)

    public var isBlocking: Bool { self == .unnamed }

    public var message: String {
      switch self {
      case .unnamed: "Enter a name, an organisation, an email or a phone number."
      case .email: "This does not look like an email address."
      case .phone: "This does not look like a phone number."
      }
    }
  }

  /// One `@` with something on both sides, and no white space.
  private static func isEmail(_ text: String) -> Bool {
    let address = text.trimmingCharacters(in: .whitespaces)
    let halves = address.split(separator: "@", omittingEmptySubsequences: false)
    return halves.count == 2 && halves.allSatisfy { !$0.isEmpty } && !address.contains(where: \.isWhitespace)
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
