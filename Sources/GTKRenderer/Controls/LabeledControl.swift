import CGTK
import SwiftUICore

/// A label and a control. In a row of a form or list the control stands at the other end, as in GNOME's settings;
/// elsewhere both keep together.
@MainActor
final class LabeledControl {
  let native: Native
  let control: Native
  let label: SlotArea
  /// What the label is in.
  let frame: Native
  private var spacer: UnsafeMutableRawPointer?
  private var fillsRow = false

  init(_ control: Native) {
    let stack = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 12, FAVES_ALIGN_CENTER)
    let frame = faves_frame_new()
    faves_frame_set_alignment(frame, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
    gtk_widget_show(frame)
    gtk_widget_show(control)
    faves_stack_set_spacing(stack, 12, 0)
    faves_stack_insert(stack, [frame, control], 2, nil)
    native = stack
    self.control = control
    self.frame = frame
    label = SlotArea(GTK_ORIENTATION_HORIZONTAL) { faves_frame_set_child(frame, $0) }
  }

  var showsLabel = true {
    didSet {
      gtk_widget_set_visible(frame, showsLabel.gboolean)
      arrange()
    }
  }

  /// Takes the width of the row it stands in.
  func standInRow() {
    fillsRow = true
    arrange()
  }

  private func arrange() {
    let wantsSpacer = fillsRow && showsLabel
    if wantsSpacer && spacer == nil {
      spacer = faves_stack_insert_spacer(native, 12, frame)
    } else if !wantsSpacer, let old = spacer {
      faves_stack_remove(native, old)
      spacer = nil
    }
  }
}

/// A kind that looks different where it is all of a form's or list's row.
@MainActor
protocol RowFilling: GTKWidget {
  func standInRow()
}
