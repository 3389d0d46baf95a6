import FavesCore
import SwiftUI

/// The emails or the phone numbers of a draft, each with its kind.
struct ContactFieldsSection: View {
  let title: String
  let prompt: String
  @Binding var fields: [ContactDraft.Field]

  var body: some View {
    Section {
      ForEach($fields) { $field in
        ContactFieldRow(title: name(of: field), prompt: prompt, field: $field, remove: { remove(field.id) })
      }
      Button("Add \(title)") { fields.append(ContactDraft.Field()) }
    }
  }

  /// "Email", then "Email 2": each row has a name of its own.
  private func name(of field: ContactDraft.Field) -> String {
    let index = fields.firstIndex { $0.id == field.id } ?? 0
    return index == 0 ? title : "\(title) \(index + 1)"
  }

  private func remove(_ id: ContactDraft.Field.ID) { fields.removeAll { $0.id == id } }
}

private struct ContactFieldRow: View {
  let title: String
  let prompt: String
  @Binding var field: ContactDraft.Field
  let remove: @MainActor () -> Void

  var body: some View {
    FormRow(title) {
      TextField(title, text: $field.value, prompt: Text(prompt))
      FieldKindPicker(title: "\(title) Kind", kind: $field.label)
        .fixedSize()
      Button(action: remove) { Image(systemName: "minus") }
        .help("Remove this row")
        .accessibilityLabel("Remove \(title)")
    }
  }
}

/// What an email or a phone is for; kinds that came from elsewhere are kept.
private struct FieldKindPicker: View {
  let title: String
  @Binding var kind: String

  var body: some View {
    Picker(title, selection: $kind) {
      Text("No Kind").tag("")
      ForEach(Self.kinds, id: \.self) { Text($0).tag($0) }
      if !kind.isEmpty, !Self.kinds.contains(kind) { Text(kind).tag(kind) }
    }
    .labelsHidden()
  }

  private static let kinds = ["Home", "Work", "Mobile", "Other"]
}
