import FavesCore
import SwiftUI

/// Edits a draft of a contact: nothing is saved before Save, and nothing saved is lost by Cancel.
struct ContactEditor: View {
  private let isNew: Bool
  private let saved: (ContactEntry) -> Void
  @Environment(ContactStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var draft: ContactDraft
  @State private var isAskingToDiscard = false

  /// - Parameter saved: gets the contact that Save made or changed.
  init(draft: ContactDraft, saved: @escaping (ContactEntry) -> Void) {
    isNew = draft.original == nil
    self.saved = saved
    var draft = draft
    // A row to type into; rows without a value are not saved.
    if draft.emails.isEmpty { draft.emails.append(ContactDraft.Field()) }
    if draft.phones.isEmpty { draft.phones.append(ContactDraft.Field()) }
    _draft = State(initialValue: draft)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          LabeledField("Name", text: $draft.name)
          LabeledField("Position", text: $draft.position)
          LabeledField("Organisation", text: $draft.organisation)
        }
        ContactFieldsSection(title: "Email", prompt: "name@example.org", fields: $draft.emails)
          .keyboardType(.emailAddress)
        ContactFieldsSection(title: "Phone", prompt: "+1 555 0100", fields: $draft.phones)
          .keyboardType(.phonePad)
        Section {
          LabeledField("Note", text: $draft.note)
        }
      }
      .formStyle(.grouped)
      .modifier(KeepsUnsaved(draft: $draft))
      .onSubmit(save)
      .navigationTitle(isNew ? "New Contact" : "Edit Contact")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          SaveButton(draft: $draft, save: save)
        }
      }
      .discardDialog(isPresented: $isAskingToDiscard) { dismiss() }
    }
  }

  private func cancel() {
    if draft.hasChanges { isAskingToDiscard = true } else { dismiss() }
  }

  private func save() {
    // Where nothing can be changed the store says why, and the draft stays.
    guard draft.canSave, let entry = store.save(draft) else { return }
    saved(entry)
    dismiss()
  }
}

/// Esc and the window's close button are Cancel as long as something is not saved.
private struct KeepsUnsaved: ViewModifier {
  @Binding var draft: ContactDraft

  func body(content: Content) -> some View {
    content.interactiveDismissDisabled(draft.hasChanges)
  }
}

/// A view of its own, so that what a keystroke updates besides its row is this button.
private struct SaveButton: View {
  @Binding var draft: ContactDraft
  let save: @MainActor () -> Void

  var body: some View {
    Button("Save", action: save).disabled(!draft.canSave)
  }
}
