import CGTK
import SwiftUICore

/// What the list in C knows of each row: what it is, and how it stands between its neighbours.
extension ListWidget {
  func flags(_ index: Int) -> FavesRowFlags {
    guard let source else { return FavesRowFlags(0) }
    let traits = source.rowTraits(at: index)
    let next = index + 1 < source.rowCount ? source.rowTraits(at: index + 1) : nil
    let line = LineBetweenRows(below: traits, above: next)
    if traits.role != .row {
      var flags = FAVES_ROW_HEADER.rawValue
      if traits.look.isBare { flags |= FAVES_ROW_BARE.rawValue }
      if traits.look.isProminent { flags |= FAVES_ROW_PROMINENT.rawValue }
      if traits.role == .footer { flags |= FAVES_ROW_FOOTER.rawValue | gap(between: traits, next) }
      if line.isAskedFor { flags |= line.flags }
      return FavesRowFlags(flags)
    }
    var flags = FAVES_ROW_ACTIVATABLE.rawValue
    // What is deeper than anyone reads is shown as that.
    flags += UInt32(min(traits.level, 1000)) * FAVES_ROW_LEVEL.rawValue
    if traits.isSelectable { flags |= FAVES_ROW_SELECTABLE.rawValue }
    if traits.isOpen { flags |= FAVES_ROW_OPEN.rawValue }
    if traits.isMovable { flags |= FAVES_ROW_MOVABLE.rawValue }
    let canBeUsed = traits.isSelectable || traits.isMovable || traits.isDeletable
    if !canBeUsed && !source.canActivateRow(at: index) { flags |= FAVES_ROW_INERT.rawValue }
    if traits.look.isBare { flags |= FAVES_ROW_BARE.rawValue }
    if traits.look.hasGround { flags |= FAVES_ROW_GROUNDED.rawValue }
    if description.hasStripes && index % 2 == 1 { flags |= FAVES_ROW_ALTERNATE.rawValue }
    if description.look.isGrouped {
      // Where there is room between rows, each has a surface of its own.
      let standsAlone = description.rowSpacing ?? 0 > 0
      let previous = index > 0 ? source.rowTraits(at: index - 1) : nil
      if standsAlone || !traits.goesOn(from: previous) { flags |= FAVES_ROW_FIRST.rawValue }
      if standsAlone || !traits.goesOn(from: next) { flags |= FAVES_ROW_LAST.rawValue }
      if previous?.role == .header { flags |= FAVES_ROW_HEADED.rawValue }
      if next?.role == .footer { flags |= FAVES_ROW_FOOTED.rawValue }
    }
    flags |= gap(between: traits, next)
    let isDivided = flags & FAVES_ROW_LAST.rawValue == 0 && !line.isHidden
    if (description.look.hasSeparators && isDivided) || line.isAskedFor { flags |= line.flags }
    return FavesRowFlags(flags)
  }

  var hasGaps: Bool { description.rowSpacing != nil || description.sectionSpacing != nil }

  /// What the room below a row is between; `next`: the row after it.
  private func gap(between traits: RowTraits, _ next: RowTraits?) -> UInt32 {
    guard hasGaps, let next else { return 0 }
    if next.section != traits.section { return FAVES_ROW_BEFORE_SECTION.rawValue }
    return next.role == .row ? FAVES_ROW_BEFORE_ROW.rawValue : 0
  }

}

extension RowTraits {
  /// Whether the row beside this one is one of the same section; nil: there is none.
  fileprivate func goesOn(from other: RowTraits?) -> Bool {
    other.map { $0.role == .row && $0.section == section } ?? false
  }
}
