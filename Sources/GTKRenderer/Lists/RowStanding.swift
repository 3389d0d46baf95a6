import CGTK
import SwiftUICore

/// A kind that looks different where it is all of a form's or list's row.
@MainActor
protocol RowFilling: GTKWidget {
  func standInRow()
  /// It stands elsewhere from now on.
  func leaveRow()
}

// What a program puts around a control that is a row (a frame, a background, a gesture) is as wide as the row, and so is the
// control in it, its label at one end and itself at the other. So is one beside a picture or words, unless a spacer there
// says who takes the room.
extension GTKWidget {
  /// The widget is all of a row, or is so no longer.
  func stand(inRow isInRow: Bool) {
    if let filling = self as? any RowFilling {
      isInRow ? filling.standInRow() : filling.leaveRow()
    } else {
      standAround(inRow: isInRow)
    }
  }

  /// Whether it is, or has in it, what has a label in front of it.
  var holdsLabelledRow: Bool { self is any LabelledRow || children.contains(where: \.holdsLabelledRow) }

  private var isAroundOthers: Bool {
    self is FrameWidget || self is LayersWidget || self is StackWidget || self is TouchWidget
      || self is DragWidget || self is FocusableWidget
  }

  private func standAround(inRow isInRow: Bool) {
    guard isAroundOthers, isInRow || sharesRow else { return }
    sharesRow = isInRow
    let leavesRoom = (self as? StackWidget)?.isRow == true && children.contains { $0 is SpacerWidget }
    for child in sayingGuides { child.standInside(inRow: isInRow && !leavesRoom, of: self) }
  }

  /// Something around it is all of a row, or is so no longer.
  private func standInside(inRow isInRow: Bool, of outer: GTKWidget) {
    guard self is any LabelledRow, let filling = self as? any RowFilling else {
      return standAround(inRow: isInRow)
    }
    // Beside others a menu is no wider than its choices.
    let isFilled = isInRow && !(self is PickerWidget && (outer as? StackWidget)?.isRow == true)
    isFilled ? filling.standInRow() : filling.leaveRow()
  }

  /// Children have come.
  func standChildren() { standAround(inRow: true) }
}

@MainActor
extension [GTKWidget] {
  func stand(inRow isInRow: Bool) { for widget in self { widget.stand(inRow: isInRow) } }
}
