/// What a view that takes the focus does with it.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is activated by key, as a button is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes what is typed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform has for views: here both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that takes the focus, by key or by click, though it is no control.
struct FocusableView<Content: View> {
  let content: Content
  let isFocusable: Bool
  let focusChanged: (Bool) -> Void
}

extension FocusableView: View, ContainerView {
  typealias Body = Never
  static var decorates: Bool { true }

  func describe(in context: DescriptionContext) -> FocusableDescription {
    FocusableDescription(
      isFocusable: isFocusable && context.style.isEnabled,
      showsFocus: context.environment.isFocusEffectEnabled, focusChanged: Callback { focusChanged($0) })
  }
}

/// A container that takes the focus.
package struct FocusableDescription: Description {
  package static let kind = "focusable"
  package var isFocusable: Bool
  /// Whether it is seen to have the focus.
  package var showsFocus = true
  /// Gets true as the focus comes and false as it goes.
  package var focusChanged: Callback<Bool>
}

private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether views that have the focus are seen to have it.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  /// Whether the control or focusable view around has the focus of its window. Read in a `body`, it makes the view follow
  /// that; outside of one it is false.
  public var isFocused: Bool {
    guard let reader = Graph.evaluating else { return false }
    return withMainActorUnchecked {
      guard let widget = reader.focusTakingWidget else { return false }
      let renderer = reader.graph.renderer
      renderer.focus.join(reader.graph)
      let value = renderer.holdsFocus(widget)
      renderer.focus.readers.record(reader) { [unowned renderer, weak widget] in
        widget.map { renderer.holdsFocus($0) } != value
      }
      return value
    }
  }
}

extension _ViewNode {
  /// The widget of the nearest view around that takes the focus.
  fileprivate final var focusTakingWidget: (any Widget)? {
    var node: _ViewNode? = self
    while let current = node {
      if let widget = current.attributed?.anyWidget, Self.takesFocus(widget) { return widget }
      node = current.parent
    }
    return nil
  }

  private static func takesFocus(_ widget: any Widget) -> Bool {
    if let focusable = widget as? any DescribedWidget<FocusableDescription> {
      return focusable.description.isFocusable
    }
    return widget is any DescribedWidget<ButtonDescription>
      || widget is any DescribedWidget<ToggleDescription>
      || widget is any DescribedWidget<TextFieldDescription>
      || widget is any DescribedWidget<SliderDescription>
      || widget is any DescribedWidget<PickerDescription>
  }
}

extension View {
  /// Lets this view take the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, focusChanged: { _ in })
  }
  /// Lets this view take the focus; it does so by click and by key, whatever the interactions.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }
  /// Lets this view take the focus, and calls a function as it comes and goes.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, focusChanged: onFocusChange)
  }
  /// Lets focusable views in this view have the focus without being seen to.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
