/// Rows of data in columns: a header that sorts them when it is clicked, and under it a list, whose rows are made as they come
/// into sight.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let selection: ListSelection?
  let sortOrder: Binding<[Columns.TableColumnSortComparator]>?
  let customization: Binding<TableColumnCustomization<Value>>?
  let columns: Columns
  let rows: Rows
}

extension Table: View {
  public var body: some View {
    let (selection, sortOrder, rows) = (selection, sortOrder, rows)
    let customization = customization?.wrappedValue
    tableView(of: columns._columns[...]) { columns in
      AnyView(
        TableBody(
          selection: selection, sortOrder: sortOrder, customization: customization, columns: columns,
          outlines: Rows._traits.mayOpen, rows: rows._view))
    }
  }
}

/// What a person has made of a table's columns: which are in sight. Columns are known by their `customizationID`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
  private var visibilities: [String: Bool] = [:]

  public init() {}

  /// Forgets what was made of the order; there is none but the program's here.
  public mutating func resetOrder() {}

  /// Whether the column is in sight; `automatic`: as it says itself.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }
}

private struct TableBody<Value: Identifiable, Sort: SortComparator>: View {
  let selection: ListSelection?
  let sortOrder: Binding<[Sort]>?
  let customization: TableColumnCustomization<Value>?
  let columns: [_TableColumn<Value, Sort>]
  /// Whether rows may have others under them.
  let outlines: Bool
  let rows: (_TableRowMaker<Value>) -> AnyView
  @Environment(\.tableHeaderVisibility) private var headerVisibility
  @Environment(\.tableLook) private var look
  @Environment(\.tableRowsAlternate) private var alternates
  /// How wide a person has made columns, by their places among all.
  @State private var dragged: [Int: Double] = [:]

  var body: some View {
    let places = columns.indices.filter { isShown(columns[$0]) }
    let shown = places.map { columns[$0] }
    let layout = TableLayout(columns: places.map { columns[$0].width.dragged(to: dragged[$0]) })
    // Columns that do not fit are scrolled sideways, header and rows together.
    GeometryReader { room in
      let width = max(Double(room.size.width), layout.least + 2 * edge)
      ScrollView(.horizontal) {
        VStack(alignment: .leading, spacing: 0) {
          if headerVisibility != .hidden {
            let widths = layout.widths(in: width - 2 * edge)
            TableHeader(
              columns: shown, layout: layout, sortOrder: sortOrder, widths: widths, edge: edge,
              resize: { place, width in
                let range = shown[place].width
                dragged[places[place]] = width.map { min(max($0, range.leastByHand), range.max).rounded() }
              })
            Divider()
          }
          List<Value.ID, AnyView>(
            selection: selection,
            content: rows(
              _TableRowMaker(
                make: { value, place in
                  AnyView(
                    TableCells(value: value, place: place, columns: shown, layout: layout)
                      .transformEnvironment(\.toggleStyling) { if $0.isAutomatic { $0.look = .checkbox } })
                },
                place: TableRowPlace(leavesRoom: outlines))))
        }
        .frame(width: CGFloat(width), height: room.size.height)
      }
    }
    .border(
      look == .bordered ? AnyShapeStyle(.separator) : AnyShapeStyle(.clear), width: look == .bordered ? 1 : 0
    )
    .environment(\.listLook, look == .inset ? .inset : .plain)
    .environment(\.listIsTable, true)
    .transformEnvironment(\.rowsAlternate) { [alternates] in $0 = $0 ?? alternates }
    .attribute(true) { $0.namesListInside = $1 }
  }

  /// What stays free at each end of a row, in points: rows of inset lists are as far again from the list's edges.
  private var edge: Double { look == .inset ? 4 + 12 : 4 }

  private func isShown(_ column: _TableColumn<Value, Sort>) -> Bool {
    let own = column.id.flatMap { id in customization.map { $0[visibility: id] } } ?? .automatic
    return (own == .automatic ? column.visibility : own) != .hidden
  }
}

private struct ListIsTableKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a list is what a table shows its rows in; lists in the cells are not.
  var listIsTable: Bool {
    get { self[ListIsTableKey.self] }
    set { self[ListIsTableKey.self] = newValue }
  }
}

/// The cells of one row.
private struct TableCells<Value: Identifiable, Sort: SortComparator>: View {
  let value: Value
  let place: TableRowPlace
  let columns: [_TableColumn<Value, Sort>]
  let layout: TableLayout

  var body: some View {
    layout {
      ForEach(columns.indices, id: \.self) { index in
        cell(index)
          .frame(maxWidth: .infinity, alignment: columns[index].place)
          .padding(.horizontal, 8)
      }
    }
    .modifier(
      _EnvironmentModifier {
        $0.lineLimit = 1
        $0.listIsTable = false
      }
    )
    .listRowInsets(EdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 4))
  }

  private func cell(_ index: Int) -> AnyView {
    let cell = columns[index].cell(value)
    guard index == 0, place.leavesRoom else { return cell }
    return AnyView(OutlinedTableCell(cell: cell, place: place))
  }
}

/// The columns' labels; those of columns that rows can be sorted by are buttons.
private struct TableHeader<Value: Identifiable, Sort: SortComparator>: View {
  let columns: [_TableColumn<Value, Sort>]
  let layout: TableLayout
  let sortOrder: Binding<[Sort]>?
  /// How wide the columns are now, in points.
  let widths: [Double]
  /// What stays free at each end, in points.
  let edge: Double
  /// Makes a column so wide; nil: as wide as it is by itself.
  let resize: (Int, Double?) -> Void

  var body: some View {
    layout {
      ForEach(columns.indices, id: \.self) { index in
        header(columns[index])
          .overlay(alignment: .trailing) {
            if columns[index].width.min < columns[index].width.max {
              TableColumnEdge(width: widths[index]) { resize(index, $0) }
            }
          }
      }
    }
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .padding(.horizontal, CGFloat(edge))
    .accessibilityElement(children: .contain)
  }

  /// A label in all of its column, which is what is aimed at.
  @ViewBuilder private func header(_ column: _TableColumn<Value, Sort>) -> some View {
    if let sort = column.sort, let sortOrder {
      let order = sortOrder.wrappedValue.first.flatMap { $0.names(sort) ? $0.order : nil }
      Button {
        sortOrder.wrappedValue = sortOrder.wrappedValue.toggled(sort)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
              .accessibilityHidden(true)
          }
        }
        .filling(column.place)
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(.isColumnHeader)
      .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
    } else {
      column.label.accessibilityAddTraits(.isColumnHeader).filling(column.place)
    }
  }
}

extension View {
  fileprivate func filling(_ place: Alignment) -> some View {
    frame(maxWidth: .infinity, alignment: place).padding(.horizontal, 8).padding(.vertical, 6)
  }
}

extension _TableColumn {
  fileprivate var place: Alignment { Alignment(horizontal: alignment.alignment, vertical: .center) }
}

extension SortComparator {
  /// Whether both sort by the same, whichever way.
  fileprivate func names(_ other: Self) -> Bool {
    if let mine = (self as? any ByKeyPath)?.anyKeyPath, let its = (other as? any ByKeyPath)?.anyKeyPath {
      return mine == its
    }
    var same = other
    same.order = order
    return self == same
  }
}

private protocol ByKeyPath { var anyKeyPath: AnyKeyPath? { get } }
extension KeyPathComparator: ByKeyPath { fileprivate var anyKeyPath: AnyKeyPath? { keyPath } }
extension SortDescriptor: ByKeyPath { fileprivate var anyKeyPath: AnyKeyPath? { keyPath } }

extension Array where Element: SortComparator {
  /// Sorted by `sort` first, and the other way where that was so before.
  fileprivate func toggled(_ sort: Element) -> [Element] {
    if let first, first.names(sort) {
      var turned = first
      turned.order = first.order == .forward ? .reverse : .forward
      return [turned] + dropFirst()
    }
    return [sort] + filter { !$0.names(sort) }
  }
}
