import CGTK
import SwiftUICore

/// A menu is a `GtkMenuButton` with its entries in a popover; with an action of its own, a button and beside it one that
/// opens the menu.
final class MenuWidget: GTKWidget, DescribedWidget, RowFilling {
  var description: MenuDescription
  private let opener: Native
  /// What holds the label.
  private let face: Native
  private var area: SlotArea!
  private let arrow: Native?
  private var model: MenuModel?

  init(_ description: MenuDescription, in renderer: GTKRenderer) {
    self.description = description
    opener = gtk_menu_button_new()
    let row = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 6, FAVES_ALIGN_CENTER)
    let frame = faves_frame_new()
    for widget in [opener, row, frame] { gtk_widget_show(widget) }
    faves_stack_insert(row, [frame], 1, nil)
    if description.primaryAction == nil {
      let arrow = faves_icon_new("pan-down-symbolic")
      faves_stack_insert(row, [arrow], 1, UnsafeRawPointer(frame))
      self.arrow = arrow
      face = opener
      GtkBin.show(row, in: opener)
      super.init(opener, in: renderer)
    } else {
      arrow = nil
      face = gtk_button_new()
      gtk_widget_show(face)
      GtkBin.show(row, in: face)
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      faves_add_class(box, GTK_STYLE_CLASS_LINKED)
      gtk_container_add(cast(box), face)
      gtk_container_add(cast(box), opener)
      super.init(box, in: renderer)
      atk_object_set_name(gtk_widget_get_accessible(opener), DesktopWords.word("More"))
      on("clicked", of: face) { _, data in
        receive(data, as: MenuWidget.self) { $0.description.primaryAction?() }
      }
    }
    for button in [face, opener] { gtk_widget_set_focus_on_click(button, 0) }
    area = SlotArea(GTK_ORIENTATION_HORIZONTAL) { faves_frame_set_child(frame, $0) }
    // All of the label is there once that stands in a window.
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in receive(data, as: MenuWidget.self) { $0.surfaceChanged() } })
    show(from: nil)
  }

  func update(from old: MenuDescription) { show(from: old) }

  private static let classes: [ButtonDescription.Look: String] = [
    .prominent: GTK_STYLE_CLASS_SUGGESTED_ACTION, .flat: GTK_STYLE_CLASS_FLAT, .link: GTK_STYLE_CLASS_FLAT,
    .bare: "faves-bare",
  ]

  private func show(from old: MenuDescription?) {
    if old?.sections != description.sections { showEntries() }
    let look = { (description: MenuDescription?) in
      ControlLook(size: description?.size ?? .regular, tint: description?.tint)
    }
    for button in face == opener ? [opener] : [face, opener] {
      if let name = (old?.look).flatMap({ Self.classes[$0] }) { faves_remove_class(button, name) }
      if let name = Self.classes[description.look] { faves_add_class(button, name) }
      ControlLook.change(button, from: look(old), to: look(description))
      gtk_widget_set_sensitive(button, description.isEnabled.gboolean)
    }
    surfaceChanged()
  }

  /// Whether it stands in a row of a list or form.
  private var isInRow = false
  /// Whether the label is all there is to see of it, as it is of a button with the same one.
  private var isItsLabel = false

  func surfaceChanged() {
    let only = area.widgets.count == 1 ? area.widgets[0] : nil
    let isItsLabel =
      description.look == .automatic
      && (only?.isGroundOfItsOwn(inRow: isInRow) == true
        || !isInRow && only?.isIcon == true && standsOnPaint)
    if isItsLabel != self.isItsLabel {
      self.isItsLabel = isItsLabel
      let change = isItsLabel ? faves_add_class : faves_remove_class
      for name in ["faves-bare", "faves-surface"] { change(face, name) }
      // Beside the label is what opens the menu, an arrow by itself then.
      if face != opener { change(opener, "faves-bare") }
    }
    showArrow()
  }

  /// A label that ends in an arrow of the program's own needs no second one, and a symbol alone none, as in GNOME's bars.
  private func showArrow() {
    guard let arrow else { return }
    let isWanted =
      description.showsIndicator
      && (description.insistsOnIndicator
        || !isItsLabel && !isSymbolAlone && !area.widgets.contains(where: \.pointsDown))
    gtk_widget_set_visible(arrow, isWanted.gboolean)
  }

  private var isSymbolAlone: Bool {
    guard area.widgets.count == 1, let image = area.widgets[0] as? ImageWidget, image.isBare
    else { return false }
    if case .symbol = image.description.source { return true }
    return false
  }

  override func looksInsideChanged() {
    surfaceChanged()
    super.looksInsideChanged()
  }

  /// An open menu stays open, and shows what is new.
  private func showEntries() {
    if let model {
      model.follow()
    } else {
      let model = MenuModel { [weak self] in self?.description.sections ?? [] }
      self.model = model
      model.attach(to: native)
      gtk_menu_button_set_menu_model(cast(opener), model.model)
      let opener = opener
      model.page = { gtk_menu_button_get_popover(cast(opener)).flatMap { MenuPage(popover: widget($0)) } }
      if let page = model.page() { model.showKeys(on: page) }
    }
  }

  override var takesFrame: Bool { true }
  override var focusTarget: Native { face }
  override var spokenText: String? { area.spokenText }
  override var ownAccessibleName: String? { area.spokenText ?? attributes?.help ?? symbolWords }

  func standInRow() {
    isInRow = true
    surfaceChanged()
    faves_add_class(face, ButtonWidget.flush)
    if description.look == .automatic { faves_add_class(face, GTK_STYLE_CLASS_FLAT) }
  }
  func leaveRow() {
    isInRow = false
    surfaceChanged()
    faves_remove_class(face, ButtonWidget.flush)
    if description.look == .automatic { faves_remove_class(face, GTK_STYLE_CLASS_FLAT) }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    surfaceChanged()
    spokenTextChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    area.remove(widgets)
    surfaceChanged()
  }

  override func spokenTextChanged() {
    accessibleNameChanged()
    parent?.spokenTextChanged()
  }

  override func willDestroy() { gtk_menu_button_set_menu_model(cast(opener), nil) }
}

extension GTKWidget {
  /// Whether a symbol in here says that something opens below.
  fileprivate var pointsDown: Bool {
    if let image = self as? ImageWidget, case .symbol(let name) = image.description.source {
      let parts = name.split(separator: ".")
      return parts.contains("down") && (parts[0] == "chevron" || parts[0] == "arrowtriangle")
    }
    return children.contains(where: \.pointsDown)
  }
}

extension MenuDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    MenuWidget(description, in: renderer)
  }
}
