import Foundation

/// What a view looks like besides its content: round corners, a border, a shadow. It is always a view's own, and has no
/// sublayers.
@MainActor @preconcurrency
public final class CALayer: NSObject {
  private weak var view: PlatformView?

  init(_ view: PlatformView) {
    self.view = view
    super.init()
  }

  private func changed() { view?.changed() }

  /// In points.
  public var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// Accepted without effect: corners are all alike.
  public var cornerCurve = CornerCurve.circular
  public struct CornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CornerCurve(rawValue: "circular")
    public static let continuous = CornerCurve(rawValue: "continuous")
  }
  /// Whether what is in the view ends at the round corners.
  public var masksToBounds = false { didSet { changed() } }
  /// In points, within the view.
  public var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// nil: black.
  public var borderColor: CGColor? { didSet { changed() } }
  public var backgroundColor: CGColor? { didSet { changed() } }
  /// nil: black.
  public var shadowColor: CGColor? { didSet { changed() } }
  /// From 0, no shadow, to 1.
  public var shadowOpacity: Float = 0 { didSet { changed() } }
  /// In points.
  public var shadowRadius: CGFloat = 3 { didSet { changed() } }
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// 0 transparent to 1 opaque.
  public var opacity: Float = 1 { didSet { changed() } }
  public var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }
  public var frame: CGRect { view?.frame ?? .zero }
  public var bounds: CGRect { view?.bounds ?? .zero }

  /// The view's ground with the layer's corners, and the looks around it.
  func apply(to shown: AnyView, ground: PlatformColor?) -> AnyView {
    let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .circular)
    var shown = shown
    if let ground = backgroundColor.map({ Color(cgColor: $0) }) ?? ground.map({ Color(uiColor: $0) }) {
      shown = AnyView(shown.background(ground, in: shape))
    }
    if masksToBounds { shown = AnyView(shown.clipShape(shape)) }
    if borderWidth > 0 {
      let color = borderColor.map { Color(cgColor: $0) } ?? .black
      shown = AnyView(shown.overlay(shape.strokeBorder(color, lineWidth: borderWidth)))
    }
    if shadowOpacity > 0 {
      let color = (shadowColor.map { Color(cgColor: $0) } ?? .black).opacity(Double(shadowOpacity))
      shown = AnyView(
        shown.shadow(color: color, radius: shadowRadius, x: shadowOffset.width, y: shadowOffset.height))
    }
    return opacity < 1 ? AnyView(shown.opacity(Double(opacity))) : shown
  }
}
