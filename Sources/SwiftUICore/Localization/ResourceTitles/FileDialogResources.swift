/// Words of file dialogs that are resources.
extension View {
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(messageResource.words)
  }
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(labelResource.words)
  }
  /// Accepted without effect: the field for the name has the desktop's label.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
    fileExporterFilenameLabel(labelResource.words)
  }
}
