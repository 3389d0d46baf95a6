import Platform

/// A gesture of a view of SwiftUI's that one of UIKit's recognisers recognises: it makes the recogniser once, and is called
/// whenever that has recognised something.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Called once, after `makeCoordinator`.
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  /// Called whenever what it is made of has changed.
  func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Called whenever the recogniser's state is another, or what it follows has moved.
  func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Called once, before the recogniser is made.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable is handed beside its recogniser.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a recogniser's gesture is, in the view that it was added to.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  final class Source { weak var recognizer: UIGestureRecognizer? }
  let source: Source
  /// In points, as the others.
  public var localLocation: CGPoint { source.recognizer?.place ?? .zero }
  /// How far it has moved; nil: such a gesture does not move.
  public var localTranslation: CGPoint? { source.recognizer?.translation }
  /// Per second.
  public var localVelocity: CGPoint? { source.recognizer?.velocity }
}

extension View {
  /// Adds a gesture that one of UIKit's recognisers recognises.
  public nonisolated func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
    modifier(_RecognizerModifier(representable: representable))
  }
}

/// A view with such a gesture.
nonisolated public struct _RecognizerModifier<T: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: T
  @State private var made = Made()

  init(representable: T) { self.representable = representable }

  @MainActor
  final class Made {
    private var parts: (recognizer: T.UIGestureRecognizerType, context: T.Context)?
    /// The newest one.
    private var representable: T?

    nonisolated init() {}

    func gesture(_ representable: T) -> AnyGesture<Void>? {
      self.representable = representable
      if parts == nil {
        let source = UIGestureRecognizerRepresentableCoordinateSpaceConverter.Source()
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(source: source)
        let context = T.Context(
          coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        source.recognizer = recognizer
        parts = (recognizer, context)
      }
      guard let (recognizer, context) = parts else { return nil }
      representable.updateUIGestureRecognizer(recognizer, context: context)
      return recognizer.gesture { [weak self] in
        self?.representable?.handleUIGestureRecognizerAction(recognizer, context: context)
      }
    }
  }

  @MainActor public func body(content: Content) -> some View {
    content.gesture(made.gesture(representable))
  }
}
