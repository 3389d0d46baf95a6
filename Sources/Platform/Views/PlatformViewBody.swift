/// A view of UIKit's or AppKit's as one of SwiftUI's.
package struct PlatformViewBody: View {
  let view: PlatformView
  package init(_ view: PlatformView) { self.view = view }

  package var body: some View {
    let _ = view.changes.count
    view.shown
  }
}

extension PlatformView {
  /// What is to be seen of the view, with everything that is said of any view.
  fileprivate var shown: AnyView {
    var shown = inside
    if let ownLayer {
      shown = ownLayer.apply(to: shown, ground: backgroundColor)
    } else if let backgroundColor {
      shown = AnyView(shown.background(Color(uiColor: backgroundColor)))
    }
    if clipsToBounds, ownLayer?.masksToBounds != true { shown = AnyView(shown.clipped()) }
    if let tintColor { shown = AnyView(shown.tint(Color(uiColor: tintColor))) }
    if focusRingType == .none { shown = AnyView(shown.focusEffectDisabled()) }
    if alpha < 1 { shown = AnyView(shown.opacity(Double(alpha))) }
    if !isUserInteractionEnabled { shown = AnyView(shown.allowsHitTesting(false)) }
    if let accessibilityLabel { shown = AnyView(shown.accessibilityLabel(accessibilityLabel)) }
    if let accessibilityIdentifier {
      shown = AnyView(shown.accessibilityIdentifier(accessibilityIdentifier))
    }
    switch overrideUserInterfaceStyle {
    case .unspecified: break
    case .light: shown = AnyView(shown.environment(\.colorScheme, .light))
    case .dark: shown = AnyView(shown.environment(\.colorScheme, .dark))
    }
    return isHidden ? AnyView(shown.hidden()) : shown
  }

  private var inside: AnyView {
    switch (_makeContent(), _makeSubviews()) {
    // A view without a ground is met as well.
    case (nil, nil): AnyView(Color.clear.contentShape(Rectangle()))
    case (let content?, nil): content
    case (nil, let subviews?): subviews
    case (let content?, let subviews?):
      AnyView(
        ZStack(alignment: .topLeading) {
          content
          subviews
        })
    }
  }
}

/// Subviews at their frames, the last in front.
struct PlacedSubviews: View {
  let views: [PlatformView]

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(views, id: \.identity) { view in
        let _ = view.changes.count
        PlatformViewBody(view)
          .frame(width: view.fixedWidth, height: view.fixedHeight)
          .frame(
            maxWidth: view.autoresizingMask.contains(.flexibleWidth) ? .infinity : nil,
            maxHeight: view.autoresizingMask.contains(.flexibleHeight) ? .infinity : nil
          )
          .padding(.leading, max(0, view.frame.minX)).padding(.top, max(0, view.frame.minY))
      }
    }
  }
}

extension PlatformView {
  package var identity: ObjectIdentifier { ObjectIdentifier(self) }

  fileprivate var fixedWidth: CGFloat? {
    autoresizingMask.contains(.flexibleWidth) || frame.width <= 0 ? nil : frame.width
  }
  fileprivate var fixedHeight: CGFloat? {
    autoresizingMask.contains(.flexibleHeight) || frame.height <= 0 ? nil : frame.height
  }
}
