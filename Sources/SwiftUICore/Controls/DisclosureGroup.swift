/// Views that a click on their label shows and hides.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
}

extension DisclosureGroup {
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content)
  }
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(title), content: content)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(title), content: content)
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    DisclosureBody(isExpanded: isExpanded, label: label, content: content)
  }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  /// Where nobody else keeps it.
  @State private var own = false
  @Environment(\.disclosureGroupLook) private var look

  private var expansion: Binding<Bool> { isExpanded ?? $own }

  var body: some View {
    if let look {
      look.make(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
          isExpanded: expansion))
    } else {
      // Read here, where the state's reader is this body.
      let isOpen = expansion.wrappedValue
      RowsInList(rows: { rows(isOpen, hasSelection: $0) }, whole: { wholeOrForm(isOpen) })
    }
  }

  /// The label is a row and the content are rows further in. Where rows are selected a click on the label does that, and
  /// the arrow alone shows and hides.
  @ViewBuilder private func rows(_ isOpen: Bool, hasSelection: Bool) -> some View {
    let toggle = { expansion.wrappedValue.toggle() }
    if hasSelection {
      HStack(spacing: 6) {
        Button(action: toggle) { arrow(isOpen) }
          .buttonStyle(.plain)
          .accessibilityLabel(isOpen ? "Collapse" : "Expand")
          .accessibilityExpanded(isOpen)
        label
      }
    } else {
      head(isOpen).modifier(RowActivation(action: toggle))
    }
    if isOpen { Disclosed(content: content).modifier(RowLevel()) }
  }

  private func wholeOrForm(_ isOpen: Bool) -> some View {
    RowsInForm(rows: { formRows(isOpen) }, whole: { plain(isOpen) })
  }

  @ViewBuilder private func formRows(_ isOpen: Bool) -> some View {
    head(isOpen)
    if isOpen { Disclosed(content: content).modifier(BehindArrow()) }
  }

  private func plain(_ isOpen: Bool) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      if PlacedLeaf<Text>.isAll(of: Label.self) {
        ButtonWidgetView(
          role: nil, action: { expansion.wrappedValue.toggle() }, look: .bare, pressChanged: nil,
          label: TextBehindArrow(text: label, isOpen: isOpen), isItsText: true
        )
        .accessibilityExpanded(isOpen)
      } else {
        head(isOpen)
      }
      if isOpen { Disclosed(content: content).modifier(BehindArrow()) }
    }
  }

  private func arrow(_ isOpen: Bool) -> some View {
    Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
  }

  private func head(_ isOpen: Bool) -> some View {
    Button {
      expansion.wrappedValue.toggle()
    } label: {
      if PlacedLeaf<Text>.isAll(of: Label.self) {
        TextBehindArrow(text: label, isOpen: isOpen)
      } else {
        HStack(spacing: 6) {
          arrow(isOpen).accessibilityHidden(true)
          label
          // As wide as there is room, so that it stays where it is when its content is wider.
          Spacer(minLength: 0)
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityExpanded(isOpen)
  }
}

/// What is shown and hidden. It is a view of its own, which follows what the program's closure reads, wherever that is made.
private struct Disclosed<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
