extension View {
  /// Accepted without effect: lists here have no index at their side.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View { self }
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Accepted without effect: lists here have no index at their side.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: sections keep the margins of their list.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    self
  }
}
