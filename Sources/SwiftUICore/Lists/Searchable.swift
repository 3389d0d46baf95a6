/// Where a search field goes. A window here has one place for it: above what is searched.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
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
  @Environment(\.searchSuggestions) var suggestions
}

extension SearchableView: View {
  var body: some View {
    VStack(spacing: 0) {
      FieldWithLabel(
        label: prompt, text: text, prompt: prompt, isSecure: false,
        endSearch: {
          text.wrappedValue = ""
          isFieldFocused = false
        },
        editingChanged: { _ in }, commit: {}
      )
      .focused($isFieldFocused)
      .padding(8)
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        if let isPresented, isPresented != isFieldFocused { isFieldFocused = isPresented }
      }
      .onChange(of: isFieldFocused) { _, isFocused in
        if let isPresented, isPresented.wrappedValue != isFocused { isPresented.wrappedValue = isFocused }
      }
      if let suggestions, isFieldFocused {
        VStack(alignment: .leading, spacing: 6) { suggestions.make() }
          .padding(.horizontal, 12).padding(.bottom, 8)
          .environment(\.searchText, text)
        Divider()
      }
      content
        .searched(by: text, focus: $isFieldFocused)
    }
  }
}

extension View {
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
