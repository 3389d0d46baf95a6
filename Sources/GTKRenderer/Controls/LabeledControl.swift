import CGTK
import SwiftUICore

/// A label and a control. In a row of a form or list the control stands at the other end, as in GNOME's settings;
/// elsewhere both keep together.
@MainActor
final class LabeledControl {
  let native: Native
  /// nil: there is none, for the time being.
  private(set) var control: Native?
  private(set) var label: SlotArea!
  /// The label's widget.
  private var labelPart: Native?
  private var spacer: UnsafeMutableRawPointer?
  private var fillsRow = false
  /// Gives the label the width of others.
  private var sizeGroup: UnsafeMutablePointer<GtkSizeGroup>?

  /// Whether the control is called what the label says: a picture in that is not to be called the same once more.
  private let namesControl: Bool

  /// - Parameter namesControl: whether the label says what the control is called.
  /// - Parameter getsClicks: whether `native` gets the clicks that the control does not, on the label or beside it.
  init(_ control: Native? = nil, namesControl: Bool = true, getsClicks: Bool = false) {
    self.namesControl = namesControl
    let make = getsClicks ? faves_touch_stack_new : faves_stack_new
    let stack = make(GTK_ORIENTATION_HORIZONTAL, 12, FAVES_ALIGN_CENTER)
    if let control { gtk_widget_show(control) }
    faves_stack_set_spacing(stack, 12, 0)
    native = stack
    label = SlotArea(GTK_ORIENTATION_HORIZONTAL, isTitled: true) { [unowned self] in showLabel($0) }
    exchangeControl(control)
  }

  /// Puts another control in the place of the one there; nil: takes that away. It is not shown: show it first.
  func exchangeControl(_ new: Native?) {
    let count = faves_stack_count(native)
    if let new {
      faves_stack_insert(native, [new], 1, count > 0 ? faves_stack_slot_at(native, count - 1) : nil)
    }
    if let control {
      TextScaleClass.change(control, from: textScale, to: nil)
      faves_stack_remove(native, control)
    }
    control = new
    if let new { TextScaleClass.change(new, from: nil, to: textScale) }
  }

  private func showLabel(_ new: Native?) {
    if let old = labelPart {
      leaveSizeGroup()
      if faves_is_label(old) != 0 { faves_label_set_keeps_words(old, 0) }
      faves_stack_remove(native, old)
    }
    labelPart = new
    if let new {
      if namesControl { faves_image_name_another(new) }
      faves_stack_insert(native, [new], 1, nil)
      if !showsLabel { gtk_widget_set_visible(new, 0) }
      alignLabel()
      if let sizeGroup { gtk_size_group_add_widget(sizeGroup, new) }
    }
    arrange()
  }

  var showsLabel = true {
    didSet {
      if let labelPart { gtk_widget_set_visible(labelPart, showsLabel.gboolean) }
      // What is hidden spreads nowhere, as far as GTK knows.
      if showsLabel && !oldValue { alignLabel() }
      arrange()
    }
  }

  /// How much larger the control's words are than the desktop has them; nil: no larger. The label has its own font.
  var textScale: Double? {
    didSet { if let control { TextScaleClass.change(control, from: oldValue, to: textScale) } }
  }

  /// Whether the label stands beside the first line of the control, which has several; else it is in the middle.
  var isBesideFirstLine = false {
    didSet {
      guard isBesideFirstLine != oldValue else { return }
      faves_stack_set_alignment(native, isBesideFirstLine ? FAVES_ALIGN_FIRST_BASELINE : FAVES_ALIGN_CENTER)
    }
  }

  /// In columns the label ends where the control begins, as in older dialogs; the labels' widths are the form's.
  var isInColumns = false {
    didSet {
      guard isInColumns != oldValue else { return }
      alignLabel()
      arrange()
    }
  }

  private func alignLabel() {
    guard let labelPart else { return }
    // One that spreads, by a spacer in it, has all that the control leaves.
    let spreads = !isInColumns && gtk_widget_compute_expand(labelPart, GTK_ORIENTATION_HORIZONTAL) != 0
    gtk_widget_set_halign(labelPart, isInColumns ? GTK_ALIGN_END : spreads ? GTK_ALIGN_FILL : GTK_ALIGN_START)
    // It is as wide as the widest of the column.
    if faves_is_label(labelPart) != 0 { gtk_label_set_xalign(cast(labelPart), isInColumns ? 1 : 0) }
  }

  /// The label, this one and those to come, has the width of the others in the group.
  func enter(_ group: UnsafeMutablePointer<GtkSizeGroup>) {
    sizeGroup = group
    if let labelPart { gtk_size_group_add_widget(group, labelPart) }
  }

  func leave(_ group: UnsafeMutablePointer<GtkSizeGroup>) {
    guard sizeGroup == group else { return }
    leaveSizeGroup()
    sizeGroup = nil
  }

  private func leaveSizeGroup() {
    guard let sizeGroup, let labelPart, g_slist_find(gtk_size_group_get_widgets(sizeGroup), labelPart) != nil
    else { return }
    gtk_size_group_remove_widget(sizeGroup, labelPart)
  }

  /// Takes the width of the row it stands in.
  func standInRow() {
    fillsRow = true
    arrange()
  }
  /// Label and control keep together again.
  func leaveRow() {
    fillsRow = false
    arrange()
  }

  private func arrange() {
    // In a row it is the control that takes the room, however little that leaves for the label.
    if let labelPart, faves_is_label(labelPart) != 0 {
      faves_label_set_keeps_words(labelPart, fillsRow.gboolean)
    }
    let wantsSpacer = fillsRow && showsLabel && !isInColumns && labelPart != nil
    if wantsSpacer && spacer == nil {
      spacer = faves_stack_insert_spacer(native, 12, labelPart)
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
