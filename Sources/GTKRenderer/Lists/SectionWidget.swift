import CGTK
import SwiftUICore

/// A section of a form: its rows in a box, a bold header above, a dim footer below.
final class SectionWidget: GTKWidget, DescribedWidget {
  var description: SectionDescription
  let group = GroupBox()
  private var content = OrderedWidgets()
  private var header: SlotArea!
  private var footer: SlotArea!
  private let head: Caption

  init(_ description: SectionDescription, in renderer: GTKRenderer) {
    self.description = description
    let stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 6, FAVES_ALIGN_START)
    let head = Caption("faves-heading", in: stack, below: nil)
    self.head = head
    super.init(stack, in: renderer)
    let foot = Caption("faves-footer", in: stack, below: group.native)
    expand(group.native, 1, 0)
    header = SlotArea(alignment: FAVES_ALIGN_START) { head.show($0) }
    footer = SlotArea(alignment: FAVES_ALIGN_START) { foot.show($0) }
    faves_stack_insert(stack, [group.native], 1, nil)
    head.isProminent = description.isProminent
  }

  /// What stands above or below the rows, where there is something.
  @MainActor
  private final class Caption {
    private let classes: [String]
    private let stack: Native
    private let sibling: Native?
    private var box: Native?
    var isProminent = false {
      didSet { if let box, oldValue != isProminent { showProminence(box) } }
    }

    init(_ classes: String..., in stack: Native, below sibling: Native?) {
      self.classes = classes
      self.stack = stack
      self.sibling = sibling
    }

    private func showProminence(_ box: Native) {
      (isProminent ? faves_add_class : faves_remove_class)(box, "faves-prominent")
    }

    func show(_ child: Native?) {
      if let box {
        GtkBin.show(nil, in: box)
        faves_stack_remove(stack, box)
      }
      box = child.map { child in
        let box = faves_frame_new()
        for name in classes { faves_add_class(box, name) }
        if isProminent { showProminence(box) }
        faves_frame_set_alignment(box, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
        faves_frame_set_child(box, child)
        gtk_widget_show(box)
        faves_stack_insert(stack, [box], 1, sibling.map { UnsafeRawPointer($0) })
        return box
      }
    }
  }

  func update(from old: SectionDescription) { head.isProminent = description.isProminent }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    switch slot {
    case .header:
      header.insert(widgets, after: sibling)
      nameEditors()
    case .footer: footer.insert(widgets, after: sibling)
    default:
      content.insert(widgets, after: sibling)
      group.show(content.widgets)
    }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    switch slot {
    case .header: header.move(widgets, after: sibling)
    case .footer: footer.move(widgets, after: sibling)
    default:
      content.move(widgets, after: sibling)
      group.show(content.widgets)
    }
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    switch slot {
    case .header:
      header.remove(widgets)
      nameEditors()
    case .footer: footer.remove(widgets)
    default:
      content.remove(widgets)
      group.show(content.widgets)
    }
  }
  override func spokenTextChanged() { nameEditors() }

  /// What the header says.
  var headerText: String? { header.spokenText }
  private var namedAfter: String?

  /// A text editor has no words of its own: the header's stand for what is written in it.
  private func nameEditors() {
    guard headerText != namedAfter else { return }
    namedAfter = headerText
    for widget in content.widgets { nameEditors(in: widget) }
  }

  private func nameEditors(in widget: GTKWidget) {
    guard !(widget is LabeledRowWidget) else { return }
    guard let editor = widget as? TextEditorWidget else {
      for child in widget.children { nameEditors(in: child) }
      return
    }
    if headerText == nil, editor.attributes?.accessibilityLabel == nil {
      atk_object_set_name(gtk_widget_get_accessible(editor.focusTarget), "")
    }
    editor.accessibleNameChanged()
  }
  override func rowLinesChanged() { group.showLines() }
}

extension SectionDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    SectionWidget(description, in: renderer)
  }
}
