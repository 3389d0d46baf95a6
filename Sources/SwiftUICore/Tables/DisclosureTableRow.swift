/// A row with others under it, which its arrow shows and hides.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { _TableRowTraits(mayOpen: true) }
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  public nonisolated init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  /// - Parameter label: the row itself.
  nonisolated init(label: Label, @TableRowBuilder<TableRowValue> content: @escaping () -> Content) {
    self.label = label
    isExpanded = nil
    self.content = content
  }

  public func _view(_ maker: _TableRowMaker<Label.TableRowValue>) -> AnyView {
    AnyView(OpeningTableRow(isExpanded: isExpanded, label: label, content: content, maker: maker))
  }
}

/// Its state lives on the node of a view; the conformance stands apart, as rows are built on no actor.
private struct OpeningTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  let maker: _TableRowMaker<Label.TableRowValue>
  /// Where nobody else keeps it.
  @State private var own = false
}

extension OpeningTableRow: View {
  var body: some View {
    let expansion = isExpanded ?? $own
    label._view(maker.placed { $0.isExpanded = expansion })
    if expansion.wrappedValue {
      content()._view(
        maker.placed {
          $0.isExpanded = nil
          $0.level += 1
          $0.modify = nil
        }
      )
      .modifier(RowLevel(isIndented: false))
    }
  }
}

extension OpeningTableRow: RowsHolding {
  static func holdsRows(_ search: inout RowSearch) -> Bool { search.findsAll }
}

/// A row for each value of a tree, with those under it in an outline.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  public static var _traits: _TableRowTraits { _TableRowTraits(mayOpen: true) }
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public func _view(_ maker: _TableRowMaker<Data.Element>) -> AnyView {
    let children = children
    // What is said of an outline is said of all its rows.
    let modify = maker.place.modify ?? { $0 }
    return AnyView(
      ForEach(data) { element in
        if let inside = element[keyPath: children] {
          TableRowsView(
            rows: DisclosureTableRow(element) {
              _ModifiedTableRow(
                content: TableOutlineGroupContent(data: inside, children: children), modify: modify)
            },
            maker: maker)
        } else {
          TableRowsView(rows: TableRow(element), maker: maker)
        }
      })
  }
}

/// What stands in the first column of a row: further in the more rows it is under, behind its arrow or the room for one.
struct OutlinedTableCell: View {
  let cell: AnyView
  let place: TableRowPlace
  /// An arrow's room, which grows with the text.
  @ScaledMetric private var arrow = 16.0
  private static var gap: Double { 6 }

  var body: some View {
    HStack(spacing: CGFloat(Self.gap)) {
      if let isExpanded = place.isExpanded {
        let isOpen = isExpanded.wrappedValue
        Button {
          isExpanded.wrappedValue.toggle()
        } label: {
          Image(systemName: isOpen ? "chevron.down" : "chevron.forward").frame(width: CGFloat(arrow))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isOpen ? "Collapse" : "Expand")
        .accessibilityExpanded(isOpen)
      } else {
        Color.clear.frame(width: CGFloat(arrow), height: 1)
      }
      cell
    }
    .padding(.leading, CGFloat(Double(place.level) * (arrow + Self.gap)))
  }
}
