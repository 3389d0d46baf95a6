/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  let needsText: Bool
  /// As the platform has it: with the search.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// Once there is something to search for.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// As soon as the search begins.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

/// A choice of scopes: views, made anew where they are shown.
struct SearchScopes {
  let activation: SearchScopeActivation
  let make: @MainActor () -> AnyView
}

private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
  /// Of the search whose field stands first in here.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// The scopes below the field of a search, for as long as they are wanted.
struct ScopesView: View {
  let text: Binding<String>
  let focus: FocusState<Bool>.Binding
  @Environment(\.searchScopes) private var scopes
  // Who goes from the field to the scopes has not ended the search.
  @FocusState private var isChoosing: Bool

  var body: some View {
    if let scopes, isWanted(scopes.activation) {
      scopes.make().focused($isChoosing).padding(.horizontal, 8).padding(.bottom, 8)
    }
  }

  private func isWanted(_ activation: SearchScopeActivation) -> Bool {
    if !text.wrappedValue.isEmpty { return true }
    return !activation.needsText && (focus.wrappedValue || isChoosing)
  }
}

extension View {
  /// Offers a choice of what is searched while a search goes on. It goes around `searchable`.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// The same, from when `activation` says on.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    nonisolated(unsafe) let choice = Picker("Scope", selection: scope, content: scopes)
    return environment(
      \.searchScopes,
      SearchScopes(activation: activation) { AnyView(choice.pickerStyle(.segmented).labelsHidden()) })
  }
}
