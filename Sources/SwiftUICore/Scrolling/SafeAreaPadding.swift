/// Space around a view; around what it scrolls, if it is a scroll view or a list.
private struct SafeAreaPadding<Content: View> {
  let content: Content
  let insets: EdgeInsets
}

extension SafeAreaPadding: View {
  var body: some View {
    if keepsMarginsInside(Content.self) {
      let around = givenAxes(of: content)
      let isAcross = around.contains(.horizontal)
      let isAlong = around.contains(.vertical)
      content.transformEnvironment(\.scrollMargins) {
        $0.asked.top += isAlong ? 0 : insets.top
        $0.asked.leading += isAcross ? 0 : insets.leading
        $0.asked.bottom += isAlong ? 0 : insets.bottom
        $0.asked.trailing += isAcross ? 0 : insets.trailing
      }
      .padding(
        EdgeInsets(
          top: isAlong ? insets.top : 0, leading: isAcross ? insets.leading : 0,
          bottom: isAlong ? insets.bottom : 0, trailing: isAcross ? insets.trailing : 0))
    } else {
      content.padding(insets)
    }
  }
}

/// A view that leaves space around what it scrolls, or may be another that does.
@MainActor
private protocol MarginKeeping {
  static var keepsMargins: Bool { get }
  /// Where a frame has its own length, the space is around that.
  var givenAxes: Axis.Set { get }
}

extension MarginKeeping {
  var givenAxes: Axis.Set { [] }
}

@MainActor
private func givenAxes<V: View>(of view: V) -> Axis.Set {
  (view as? any MarginKeeping)?.givenAxes ?? []
}

/// Whether views of a type are scroll views or lists, with any modifiers.
@MainActor
private func keepsMarginsInside<V: View>(_ type: V.Type) -> Bool {
  (type as? any MarginKeeping.Type)?.keepsMargins ?? false
}

extension ScrollView: MarginKeeping { static var keepsMargins: Bool { true } }
extension List: MarginKeeping where SelectionValue: Hashable, Content: View {
  static var keepsMargins: Bool { true }
}
extension Form: MarginKeeping where Content: View { static var keepsMargins: Bool { true } }
extension ModifiedContent: MarginKeeping where Content: View, Modifier: ViewModifier {
  static var keepsMargins: Bool { keepsMarginsInside(Content.self) }
  var givenAxes: Axis.Set { SwiftUICore.givenAxes(of: content) }
}
extension _LayeredView: MarginKeeping {
  static var keepsMargins: Bool { keepsMarginsInside(Base.self) }
  /// What is at an edge is within the space.
  var givenAxes: Axis.Set {
    alignment == .center ? SwiftUICore.givenAxes(of: base) : [.horizontal, .vertical]
  }
}
extension _OverlayView: MarginKeeping {
  static var keepsMargins: Bool { keepsMarginsInside(Base.self) }
  /// What is at an edge is within the space.
  var givenAxes: Axis.Set {
    alignment == .center ? SwiftUICore.givenAxes(of: base) : [.horizontal, .vertical]
  }
}
extension _BackgroundView: MarginKeeping {
  static var keepsMargins: Bool { keepsMarginsInside(Base.self) }
  var givenAxes: Axis.Set { SwiftUICore.givenAxes(of: base) }
}
extension _FrameLayout: MarginKeeping {
  static var keepsMargins: Bool { keepsMarginsInside(Content.self) }
  var givenAxes: Axis.Set {
    var axes = SwiftUICore.givenAxes(of: content)
    if description.maxWidth?.isFinite == true { axes.insert(.horizontal) }
    if description.maxHeight?.isFinite == true { axes.insert(.vertical) }
    return axes
  }
}
extension ScrollFollowerView: MarginKeeping {
  static var keepsMargins: Bool { keepsMarginsInside(Content.self) }
}
extension ScrollViewReader: MarginKeeping {
  static var keepsMargins: Bool { keepsMarginsInside(Content.self) }
}

extension View {
  /// Adds space around this view; a scroll view, list or form has it around its content, within its scroll bar. nil: the
  /// platform's amount.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? defaultPadding
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPadding(content: self, insets: legal(insets, for: "safe area padding"))
  }
}
