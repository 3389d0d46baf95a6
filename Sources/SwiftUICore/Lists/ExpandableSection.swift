extension Section where Parent == AnyView, Content == AnyView, Footer == EmptyView {
  /// A section that a click on its header shows and hides.
  public nonisolated init<C: View, H: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> H
  ) {
    self.init(
      header: AnyView(ExpansionHeader(isExpanded: isExpanded, label: header())),
      content: AnyView(ExpandedContent(isExpanded: isExpanded, content: content())), footer: EmptyView())
  }
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Accepted without effect: only sections with `isExpanded` are shown and hidden by a click, those of a sidebar as well.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}

/// Reads the binding where only what it shows is made anew.
struct ExpandedContent<Content: View> {
  let isExpanded: Binding<Bool>
  let content: Content
}

extension ExpandedContent: View {
  var body: some View { if isExpanded.wrappedValue { content } }
}

struct ExpansionHeader<Label: View> {
  let isExpanded: Binding<Bool>
  let label: Label
}

extension ExpansionHeader: View {
  var body: some View {
    let isOpen = isExpanded.wrappedValue
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: isOpen ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
        label
      }
    }
    .buttonStyle(.plain)
    .accessibilityExpanded(isOpen)
  }
}
