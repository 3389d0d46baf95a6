/// Says that there is nothing to show, and what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView {
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: SwiftUICore.Label(title, systemImage: name), description: description, actions: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: SwiftUICore.Label(title, systemImage: name), description: description, actions: EmptyView())
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// The same with a picture of the program's.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: SwiftUICore.Label(title, image: name), description: description, actions: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: SwiftUICore.Label(title, image: name), description: description, actions: EmptyView())
  }
}

/// What `ContentUnavailableView.search` is made of.
public struct SearchUnavailableContent {
  public struct Label: View {
    /// nil: what is in the search field around.
    let said: String?
    @Environment(\.searchText) private var typed
    public var body: some View {
      let text = said ?? typed?.wrappedValue ?? ""
      SwiftUICore.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that nothing was found for what is in the search field of the view around.
  public static var search: Self { search(for: nil) }
  /// Says that nothing was found for `text`.
  public static func search(text: String) -> Self { search(for: text) }

  private static func search(for text: String?) -> Self {
    Self(
      label: SearchUnavailableContent.Label(said: text), description: SearchUnavailableContent.Description(),
      actions: SearchUnavailableContent.Actions())
  }
}

/// A large symbol over the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 56))
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title
        .font(.title2.bold())
        .multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      actions.padding(.top, 12)
    }
    // Lines of a length that reads well.
    .frame(maxWidth: 480)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
