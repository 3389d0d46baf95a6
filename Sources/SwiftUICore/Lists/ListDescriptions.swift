/// A scrolling list whose rows come from a source (`RowsWidget`).
package struct ListDescription: Description {
  package static let kind = "list"
  package enum Selection: Equatable, Sendable { case none, single, multiple }
  package enum Look: Equatable, Sendable {
    case automatic, plain, inset, bordered, grouped, insetGrouped, sidebar
  }
  package var selection: Selection
  package var look: Look
  /// Whether its rows are those of a table, for assistive tools. Fixed for its life.
  package var isTable = false
  /// Whether a row is activated by two clicks rather than by one.
  package var activatesByDoubleClick = false
  /// Whether what is behind it shows.
  package var hidesGround = false
  /// Whether every other row has a ground of its own.
  package var hasStripes = false
  /// How far rows, and sections, are apart, in points; nil: as the look has it.
  package var rowSpacing: Double?
  package var sectionSpacing: Double?
  /// What is free around the rows, in points.
  package var margins = EdgeInsets()
  /// Whether only the program scrolls it.
  package var isStill = false
  /// Whether it stays at its end, where it stands there, as rows come and as it becomes lower.
  package var keepsEnd = false
  /// Whether rows show how to delete and to move them.
  package var isEditing = false
  /// nil: nothing that scrolls here is ever refreshed.
  package var refresh: RefreshOffer?
}

/// Groups of rows with labels and controls aligned; its children are sections and single rows.
package struct FormDescription: Description {
  package static let kind = "form"
  package enum Look: Equatable, Sendable { case automatic, grouped, columns }
  package var look: Look
  /// How far sections are apart, in points; nil: the platform's.
  package var sectionSpacing: Double?
  /// Whether what is behind it is to be seen, whatever its colour scheme is.
  package var hidesGround = false
}

/// A group of rows, its header and footer in the slots of that name.
package struct SectionDescription: Description {
  package static let kind = "section"
  /// Whether the header is larger than usual.
  package var isProminent = false
}

/// A label in the slot `label` and, at the other end of the row, what belongs to it in `content`.
package struct LabeledRowDescription: Description {
  package static let kind = "labeled"
  package var hidesLabel = false
}
