/// A height of a sheet that a program computes.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// The height in points; nil: this is none to choose now.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a height is computed of.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    private let values = EnvironmentValues()

    init(maxDetentValue: CGFloat) { self.maxDetentValue = maxDetentValue }

    /// What the environment has by itself: of what the views around set, nothing is known here.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      values[keyPath: keyPath]
    }
  }
}

/// A height that a type computes, told from others by its type.
struct ComputedHeight: Hashable {
  private let type: ObjectIdentifier
  /// How high the window is comes out later: a height that follows it is found by asking for two.
  let described: WindowDescription.Height?

  init<D: CustomPresentationDetent>(type: D.Type) {
    self.type = ObjectIdentifier(type)
    let heights = [600, 1200].map { D.height(in: .init(maxDetentValue: $0)).map { Double($0) } }
    guard let low = legal(heights[0], .length, for: "height of the detent \(type)") else {
      described = nil
      return
    }
    let follows = low > 0 && low <= 600 && heights[1] == 2 * low
    described = follows ? .share(low / 600) : .points(low)
  }

  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}
