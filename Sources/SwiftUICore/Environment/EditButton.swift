/// Begins and ends editing: sets the `editMode` around it.
///
/// Rows of a list that can be deleted have a button for it meanwhile. Each window and each presentation has an edit mode;
/// another one can be put into the environment as a binding.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public nonisolated init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}

extension _ViewNode {
  /// An edit mode that lives on this node.
  final func makeEditMode() -> StateLocation<EditMode> { StateLocation(.inactive, owner: self) }
}
