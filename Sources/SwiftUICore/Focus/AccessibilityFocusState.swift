/// Which programs for people with disabilities a focus is of; by name.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Int
  public init() { bits = 0 }
  private init(bits: Int) { self.bits = bits }
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits |= new.bits }
    return (!contains(new), new)
  }
  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }
  public mutating func update(with new: Self) -> Self? { insert(new).inserted ? nil : new }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

/// Where the focus of assistive tools is. On this desktop they follow the focus of the keyboard, so this is a `FocusState`: it
/// comes to views that take the keyboard's focus, and to no others.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes a focus state that another view owns.
  @propertyWrapper
  public struct Binding {
    let binding: FocusState<Value>.Binding
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private var state: FocusState<Value>

  /// Whether the focus is in the view that says `accessibilityFocused(_:)`.
  public init() where Value == Bool { state = FocusState() }
  /// The same, whatever the technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }
  /// The value of the view that the focus is in; nil: in none of them.
  public init<T: Hashable>() where Value == T? { state = FocusState() }
  /// The same, whatever the technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = FocusState()
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding for `accessibilityFocused(_:equals:)` and for child views.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: GraphProperty {
  mutating func install(on node: Node) { state.install(on: node) }
  mutating func inherit(from old: Self, on node: Node) { state.inherit(from: old.state, on: node) }
  mutating func remove(from node: Node) { state.remove(from: node) }
}

extension View {
  /// The focus is in this view exactly while `binding` is `value`: either follows the other.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { focused(binding.binding, equals: value) }
  /// The focus is in this view exactly while `condition` is true: either follows the other.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { focused(condition.binding) }
  /// Gives `binding` the value when this view comes on screen, unless the program has given it one.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { defaultFocus(binding.binding, value) }
}
