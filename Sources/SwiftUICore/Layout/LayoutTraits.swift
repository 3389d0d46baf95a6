/// What a widget tells the layout it stands in about itself.
package struct LayoutTraits {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The row of a grid that it is in.
  package var gridRow: ObjectIdentifier?
  package var gridRowAlignment: VerticalAlignment?
  package var gridColumns = 1
  package var gridAnchor: UnitPoint?
  package var gridColumnAlignment: HorizontalAlignment?
  package var gridUnsizedAxes: Axis.Set = []
  /// Layers with a higher one are in front.
  package var zIndex = 0.0
  package var guides: [LayoutGuide] = []
  /// Whether there are lines above and below it where it is a row of a form.
  package var separators = RowSeparators()

  /// Whether the lines of a row are to be seen, and in what colours; nil: the theme's.
  package struct RowSeparators: Equatable {
    package var top = Visibility.automatic
    package var bottom = Visibility.automatic
    package var topTint: Color?
    package var bottomTint: Color?
  }

  /// All that is meant for the layout around whatever decorates the widget; nil: nothing. Lines are found in the widget itself.
  fileprivate var toldByDecoration: LayoutTraits? {
    var told = LayoutTraits()
    told.values = values
    told.gridColumns = gridColumns
    told.gridAnchor = gridAnchor
    told.gridColumnAlignment = gridColumnAlignment
    told.gridUnsizedAxes = gridUnsizedAxes
    told.zIndex = zIndex
    let isTold =
      !values.isEmpty || gridColumns != 1 || gridAnchor != nil || gridColumnAlignment != nil
      || !gridUnsizedAxes.isEmpty || zIndex != 0
    return isTold ? told : nil
  }

  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The traits among the attributes of a widget: behind a reference, since few widgets have any. They hold a client's
/// closures and values, which are looked at on the main actor; two are the same only if they are one.
package final class LayoutTraitsBox: Equatable, @unchecked Sendable {
  package let traits: LayoutTraits
  init(_ traits: LayoutTraits) { self.traits = traits }
  package static func == (a: LayoutTraitsBox, b: LayoutTraitsBox) -> Bool { a === b }

  /// What a view around the widget tells the layout for it; nil: nothing. Made once, since it is compared by identity.
  @MainActor private(set) lazy var toldByDecoration = traits.toldByDecoration.map(LayoutTraitsBox.init)
}

/// A change of traits; counts as new with each update.
struct LayoutTraitChange: Equatable {
  let change: (inout LayoutTraits) -> Void
  init(_ change: @escaping (inout LayoutTraits) -> Void) { self.change = change }
  static func == (a: Self, b: Self) -> Bool { false }
}

extension Attributes {
  /// What it tells the layout around it.
  package var traits: LayoutTraits { layoutTraits?.traits ?? LayoutTraits() }

  mutating func changeTraits(_ change: (inout LayoutTraits) -> Void) {
    var traits = traits
    change(&traits)
    layoutTraits = LayoutTraitsBox(traits)
  }
}

extension View {
  nonisolated func layoutTrait(_ change: LayoutTraitChange) -> some View {
    attribute(change) { attributes, change in attributes.changeTraits(change.change) }
  }

  /// Puts this view in front of those with a lower `value` in a `ZStack`.
  public nonisolated func zIndex(_ value: Double) -> some View {
    let value = legal(value, .any, or: 0, for: "zIndex")
    return layoutTrait(LayoutTraitChange { $0.zIndex = value })
  }
}
