/// What sets off `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Enter in a text entry.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in the field of a `searchable` view.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Enter calls, by what sets it off.
struct SubmitActions {
  private var text: (@MainActor () -> Void)?
  private var search: (@MainActor () -> Void)?

  subscript(trigger: SubmitTriggers) -> (@MainActor () -> Void)? { trigger == .search ? search : text }

  /// Calls `action` before what is called already.
  mutating func add(_ action: @escaping @MainActor () -> Void, for triggers: SubmitTriggers) {
    func joined(_ outer: (@MainActor () -> Void)?) -> @MainActor () -> Void {
      guard let outer else { return action }
      return {
        action()
        outer()
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
    onSubmit(of: triggers, isHeard: true, action)
  }

  /// The same while `isHeard`. While nobody hears of it, Enter is the default button's.
  package nonisolated func onSubmit(
    of triggers: SubmitTriggers, isHeard: Bool, _ action: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.submitActions) {
      if isHeard { $0.add({ action() }, for: triggers) }
    }
  }
}
