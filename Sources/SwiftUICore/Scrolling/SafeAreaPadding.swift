/// Space around a view; around what it scrolls, if it is a scroll view or a list.
private struct SafeAreaPadding<Content: View> {
  let content: Content
  let insets: EdgeInsets
}

extension SafeAreaPadding: View {
  var body: some View {
    if keepsMarginsInside(Content.self) {
      content.transformEnvironment(\.scrollMargins) {
        $0.asked.top += insets.top
        $0.asked.leading += insets.leading
        $0.asked.bottom += insets.bottom
        $0.asked.trailing += insets.trailing
      }
    } else {
      content.padding(insets)
    }
  }
}

/// A view that leaves space around what it scrolls, or may be another that does.
@MainActor
private protocol MarginKeeping {
  static var keepsMargins: Bool { get }
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
    SafeAreaPadding(content: self, insets: insets)
  }
}
