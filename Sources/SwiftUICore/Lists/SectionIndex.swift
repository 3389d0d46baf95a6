extension View {
  /// Accepted without effect: lists have no index at their edge; typing finds a row.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Accepted without effect: lists have no index at their edge.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: the margins of a section are those of its list, which `contentMargins` sets.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    self
  }
  public nonisolated func listSectionMargins(_ length: CGFloat) -> some View { self }

  /// Puts buttons after the section: where modifiers stand between it and this one, as a group of rows below.
  @_disfavoredOverload
  public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    Group {
      self
      content()
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Puts buttons under the rows of the section.
  public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: TupleView((self.content, content())), footer: footer)
  }
}
