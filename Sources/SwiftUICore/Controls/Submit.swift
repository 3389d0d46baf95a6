/// What sets off `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Enter in a text entry.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in the field of a `searchable` view.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Enter does somewhere.
struct SubmitAction {
  let call: @MainActor () -> Void
  /// Whether anybody hears of it, at the moment; else it is the default button's.
  let isHeard: @MainActor () -> Bool
}

/// What Enter calls, by what sets it off.
struct SubmitActions {
  private var text: SubmitAction?
  private var search: SubmitAction?

  subscript(trigger: SubmitTriggers) -> SubmitAction? { trigger == .search ? search : text }

  /// Calls `action` before what is called already.
  mutating func add(_ action: SubmitAction, for triggers: SubmitTriggers) {
    func joined(_ outer: SubmitAction?) -> SubmitAction {
      guard let outer else { return action }
      return SubmitAction {
        action.call()
        outer.call()
      } isHeard: {
        action.isHeard() || outer.isHeard()
      }
    }
    if triggers.contains(.text) { text = joined(text) }
    if triggers.contains(.search) { search = joined(search) }
  }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Calls `action` when Enter is pressed in a text entry in this view, or in a search field; an action
  /// further out is called after it.
  ///
  /// A search field is one of `searchable` that is in this view: `onSubmit(of: .search)` goes around that.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    onSubmit(of: triggers, action, isHeard: { true })
  }

  /// The same where somebody hears of it or nobody does, asked as Enter is pressed: it is the default button's then.
  package nonisolated func onSubmit(
    of triggers: SubmitTriggers, _ action: @escaping () -> Void, isHeard: @escaping @MainActor () -> Bool
  ) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.submitActions) {
      $0.add(SubmitAction(call: { action() }, isHeard: isHeard), for: triggers)
    }
  }
}
