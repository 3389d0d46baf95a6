/// One of the views of a `PreviewProvider`, and what is said about showing it.
struct PreviewElement {
  var view: AnyView
  var name: String?
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?
}

/// A view that holds several previews, or says something about them.
@MainActor
protocol PreviewHolding {
  var previewElements: [PreviewElement] { get }
}

/// The previews in a view: the members of a group and the elements of a collection, each with the modifiers around the group; otherwise the view itself.
@MainActor
func previewElements<V: View>(of view: V) -> [PreviewElement] {
  (view as? any PreviewHolding)?.previewElements ?? [PreviewElement(view: AnyView(view))]
}

extension Group: PreviewHolding where Content: View {
  var previewElements: [PreviewElement] { SwiftUICore.previewElements(of: content) }
}

extension ForEach: PreviewHolding where Content: View {
  var previewElements: [PreviewElement] { data.flatMap { SwiftUICore.previewElements(of: content($0)) } }
}

extension TupleView: PreviewHolding {
  var previewElements: [PreviewElement] {
    Mirror(reflecting: value).children.flatMap { child -> [PreviewElement] in
      guard let view = child.value as? any View else { return [] }
      return SwiftUICore.previewElements(of: view)
    }
  }
}

extension ModifiedContent: PreviewHolding where Content: View, Modifier: ViewModifier {
  var previewElements: [PreviewElement] {
    SwiftUICore.previewElements(of: content).map { element in
      var element = element
      if let traits = modifier as? _PreviewTraitsModifier {
        // What stands nearest to the view counts.
        element.name = element.name ?? traits.name
        element.layout = element.layout ?? traits.layout
        element.orientation = element.orientation ?? traits.orientation
      } else {
        element.view = AnyView(element.view.modifier(modifier))
      }
      return element
    }
  }
}

/// Says how a view in a `PreviewProvider` is shown; anywhere else it does nothing.
public struct _PreviewTraitsModifier: ViewModifier {
  var name: String?
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?

  public func body(content: Content) -> some View { content }
}

/// A device that previews are shown on. There is one here, the desktop.
public struct PreviewDevice: ExpressibleByStringLiteral, Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// What a preview is shown on. There is one thing here, the desktop.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }
/// A value that a preview is shown in; by name.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// What a preview is shown in; by name.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension PreviewProvider {
  /// What the previews are shown on, which is the desktop whatever it says.
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// Accepted without effect: a preview is shown in a window.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
  /// What the preview is called.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewTraitsModifier(name: value))
  }
  /// How large the preview is drawn.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewTraitsModifier(layout: value))
  }
  /// Whether the preview is wide or tall.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewTraitsModifier(orientation: value))
  }
  /// Accepted: there is one device here, the desktop.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewTraitsModifier())
  }
}
