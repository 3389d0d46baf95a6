/// Parts of a screen that something else may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Accepted without effect: a window is safe to its edges.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }
  /// Accepted without effect: a window is safe to its edges.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Puts a bar beside this view, which keeps the rest of the room.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    let frame = Alignment(horizontal: alignment, vertical: .center)
    return VStack(spacing: spacing ?? 0) {
      if edge == .top { bar.frame(maxWidth: .infinity, alignment: frame) }
      self
      if edge == .bottom { bar.frame(maxWidth: .infinity, alignment: frame) }
    }
  }
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    let frame = Alignment(horizontal: .center, vertical: alignment)
    return HStack(spacing: spacing ?? 0) {
      if edge == .leading { bar.frame(maxHeight: .infinity, alignment: frame) }
      self
      if edge == .trailing { bar.frame(maxHeight: .infinity, alignment: frame) }
    }
  }
  /// Puts a bar beside this view, which keeps the rest of the room.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
    /// The one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
  }
}
/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
    /// The one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
  }
}
