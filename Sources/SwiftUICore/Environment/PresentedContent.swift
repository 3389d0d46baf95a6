/// Content with an environment of its own in which `dismiss` ends its presentation.
final class PresentedContentNode: SlotNode {
  private let scope: EnvironmentScope
  private var editMode: StateLocation<EditMode>!

  init(_ slot: Slot, of container: any Widget, under parent: Node, dismiss: @escaping @MainActor () -> Void) {
    scope = EnvironmentScope(parent: parent.environmentForChildren)
    super.init(slot, of: container, under: parent)
    var values = EnvironmentValues()
    values.isInPresentation = true
    let outside = EnvironmentValues(scope: parent.environmentForChildren, isRecording: false)
    if outside.labelLook?.isOfBar == true { values.labelLook = nil }
    if outside.pickersHideLabels { values.pickersHideLabels = false }
    // How toggles are in a bar or a group of controls they are there alone.
    if outside.toggleStyling.isAutomatic { values.toggleStyling = ToggleStyling() }
    values.keyboardShortcut = nil
    values.dismissAction = DismissAction(perform: dismiss)
    editMode = makeEditMode()
    values.editMode = Binding(editMode)
    scope.replace(with: values.changes, owner: self)
  }

  override var environmentForChildren: EnvironmentScope { scope }

  override func unmount() {
    super.unmount()
    editMode.owner = nil
  }
}
