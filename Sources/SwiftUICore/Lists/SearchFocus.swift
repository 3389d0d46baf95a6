/// What the field of a search binds its focus to, besides what it does itself.
struct SearchFocus {
  /// Of the focus state; nil: its view is not on screen yet.
  private let location: ObjectIdentifier?
  private let value: AnyHashable
  /// Binds a field.
  let bind: @MainActor (AnyView) -> AnyView

  nonisolated init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    location = binding.location.map { ObjectIdentifier($0) }
    self.value = AnyHashable(value)
    nonisolated(unsafe) let (focus, wanted) = (binding, value)
    bind = { AnyView($0.focused(focus, equals: wanted)) }
  }
}

extension SearchFocus: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.location == b.location && a.value == b.value }
}

private struct SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
  /// Of the search whose field stands first in here.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// Binds the focus of a search's field to what a view around says.
struct SearchFocusBinding: ViewModifier {
  @Environment(\.searchFocus) private var focus

  func body(content: Content) -> some View {
    if let focus { focus.bind(AnyView(content)) } else { content }
  }
}

extension View {
  /// The focus is in the field of the search in this view exactly while `binding` is true: either follows the other.
  ///
  /// It goes around `searchable`. Where searches stand in one another, it is the outermost that is meant.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus(binding, true))
  }

  /// The focus is in the field of the search in this view exactly while `binding` is `value`: either follows the
  /// other.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { environment(\.searchFocus, SearchFocus(binding, value)) }
}

extension View {
  /// Accepted without effect: the field for a search keeps its selection to itself.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}
