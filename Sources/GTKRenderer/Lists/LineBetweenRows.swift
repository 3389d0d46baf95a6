import CGTK
import SwiftUICore

/// What rows say of the line between two of them: the upper one, the next, and for both their sections.
struct LineBetweenRows {
  private let upper: RowTraits
  /// nil: the upper one is the last of the list.
  private let next: RowTraits?
  /// Whether the line is the last of the upper one's section.
  private let closesSection: Bool
  /// Whether it is the one above the first row of the next section.
  private let opensSection: Bool

  init(below upper: RowTraits, above next: RowTraits?) {
    self.upper = upper
    self.next = next
    let isEdge = next?.role != upper.role || next?.section != upper.section
    closesSection = upper.role == .row && isEdge
    opensSection = next?.role == .row && isEdge
  }

  /// Whether the upper one wants it, whatever the list's own look is.
  var isAskedFor: Bool { wishes.upper == .visible }
  /// Whether one of the two wants none.
  var isHidden: Bool { wishes.upper == .hidden || wishes.next == .hidden }

  private var wishes: (upper: Visibility, next: Visibility) {
    // Headers and footers have no lines of their own.
    var ours = upper.role == .row ? upper.look.bottomSeparator : .automatic
    var theirs = next?.look.topSeparator ?? .automatic
    if closesSection, ours == .automatic { ours = upper.look.bottomSectionSeparator }
    if opensSection, let next, theirs == .automatic {
      theirs = next.look.topSectionSeparator
      if !closesSection, theirs == .visible { ours = .visible }
    }
    return (ours, theirs)
  }

  /// The colour that it is to have; nil: the theme's.
  var tint: Color? {
    if let tint = upper.look.bottomSeparatorTint ?? next?.look.topSeparatorTint { return tint }
    let closing = closesSection ? upper.look.bottomSectionSeparatorTint : nil
    return closing ?? (opensSection ? next?.look.topSectionSeparatorTint : nil)
  }

  /// A row's flags for it, where it is drawn.
  var flags: UInt32 { FAVES_ROW_SEPARATOR.rawValue | (tint == nil ? 0 : FAVES_ROW_TINTED.rawValue) }
}

extension ListWidget {
  /// The colour of the line below a row; nil: the theme's.
  func lineTint(below index: Int) -> Color? {
    guard let source else { return nil }
    let next = index + 1 < source.rowCount ? source.rowTraits(at: index + 1) : nil
    return LineBetweenRows(below: source.rowTraits(at: index), above: next).tint
  }

  /// Where the line below a row begins and ends, as far as what is in the row says so.
  func lineEnds(below content: Native, from: Int32, to: Int32) -> (Int32, Int32) {
    guard let row = rows[content], row.saysGuides else { return (from, to) }
    func place(_ alignment: HorizontalAlignment) -> Int32? {
      row.guide(of: .horizontal(alignment)).map { Int32(min(max($0, -10_000), 10_000).rounded()) }
    }
    return (place(.listRowSeparatorLeading) ?? from, place(.listRowSeparatorTrailing) ?? to)
  }
}
