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
  /// What takes clicks on the label and the room beside it; nil: they do nothing.
  let labelSurface: Native?
  /// What stands in the row for the label.
  let labelPart: Native
  private var spacer: UnsafeMutableRawPointer?
  private var fillsRow = false

  /// - Parameter labelIsPressed: whether `labelSurface` is there to be listened to.
  init(_ control: Native, labelIsPressed: Bool = false) {
    let stack = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 12, FAVES_ALIGN_CENTER)
    let frame = faves_frame_new()
    faves_frame_set_alignment(frame, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
    gtk_widget_show(frame)
    gtk_widget_show(control)
    labelSurface = labelIsPressed ? Self.surface(around: frame) : nil
    labelPart = labelSurface ?? frame
    faves_stack_set_spacing(stack, 12, 0)
    faves_stack_insert(stack, [labelPart, control], 2, nil)
    native = stack
    self.control = control
    self.frame = frame
    label = SlotArea(GTK_ORIENTATION_HORIZONTAL) { faves_frame_set_child(frame, $0) }
  }

  var showsLabel = true {
    didSet {
      gtk_widget_set_visible(labelPart, showsLabel.gboolean)
      arrange()
    }
  }

  /// In columns the label ends where the control begins, as in older dialogs; the labels' widths are the form's.
  var isInColumns = false {
    didSet {
      guard isInColumns != oldValue else { return }
      faves_frame_set_alignment(
        frame, isInColumns ? FAVES_ALIGN_END : FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
      arrange()
    }
  }

  /// Takes the width of the row it stands in.
  func standInRow() {
    fillsRow = true
    arrange()
  }

  /// Labels have no window, and so get no events; this one lies over its content and is not seen.
  private static func surface(around content: Native) -> Native {
    let surface = gtk_event_box_new()!
    gtk_event_box_set_visible_window(cast(surface), 0)
    gtk_event_box_set_above_child(cast(surface), 1)
    gtk_container_add(cast(surface), content)
    gtk_widget_show(surface)
    return surface
  }

  private func arrange() {
    let wantsSpacer = fillsRow && showsLabel && !isInColumns
    if let labelSurface {
      // The label's part grows in place of a spacer, so that all of the row up to the control can be clicked.
      gtk_widget_set_hexpand(labelSurface, wantsSpacer.gboolean)
    } else if wantsSpacer && spacer == nil {
      spacer = faves_stack_insert_spacer(native, 12, frame)
    } else if !wantsSpacer, let old = spacer {
      faves_stack_remove(native, old)
      spacer = nil
    }
  }
}

/// A row with a label in front of something.
@MainActor
protocol LabelledRow: GTKWidget {
  /// nil: not in the look it has.
  var labeledControl: LabeledControl? { get }
  /// Whether what belongs to the label takes all the room there is, as fields do.
  var fillsRow: Bool { get }
  /// Its label is in this column now; nil: in none.
  func entered(_ column: LabelColumn?)
}

extension LabelledRow {
  func entered(_ column: LabelColumn?) {}
}

/// A kind that looks different where it is all of a form's or list's row.
@MainActor
protocol RowFilling: GTKWidget {
  func standInRow()
}
