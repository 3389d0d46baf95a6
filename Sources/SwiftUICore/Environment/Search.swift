/// Ends a search: empties the search field and takes the focus from it.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let perform: @MainActor () -> Void
  public func callAsFunction() { perform() }
}

private struct SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

extension EnvironmentValues {
  /// What is in the search field of the view around; nil: there is none.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
  /// Whether the search field of the view around is being used: it has the focus, or there is something in it.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  /// Ends the search in the view around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  /// Tells the views in here of the search by a field with `text`.
  nonisolated func searched(by text: Binding<String>, focus: FocusState<Bool>.Binding) -> some View {
    // What is read here is followed by the modifier's node alone: typing runs no body.
    transformEnvironment(\.isSearching) { isSearching in
      let hasFocus = focus.wrappedValue
      isSearching = !text.wrappedValue.isEmpty || hasFocus
    }
    .environment(\.searchText, text)
    .environment(
      \.dismissSearch,
      DismissSearchAction {
        text.wrappedValue = ""
        focus.wrappedValue = false
      })
  }
}
