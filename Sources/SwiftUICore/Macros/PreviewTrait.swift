/// How large a preview is drawn.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a window is when it opens.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  private enum Orientation { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  private let orientation: Orientation

  public static let portrait = InterfaceOrientation(orientation: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(orientation: .portraitUpsideDown)
  public static let landscapeLeft = InterfaceOrientation(orientation: .landscapeLeft)
  public static let landscapeRight = InterfaceOrientation(orientation: .landscapeRight)
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  public var id: String { "\(orientation)" }
}

/// How a preview is shown: a size, an orientation, or a modifier around its view.
public struct PreviewTrait<T> {
  let apply: @MainActor (inout Preview) -> Void
}

extension PreviewTrait<Preview.ViewTraits> {
  /// As large as a window is when it opens.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// In points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
  /// Orientations swap the sides of a window where that makes it wide or tall.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
  public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }
  /// Puts `modifier` around the view, inside the modifiers named before it.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait { $0.wrappers.append { AnyView(ModifiedPreview(modifier: modifier, content: $0)) } }
  }
}
