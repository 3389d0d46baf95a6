import CGTK
import SwiftUICore

/// What one toolbar item puts into a bar.
final class ToolbarItemWidget: GTKWidget, DescribedWidget {
  var description: ToolbarItemDescription
  private var area: SlotArea!
  enum Suggestion { case none, seen, byReturn }
  /// Whether a button alone in it is the one the dialog is for, and pressed by Return.
  var suggestion = Suggestion.none { didSet { looksChanged() } }

  init(_ description: ToolbarItemDescription, in renderer: GTKRenderer) {
    self.description = description
    let frame = faves_frame_new()
    super.init(frame, in: renderer)
    area = SlotArea(GTK_ORIENTATION_HORIZONTAL) { faves_frame_set_child(frame, $0) }
    if description.leavesFocus { faves_keep_focus_on_click(frame) }
    gtk_widget_hide(frame)
  }

  func update(from old: ToolbarItemDescription) {
    if description.leavesFocus, !old.leavesFocus { faves_keep_focus_on_click(native) }
    looksChanged()
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    // A bar is as high as the least width of what is in it asks for: the words of a button stay in one line.
    // So does a choice of buttons, which elsewhere takes all there is, and what stands beside each other in one item.
    for control in widgets where control.keepsWordsInLine {
      faves_layout_set_fixed_size(control.native, 1, 0)
    }
    looksChanged()
    contentChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    area.remove(widgets)
    contentChanged()
  }

  /// Called when there is something in it, or nothing any more.
  var filled: () -> Void = {}
  var isFilled: Bool { !area.widgets.isEmpty }

  private func contentChanged() {
    gtk_widget_set_visible(native, isFilled.gboolean)
    filled()
  }

  private func looksChanged() {
    guard description.isConfirmation, suggestion != .none, area.widgets.count == 1,
      let button = area.widgets[0] as? ButtonWidget
    else { return }
    button.suggest(byReturn: suggestion == .byReturn)
  }
}

extension GTKWidget {
  /// Whether it is a control with words on it, a few words, or such in a stack: not what shares the room, as a field does, nor
  /// whole sentences.
  fileprivate var keepsWordsInLine: Bool {
    if self is StackWidget {
      return children.contains(where: \.keepsWordsInLine)
        && children.allSatisfy { $0.keepsWordsInLine || $0 is ImageWidget }
    }
    if let text = self as? TextWidget { return text.description.text.count <= 24 }
    return self is ButtonWidget || self is PressedTextWidget || self is LinkWidget || self is MenuWidget
      || self is ToggleWidget || self is PickerWidget || self is ControlGroupWidget
  }

  /// Whether there is something in it, if it is an item of a toolbar: a condition may hold nothing.
  var isFilledItem: Bool { (self as? ToolbarItemWidget)?.isFilled ?? true }
}

extension ToolbarItemDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ToolbarItemWidget(description, in: renderer)
  }
}
