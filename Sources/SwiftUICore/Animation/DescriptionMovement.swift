/// A description some of whose numbers and colours can be shown half way.
protocol AnimatableDescription: Description {
  /// These numbers, always as many; nil where there is nothing to interpolate.
  @MainActor func animatableValues(_ resolve: ColorResolver) -> [Double?]
  mutating func setAnimatableValues(_ values: [Double?])
}

/// Red, green, blue and opacity, from 0 to 1, in sRGB.
package struct ColorComponents: Equatable, Sendable {
  package var red, green, blue, opacity: Double
  package init(red: Double, green: Double, blue: Double, opacity: Double) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }
}

/// What colours are on the screen.
@MainActor
struct ColorResolver {
  let renderer: any Renderer
  func callAsFunction(_ color: Color) -> ColorComponents { renderer.components(of: color) }
  /// The same for words.
  func ink(_ color: Color) -> ColorComponents { renderer.inkComponents(of: color) }
}

/// The description of a widget on its way.
@MainActor
class DescriptionMovement: Movement {
  final weak var node: Node?
  init(_ node: Node) { self.node = node }

  final var isAlive: Bool { node?.isMounted ?? false }
  var isOver: Bool { true }
  func move(to time: Double) {}
  func finish() {}
  /// A new description of the same node, in an animated transaction or at once.
  func take(_ new: any Description, in transaction: Transaction?) {}

  /// Moves from `old` to `new`, of the same type; false: they differ in nothing that could be shown half way.
  static func begin<D: AnimatableDescription>(
    _ old: D, to new: any Description, of node: Node, in transaction: Transaction,
    show: @escaping (any Description) -> Void
  ) -> Bool {
    let movement = TypedDescriptionMovement(old, of: node, show: show)
    movement.take(new, in: transaction)
    return !movement.isOver
  }
}

/// The numbers of a description on their way to those of another.
@MainActor
struct DescriptionNumbers<D: AnimatableDescription> {
  private var values: [Double?]
  private var motion: Motions

  init(_ description: D, of node: Node) {
    values = Self.values(of: description, node)
    motion = Motions(at: Self.vector(values))
  }

  private static func values(of description: D, _ node: Node) -> [Double?] {
    description.animatableValues(ColorResolver(renderer: node.graph.renderer))
      .map { $0.flatMap { $0.isFinite ? $0 : nil } }
  }
  private static func vector(_ values: [Double?]) -> [Double] { values.map { $0 ?? 0 } }

  var isAtRest: Bool { motion.isAtRest }

  mutating func go(to new: D, in transaction: Transaction?, of node: Node) {
    let newValues = Self.values(of: new, node)
    let isComparable = values.map { $0 == nil } == newValues.map { $0 == nil }
    values = newValues
    if isComparable {
      motion.go(to: Self.vector(newValues), in: transaction, of: node)
    } else {
      motion.jump(to: Self.vector(newValues))
    }
  }

  mutating func move(to time: Double) { motion.move(to: time) }
  mutating func finish() { motion.finish() }

  /// Gives the description that they are of the numbers of now.
  func show(in description: inout D) {
    guard !motion.isAtRest else { return }
    description.setAnimatableValues(zip(values, motion.shown).map { $0 == nil ? nil : $1 })
  }
}

private final class TypedDescriptionMovement<D: AnimatableDescription>: DescriptionMovement {
  private var target: D
  private var numbers: DescriptionNumbers<D>
  private let showDescription: (any Description) -> Void

  init(_ description: D, of node: Node, show: @escaping (any Description) -> Void) {
    target = description
    numbers = DescriptionNumbers(description, of: node)
    showDescription = show
    super.init(node)
  }

  override var isOver: Bool { !isAlive || numbers.isAtRest }

  override func take(_ new: any Description, in transaction: Transaction?) {
    guard let node, let new = new as? D else { return }
    target = new
    numbers.go(to: new, in: transaction, of: node)
    node.graph.animator.keep(self, of: node)
    show()
  }

  override func move(to time: Double) {
    numbers.move(to: time)
    show()
  }

  override func finish() {
    numbers.finish()
    show()
  }

  private func show() {
    guard isAlive else { return numbers.finish() }
    var shown = target
    numbers.show(in: &shown)
    showDescription(shown)
  }
}

extension FrameDescription: AnimatableDescription {
  func animatableValues(_ resolve: ColorResolver) -> [Double?] {
    [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
      + (decoration?.animatableValues(resolve) ?? [])
  }
  mutating func setAnimatableValues(_ values: [Double?]) {
    func length(_ value: Double?, _ own: Double?) -> Double? { value.map { max(0, $0) } ?? own }
    minWidth = length(values[0], minWidth)
    idealWidth = length(values[1], idealWidth)
    maxWidth = length(values[2], maxWidth)
    minHeight = length(values[3], minHeight)
    idealHeight = length(values[4], idealHeight)
    maxHeight = length(values[5], maxHeight)
    guard var decoration else { return }
    decoration.setAnimatableValues(values.dropFirst(6))
    decorationBox = DecorationBox(decoration)
  }
}

extension FillDescription: AnimatableDescription {
  /// The four parts of a colour, the stroke's width, a corner's radius.
  fileprivate static let valueCount = 6

  func animatableValues(_ resolve: ColorResolver) -> [Double?] {
    var radius: Double?
    if case .rounded(let corner) = shape { radius = corner }
    guard let color else { return [nil, nil, nil, nil, stroke, radius] }
    let components = resolve(color)
    return [components.red, components.green, components.blue, components.opacity, stroke, radius]
  }
  mutating func setAnimatableValues(_ values: [Double?]) {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    if let red = values[0], let green = values[1], let blue = values[2], let opacity = values[3] {
      color = Color(.fixed(unit(red), unit(green), unit(blue), unit(opacity)))
    }
    if let width = values[4] { stroke = max(0, width) }
    if let radius = values[5] { shape = .rounded(max(0, radius)) }
  }
}

extension StackDescription: AnimatableDescription {
  func animatableValues(_ resolve: ColorResolver) -> [Double?] { [spacing] }
  mutating func setAnimatableValues(_ values: [Double?]) { spacing = values[0].map { max(0, $0) } ?? spacing }
}

extension LayersDescription: AnimatableDescription {
  func animatableValues(_ resolve: ColorResolver) -> [Double?] {
    decoration.animatableValues(resolve)
  }
  mutating func setAnimatableValues(_ values: [Double?]) { decoration.setAnimatableValues(values[...]) }
}

extension AnimatableDescription where Self: LeafDescription {
  @MainActor
  func animatableValues(_ resolve: ColorResolver) -> [Double?] {
    surrounds?.values(resolve) ?? []
  }
  mutating func setAnimatableValues(_ values: [Double?]) {
    surrounds = surrounds?.showing(values[...])
  }
}
extension TextDescription: AnimatableDescription {
  func animatableValues(_ resolve: ColorResolver) -> [Double?] {
    let ink = wholeColor.map(resolve.ink)
    return [ink?.red, ink?.green, ink?.blue, ink?.opacity] + (surrounds?.values(resolve) ?? [])
  }
  mutating func setAnimatableValues(_ values: [Double?]) {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    if let red = values[0], let green = values[1], let blue = values[2], let opacity = values[3] {
      passingColor = ColorComponents(
        red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(opacity))
    }
    surrounds = surrounds?.showing(values.dropFirst(4))
  }
}
extension ImageDescription: AnimatableDescription {}

extension LeafSurrounds {
  @MainActor
  fileprivate func values(_ resolve: ColorResolver) -> [Double?] {
    inner.values + outer.values + decoration.animatableValues(resolve)
      + (frame?.animatableValues(resolve) ?? [])
  }

  fileprivate func showing(_ values: ArraySlice<Double?>) -> LeafSurrounds {
    var (inner, outer, frame, decoration) = (inner, outer, frame, decoration)
    inner.take(values.prefix(4))
    outer.take(values.dropFirst(4).prefix(4))
    decoration.setAnimatableValues(values.dropFirst(8).prefix(Decoration.count))
    frame?.setAnimatableValues(Array(values.dropFirst(8 + Decoration.count)))
    return LeafSurrounds(
      inner: inner, frame: frame, outer: outer, decoration: decoration, foreground: foreground)
  }
}

extension EdgeInsets {
  fileprivate var values: [Double?] { [Double(top), Double(leading), Double(bottom), Double(trailing)] }
  /// nil: as it is.
  fileprivate mutating func take(_ values: ArraySlice<Double?>) {
    let values = Array(values)
    top = values[0] ?? top
    leading = values[1] ?? leading
    bottom = values[2] ?? bottom
    trailing = values[3] ?? trailing
  }
}

extension Decoration {
  /// What a ground or a figure that is not there is made of.
  private static let none = [Double?](repeating: nil, count: FillDescription.valueCount)
  fileprivate static let count = 1 + 2 * FillDescription.valueCount

  /// The radius of the clip, and what there is of the ground and of the figure.
  @MainActor
  fileprivate func animatableValues(_ resolve: ColorResolver) -> [Double?] {
    let radius: Double? = if case .rounded(let radius) = clip { radius } else { nil }
    return [radius] + (ground?.animatableValues(resolve) ?? Self.none)
      + (figure?.animatableValues(resolve) ?? Self.none)
  }
  fileprivate mutating func setAnimatableValues(_ values: ArraySlice<Double?>) {
    if let radius = values.first ?? nil { clip = .rounded(max(0, radius)) }
    ground?.setAnimatableValues(Array(values.dropFirst().prefix(FillDescription.valueCount)))
    figure?.setAnimatableValues(Array(values.dropFirst(1 + FillDescription.valueCount)))
  }
}
