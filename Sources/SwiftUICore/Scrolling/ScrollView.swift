/// A view that scrolls its content.
public struct ScrollView<Content: View> {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content
}

extension ScrollView: View {
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, showsIndicators: showsIndicators, content: content())
  }

  public var body: some View {
    ScrollContainer(
      axes: axes, showsIndicators: showsIndicators,
      content: WithinMargins(content: VStack(alignment: .center, spacing: nil) { content }))
  }
}

/// The scrolling widget around one stack.
struct ScrollContainer<Content: View>: View, ContainerView, DescribedView {
  typealias Body = Never
  let axes: Axis.Set
  let showsIndicators: Bool
  var fillsRoom = false
  var mostHeight: Double?
  var growsFrames = false
  let content: Content

  func describe(in context: DescriptionContext) -> ScrollDescription {
    let indicators = context.environment.scrollIndicators
    return ScrollDescription(
      isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical),
      isStill: !context.environment.isScrollEnabled,
      showsIndicators: showsIndicators && indicators != .hidden && indicators != .never,
      clips: !context.environment.scrollClipIsDisabled, fillsRoom: fillsRoom, mostHeight: mostHeight,
      growsFrames: growsFrames,
      anchors: context.environment.scrollAnchorWishes.anchors,
      margins: context.environment.scrollMargins.asked,
      refresh: axes.contains(.vertical) ? RefreshOffer(in: context.node.environment) : nil)
  }
}

/// Whether scroll bars are seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

private struct IndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var scrollIndicators: ScrollIndicatorVisibility {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }
  var scrollClipIsDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
  /// Whether a person scrolls what scrolls in here.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the scroll bars of scroll views in here, along both axes.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { environment(\.scrollIndicators, visibility) }
  /// Whether a person cannot scroll what scrolls in here; it stays as large as it is, and the program scrolls it still.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}
