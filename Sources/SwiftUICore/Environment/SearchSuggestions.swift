/// What a search field proposes: views, made anew where they are shown.
struct SearchSuggestions {
  let make: @MainActor () -> AnyView
}

private struct SuggestionsKey: EnvironmentKey { static var defaultValue: SearchSuggestions? { nil } }
private struct CompletedFieldKey: EnvironmentKey { static var defaultValue: CompletedField? { nil } }
private struct TokenKey: EnvironmentKey { static var defaultValue: SearchTokens? { nil } }

extension EnvironmentValues {
  var searchSuggestions: SearchSuggestions? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }
  /// The tokens of the search around; nil: it has none.
  var searchTokens: SearchTokens? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
  /// The field that suggestions are for.
  var completedField: CompletedField? {
    get { self[CompletedFieldKey.self] }
    set { self[CompletedFieldKey.self] = newValue }
  }
}

/// A field for which texts are proposed: that of a search, or any other.
struct CompletedField {
  let text: Binding<String>
  let focus: FocusState<Bool>.Binding

  /// Takes over what was chosen, and goes back to the field, where typing goes on.
  @MainActor
  func take(_ words: String) {
    text.wrappedValue = words
    focus.wrappedValue = true
  }
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let set: Set
  public static let automatic = SearchSuggestionsPlacement(set: [])
  /// Under the field.
  public static let menu = SearchSuggestionsPlacement(set: .menu)
  /// In place of what is searched.
  public static let content = SearchSuggestionsPlacement(set: .content)

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// A suggestion that is taken over into the search.
struct SearchCompletionView<Label: View> {
  let label: Label
  let completion: String
  @Environment(\.completedField) var search
}

extension SearchCompletionView: View {
  var body: some View {
    Button {
      search?.take(completion)
    } label: {
      label
    }
    .buttonStyle(.plain)
  }
}

/// The tokens of a search, whatever they are.
struct SearchTokens {
  /// Adds one, if it is of the kind that the search has.
  let add: @MainActor (Any) -> Void
  /// Takes the last one out; false: there is none.
  let removeLast: @MainActor () -> Bool
}

/// A suggestion that becomes a part of the search, in the place of what was typed.
struct SearchTokenCompletionView<Label: View, Token> {
  let label: Label
  let token: Token
  @Environment(\.completedField) var search
  @Environment(\.searchTokens) var tokens
}

extension SearchTokenCompletionView: View {
  var body: some View {
    Button {
      tokens?.add(token)
      search?.take("")
    } label: {
      label
    }
    .buttonStyle(.plain)
  }
}

/// The parts of a search that are no words: each with a button that takes it out.
struct SearchTokensView<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>
where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let label: (Tokens.Element) -> Label
}

extension SearchTokensView: View {
  var body: some View {
    if !tokens.wrappedValue.isEmpty {
      HStack(spacing: 6) {
        ForEach(tokens.wrappedValue) { token in
          HStack(spacing: 4) {
            label(token)
            Button {
              tokens.wrappedValue.removeAll { $0.id == token.id }
            } label: {
              Image(systemName: "xmark").accessibilityLabel("Remove")
            }
            .buttonStyle(.plain)
          }
          .padding(.horizontal, 8).padding(.vertical, 2)
          .background(.tint.opacity(0.2), in: Capsule())
        }
      }
      .padding(.horizontal, 8).padding(.top, 8)
    }
  }
}

/// Tokens that a search proposes.
struct SuggestedTokensView<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>
where Tokens.Element: Identifiable {
  let suggested: Binding<Tokens>
  let tokens: Binding<Tokens>
  let label: (Tokens.Element) -> Label
  @Environment(\.completedField) var search
}

extension SuggestedTokensView: View {
  var body: some View {
    ForEach(suggested.wrappedValue) { element in
      Button {
        tokens.wrappedValue.append(element)
        search?.take("")
      } label: {
        label(element)
      }
      .buttonStyle(.plain)
    }
  }
}

extension View {
  /// Proposes searches under the field of the search around, while it has the focus.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    nonisolated(unsafe) let suggestions = AnyView(suggestions())
    return environment(\.searchSuggestions, SearchSuggestions { suggestions })
  }
  /// Hides what was proposed in here. All of it is under the field, as a menu: hidden in other places, it stays there.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) {
      if visibility == .hidden, placements.contains(.menu) { $0 = nil }
    }
  }
  /// Has this view, among the suggestions of a search, put `completion` into the field.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    SearchCompletionView(label: self, completion: completion)
  }

  /// Has this view, among the suggestions of a search with tokens, add `token` to them, in the place of what was typed.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    SearchTokenCompletionView(label: self, token: token)
  }

  /// Has what the suggestions of this search complete added to its tokens.
  nonisolated func takingTokens<C>(into tokens: Binding<C>) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    // Bindings are read and written on the main actor alone.
    nonisolated(unsafe) let tokens = tokens
    let searchTokens = SearchTokens { token in
      guard let token = token as? C.Element,
        !tokens.wrappedValue.contains(where: { $0.id == token.id })
      else { return }
      tokens.wrappedValue.append(token)
    } removeLast: {
      guard let last = tokens.wrappedValue.indices.suffix(1).first else { return false }
      tokens.wrappedValue.remove(at: last)
      return true
    }
    return environment(\.searchTokens, searchTokens)
  }

  /// Adds a search field that proposes searches.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with tokens in front of its text; each can be taken out.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    VStack(spacing: 0) {
      SearchTokensView(tokens: tokens, label: token)
      searchable(text: text, placement: placement, prompt: prompt)
    }
    .takingTokens(into: tokens)
  }
  /// The same; `suggestedTokens` are proposed under the field, to be added.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions {
        SuggestedTokensView(suggested: suggestedTokens, tokens: tokens, label: token)
      }
  }
}

extension EnvironmentValues {
  /// Always under the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}
