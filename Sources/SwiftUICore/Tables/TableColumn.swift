/// A column of a table: its label, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let label: Label
  /// What rows are sorted by when the label is clicked; nil: nothing.
  let sort: Sort?
  let content: (RowValue) -> Content
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var visibility = Visibility.automatic
  var id: String?

  init(_ label: Label, _ sort: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.sort = sort
    self.content = content
  }

  /// The same among columns with another kind of order.
  func unsorted<Other: SortComparator>() -> TableColumn<RowValue, Other, Content, Label> {
    var column = TableColumn<RowValue, Other, Content, Label>(label, nil, content)
    column.width = width
    column.alignment = alignment
    column.visibility = visibility
    column.id = id
    return column
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public var _columns: [_TableColumnPart<RowValue, Sort>] {
    let content = content
    return [
      .column(
        _TableColumn(
          label: AnyView(label), sort: sort, cell: { AnyView(content($0)) }, width: width,
          alignment: alignment, visibility: visibility, id: id))
    ]
  }
}

/// How wide a column is, in points. Columns of no given width share what the others leave.
struct TableColumnWidth: Equatable {
  /// Enough to read a word; columns of no given width that would be narrower are scrolled sideways instead.
  var min: Double = 80
  var ideal: Double?
  var max: Double = .infinity
  private static let name = "width of a table's column"

  /// How narrow a column can be that has some limit or ideal, but no least width, or that a person drags.
  private static let narrowest: Double = 24
  private var isFree: Bool { self == TableColumnWidth() }
  /// How narrow a person can make it.
  var leastByHand: Double { isFree ? Self.narrowest : min }

  mutating func fix(_ width: CGFloat?) {
    guard let width = legal(width, .length, for: Self.name) else { return }
    self = TableColumnWidth(min: Double(width), ideal: Double(width), max: Double(width))
  }
  mutating func limit(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) {
    if isFree, min != nil || ideal != nil || max != nil { self.min = Self.narrowest }
    if let min = legal(min, .length, for: Self.name) { self.min = Double(min) }
    if let max = legal(max, .notNegative, for: Self.name) {
      if Double(max) < self.min {
        Diagnostics.tell(
          invalid: Self.name, "\(max)", "it is below the minimum \(self.min), and the minimum counts instead")
      }
      self.max = Swift.max(Double(max), self.min)
    }
    self.ideal = legal(ideal, .length, for: Self.name).map {
      Swift.min(Swift.max(Double($0), self.min), self.max)
    }
  }
}

/// Where what stands in a column stands.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: HorizontalAlignment
  public static let automatic = TableColumnAlignment(alignment: .leading)
  public static let leading = TableColumnAlignment(alignment: .leading)
  public static let center = TableColumnAlignment(alignment: .center)
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// Numbers end at the same place.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

  public static func == (a: Self, b: Self) -> Bool { a.place == b.place }
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
  private var place: Int { alignment == .center ? 1 : alignment == .trailing ? 2 : 0 }
}

/// What a person may change of a column; by name.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>
  public init() { names = [] }
  private init(_ names: Set<String>) { self.names = names }
  public static let reorder = TableColumnCustomizationBehavior(["reorder"])
  public static let resize = TableColumnCustomizationBehavior(["resize"])
  public static let visibility = TableColumnCustomizationBehavior(["visibility"])
  public static let all = TableColumnCustomizationBehavior(["reorder", "resize", "visibility"])

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { Self(names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(names.symmetricDifference(other.names)) }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { names.formUnion(new.names) }
    return (!contains(new), new)
  }
  public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  public mutating func update(with new: Self) -> Self? { insert(new).inserted ? nil : new }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
}
