/// Where a search field goes. A window here has one place for it: above what is searched.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Where `navigationBarDrawer` is: the field is always there, whatever the mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    navigationBarDrawer
  }

  /// Whether a search field hides while its content is scrolled; by name.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// A view under the field that searches it. In its window Ctrl+F puts the cursor there, and so does typing
/// where no text is entered; Esc ends the search.
struct SearchableView<Content: View> {
  let text: Binding<String>
  let prompt: Text
  let content: Content
  /// Whether the search is going on; nil: nobody wants to know.
  var isPresented: Binding<Bool>?
  @FocusState var isFieldFocused: Bool
}

extension SearchableView: View {
  // Reads neither the text nor the focus: typing and going there run the bodies below alone.
  var body: some View {
    VStack(spacing: 0) {
      FieldWithLabel(
        label: prompt, text: text, prompt: prompt, isSecure: false,
        endSearch: {
          text.wrappedValue = ""
          isFieldFocused = false
        },
        editingChanged: { _ in }, commit: nil
      )
      .focused($isFieldFocused)
      .modifier(SearchFocusBinding())
      .modifier(TokenRemoval(text: text))
      .padding(8)
      .modifier(SearchPresence(isPresented: isPresented, focus: $isFieldFocused))
      // Down goes from the field to what is proposed.
      SuggestionsView(text: text, focus: $isFieldFocused)
      ScopesView(text: text, focus: $isFieldFocused)
      content
        .searched(by: text, focus: $isFieldFocused)
        .environment(\.searchFocus, nil)
        .environment(\.searchScopes, nil)
        // The field is at the top, however little there is below.
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Keeps what says whether a search is going on in step with the focus.
private struct SearchPresence: ViewModifier {
  let isPresented: Binding<Bool>?
  let focus: FocusState<Bool>.Binding

  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        if let isPresented, isPresented != focus.wrappedValue { focus.wrappedValue = isPresented }
      }
      .onChange(of: focus.wrappedValue) { _, isFocused in
        if let isPresented, isPresented.wrappedValue != isFocused { isPresented.wrappedValue = isFocused }
      }
  }
}

/// Has Backspace in an empty field take the last of the tokens in front of it, as if that were a letter.
private struct TokenRemoval: ViewModifier {
  let text: Binding<String>
  @Environment(\.searchTokens) private var tokens

  func body(content: Content) -> some View {
    if let tokens {
      content.onKeyPress(.delete) { text.wrappedValue.isEmpty && tokens.removeLast() ? .handled : .ignored }
    } else {
      content
    }
  }
}

/// What a search proposes, while its field has the focus, or what is proposed.
private struct SuggestionsView: View {
  let text: Binding<String>
  let focus: FocusState<Bool>.Binding
  @Environment(\.searchSuggestions) private var suggestions
  // Who goes from the field to what is proposed has not ended the search.
  @FocusState private var isChoosing: Bool

  var body: some View {
    if let suggestions, focus.wrappedValue || isChoosing {
      Group(subviews: suggestions.make()) { proposed in
        // Where nothing is proposed, no room is left for it.
        if !proposed.isEmpty {
          VStack(alignment: .leading, spacing: 6) { proposed }
            .focused($isChoosing)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 12).padding(.bottom, 8)
          Divider()
        }
      }
      .environment(\.completedField, CompletedField(text: text, focus: focus))
    }
  }
}

extension View {
  /// Accepted without effect: text editors here have no bar to search in.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Adds a search field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(text: text, prompt: prompt ?? Text("Search"), content: self)
  }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
