import SwiftUI

extension FocusedValues {
  /// The text that a command would act on.
  @Entry fileprivate var text: Binding<String>?
}

/// Where the focus is, and what is said there.
struct FocusScene: View {
  private enum Field: String, CaseIterable {
    case name, street, city
  }
  @State private var evaluations = Evaluations()
  @State private var texts: [Field: String] = [:]
  @FocusState private var focus: Field?

  var body: some View {
    Part("FocusScene", evaluations: evaluations.next()) {
      Text(focus.map { "The focus is in \($0.rawValue)" } ?? "The focus is in none of the fields")
      ForEach(Field.allCases, id: \.self) { field in
        let text = Binding(get: { texts[field] ?? "" }, set: { texts[field] = $0 })
        TextField(field.rawValue.capitalized, text: text)
          .focused($focus, equals: field)
          .onSubmit { focus = next(after: field) }
          .focusedValue(\.text, text)
      }
      HStack {
        ForEach(Field.allCases, id: \.self) { field in
          Button("To \(field.rawValue)") { focus = field }
        }
        Button("To none") { focus = nil }
      }
    }
    Command()
    Cards()
  }

  private func next(after field: Field) -> Field? {
    switch field {
    case .name: .street
    case .street: .city
    case .city: nil
    }
  }
}

/// Knows nothing of the fields but what the focused one offers.
private struct Command: View {
  @FocusedBinding(\.text) private var text
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Command", evaluations: evaluations.next()) {
      Text(text.map { "It would act on “\($0)”" } ?? "Nothing to act on")
    }
  }
}

private struct Cards: View {
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Cards", evaluations: evaluations.next()) {
      HStack {
        ForEach(["Ace", "King", "Queen"], id: \.self) { Card(name: $0).focusable() }
      }
    }
  }
}

private struct Card: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text(isFocused ? "\(name), focused" : name)
      .padding(12)
      .background(Color.orange.opacity(isFocused ? 0.6 : 0.2))
      .cornerRadius(6)
  }
}
