import CGTK
import SwiftUICore

/// A row with a label at the leading end and a control at the other, as in GNOME's settings.
@MainActor
struct LabeledControl {
  let native: Native
  let control: Native
  let labelFrame: Native
  let label: SlotArea

  init(_ control: Native, fills: Bool = false) {
    let stack = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 12, FAVES_ALIGN_CENTER)
    let frame = faves_frame_new()
    faves_frame_set_alignment(frame, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
    gtk_widget_show(frame)
    gtk_widget_show(control)
    faves_stack_insert(stack, [frame], 1, nil)
    let spacer = faves_stack_insert_spacer(stack, 0, frame)
    faves_stack_set_spacing(stack, 12, 0)
    faves_stack_insert(stack, [control], 1, spacer)
    // The label keeps its width as long as there is room.
    faves_layout_set_priority(frame, fills ? 1 : 0)
    native = stack
    self.control = control
    labelFrame = frame
    label = SlotArea(GTK_ORIENTATION_HORIZONTAL) { faves_frame_set_child(frame, $0) }
  }
}
