/// Whether tools that write are offered; by name.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
/// Whether dictation is offered; by name.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}
/// When dictation begins; by name.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}
/// Whether the bar of a field becomes small while it is searched with; by name.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}
/// How a search field shows in a bar; by name.
public struct SearchToolbarBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Accepted without effect: the desktop has no tools that write.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Accepted without effect: the desktop has no tools that write.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: the desktop takes no dictation.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    self
  }
  /// Accepted without effect: a search field stays where it is.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Accepted without effect: a search field stays where it is.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Proposes texts under the field, while it has the focus.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    return modifier(InputSuggestions(suggestions: suggestions))
  }
  /// Proposes a text under the field for each element, while the field has the focus.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { textInputSuggestions { ForEach(data, content: content) } }
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { textInputSuggestions { ForEach(data, id: id, content: content) } }
  /// Has this view, among the suggestions of a field, put `completion` into it.
  public nonisolated func textInputCompletion(_ completion: String) -> some View {
    searchCompletion(completion)
  }
}

/// The field that texts are proposed for: of several the one that had the focus last.
final class SuggestedField {
  var text: Binding<String>?
}

private struct SuggestedFieldKey: EnvironmentKey { static var defaultValue: SuggestedField? { nil } }

extension EnvironmentValues {
  var suggestedField: SuggestedField? {
    get { self[SuggestedFieldKey.self] }
    set { self[SuggestedFieldKey.self] = newValue }
  }
}

private struct InputSuggestions<S: View> {
  let suggestions: S
  @FocusState var isFocused: Bool
  // Who goes from the field to what is proposed for it still wants that.
  @FocusState var isChoosing: Bool
  @State var field = SuggestedField()
}

extension InputSuggestions: ViewModifier {
  /// What a suggestion is put into.
  private var text: Binding<String> {
    Binding(
      get: { [field] in field.text?.wrappedValue ?? "" }, set: { [field] in field.text?.wrappedValue = $0 })
  }

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      content.focused($isFocused).environment(\.suggestedField, field)
      if isFocused || isChoosing {
        VStack(alignment: .leading, spacing: 4) { suggestions }
          .focused($isChoosing)
          .environment(\.completedField, CompletedField(text: text, focus: $isFocused))
      }
    }
  }
}

/// Which of the keyboard's buttons are for the looks of text; by name.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Accepted without effect: no keyboard of the desktop's has buttons for the looks of text.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}
