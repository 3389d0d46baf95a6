import CGTK
import SwiftUICore

/// A push button is a `FavesButton` with its label's widget in it, and no box between for a single one.
final class ButtonWidget: GTKWidget, DescribedWidget, RowFilling {
  // Replaced as a whole, by its node.
  @exclusivity(unchecked) var description: ButtonDescription
  private(set) var area: SlotArea!
  var listensToPresses = false
  var listensToKeys = false
  /// What it is held by, where that is a key.
  var heldKey: guint?
  private var isShownAsDefault = false
  /// How it was pressed last, where being held counts.
  var holding: HeldButton?
  /// Whether it is all of a row.
  var isRow = false {
    didSet {
      guard isRow != oldValue else { return }
      showControlLook()
      showLines()
    }
  }
  private var shownLook = ControlLook()
  /// The outline that it is cut to, which its border follows where the program says no other; nil: it is not cut.
  var cut: ButtonBorderShape? { didSet { if cut != oldValue { showControlLook() } } }
  /// Whether the label is, or the button stands on, a surface that the program draws, and so all there is to see.
  private(set) var hasOwnSurface = false
  /// Whether what the program paints behind it is seen through its bezel, on which its words are read as they are on that.
  private var showsGround = false {
    didSet {
      guard showsGround != oldValue else { return }
      (showsGround ? faves_add_class : faves_remove_class)(native, SeenThrough.name)
    }
  }
  /// The colour of the program's that something in the label has; nil: all has the theme's.
  private var ink: Color? {
    didSet {
      guard ink != oldValue else { return }
      (ink != nil ? faves_add_class : faves_remove_class)(native, "faves-ink")
      if ink != nil { followShades() }
      showPaleness()
    }
  }
  private var followsShades = false
  /// Whether that is as a picture with its caption does.
  private(set) var isCard = false { didSet { if isCard != oldValue { showLines() } } }
  /// What holds the label, beside the arrow of a row that leads to another page.
  var leadingOn: Native?

  init(_ description: ButtonDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(faves_button_new(), in: renderer)
    area = SlotArea(GTK_ORIENTATION_HORIZONTAL) { [unowned self] child in
      if let leadingOn { faves_frame_set_child(leadingOn, child) } else { GtkBin.show(child, in: native) }
    }
    on("clicked", of: native) { _, data in receive(data, as: ButtonWidget.self) { $0.clicked() } }
    // Where it stands is known once that stands in a window.
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in receive(data, as: ButtonWidget.self) { $0.surfaceChanged() } })
    if !description.isEnabled { gtk_widget_set_sensitive(native, 0) }
    if description.fills { showFilling() }
    showLook(from: .automatic)
    showControlLook()
    showTurned(from: nil, to: description.turns)
    if description.isStyled { faves_add_class(native, "faves-styled") }
  }

  func update(from old: ButtonDescription) {
    showControlLook()
    if old.isEnabled != description.isEnabled {
      gtk_widget_set_sensitive(native, description.isEnabled.gboolean)
      if !description.isEnabled { endHolding() }
    }
    if old.look != description.look {
      showLook(from: old.look)
      labelChanged()
    }
    if description.repeats {
      listenToPresses()
      listenToKeys()
    } else if old.repeats {
      letGo()
      // By the pointer it is held until that lets it go, which then is no click.
      holding?.stop()
    }
    showTurned(from: old.turns, to: description.turns)
    if old.fills != description.fills { showFilling() }
    if old.role != description.role { showRole() }
    if old.shortcut != description.shortcut { showIsDefault() }
    if old.leadsOn != description.leadsOn {
      showArrow()
      showAction()
      surfaceChanged()
    }
  }

  /// A row that leads to another page is read as the rows beside it are: an accent is for buttons that do something. A button
  /// that is its label alone, plain or in the program's own style, looks as that does.
  private func showControlLook() {
    var look = description.controlLook
    if isRow && description.leadsOn || description.look == .bare {
      (look.tint, look.isAccented) = (nil, false)
    }
    if let cut, look.shape == .automatic { look.shape = cut }
    ControlLook.change(native, from: shownLook, to: look)
    shownLook = look
  }

  /// By itself it is as wide as its label, unless that one takes all the room there is; as a row, as that.
  func showFilling() {
    guard !isRow else { return }
    gtk_widget_set_hexpand(native, description.fills.gboolean)
    gtk_widget_set_hexpand_set(native, description.fills.gboolean)
  }

  /// A colour may have another shade where the desktop has become dark, or light.
  private func followShades() {
    guard !followsShades else { return }
    followsShades = true
    on("style-updated", of: native) { _, data in receive(data, as: ButtonWidget.self) { $0.showPaleness() } }
  }

  private func showPaleness() {
    let isPale = ink.map { Palette.rgba($0).isLight } ?? false
    (isPale ? faves_add_class : faves_remove_class)(native, "faves-pale-ink")
  }

  /// What Return does is what the window is for.
  private func showIsDefault() {
    let isDefault = description.shortcut == .defaultAction && description.role == nil
    let look = description.look
    guard look == .automatic || look == .bordered, isDefault || isShownAsDefault else { return }
    isShownAsDefault = isDefault
    (isDefault ? faves_add_class : faves_remove_class)(native, GTK_STYLE_CLASS_SUGGESTED_ACTION)
  }

  private static let classes: [ButtonDescription.Look: [String]] = [
    .prominent: [GTK_STYLE_CLASS_SUGGESTED_ACTION], .flat: [GTK_STYLE_CLASS_FLAT],
    .link: [GTK_STYLE_CLASS_FLAT, "link", "faves-link"], .bare: ["faves-bare"],
  ]

  private func showLook(from old: ButtonDescription.Look) {
    for name in Self.classes[old] ?? [] { faves_remove_class(native, name) }
    for name in Self.classes[description.look] ?? [] { faves_add_class(native, name) }
    showIsDefault()
    showLines()
    if description.look == .bare || description.repeats { listenToPresses() }
    if description.repeats { listenToKeys() }
  }

  /// A row is read as those around it, and what is nothing but its label as it would be without the button.
  private func showLines() {
    faves_button_set_centers_lines(native, (!isRow && !isCard && description.look != .bare).gboolean)
  }

  /// Red is for words that say what is destroyed: a bin in a header bar speaks for itself.
  private func showRole() {
    let isRed =
      description.role == .destructive && !(area.widgets.count == 1 && area.widgets[0].isBareImage)
    (isRed ? faves_add_class : faves_remove_class)(native, GTK_STYLE_CLASS_DESTRUCTIVE_ACTION)
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    labelChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    area.remove(widgets)
    labelChanged()
  }

  /// Marks it as the one that the dialog is for; `byReturn`: Return in one of the dialog's fields presses it.
  func suggest(byReturn: Bool) {
    if description.role == nil { faves_add_class(native, GTK_STYLE_CLASS_SUGGESTED_ACTION) }
    guard byReturn, let window = gtk_widget_get_toplevel(native), faves_is_window(window) != 0 else { return }
    gtk_widget_set_can_default(native, 1)
    gtk_window_set_default(cast(window), native)
  }

  /// The theme gives buttons with nothing but an icon or a text in them paddings of their own.
  func labelChanged() {
    let only = area.widgets.count == 1 ? area.widgets[0] : nil
    // With something around them words are a surface in the button, and so is a picture.
    if let only = only as? TextWidget, only.description.surrounds == nil {
      gtk_label_set_xalign(cast(only.native), 0.5)
      faves_add_class(native, "text-button")
    } else {
      faves_remove_class(native, "text-button")
    }
    (only?.isBareImage == true ? faves_add_class : faves_remove_class)(native, "image-button")
    surfaceChanged()
    alignLabel()
    if description.role != nil { showRole() }
    spokenTextChanged()
  }

  override func looksInsideChanged() { surfaceChanged() }

  func surfaceChanged() {
    let only = area.widgets.count == 1 ? area.widgets[0] : nil
    ink = area.widgets.lazy.compactMap(\.colorOfWords).first
    isCard =
      description.look == .automatic && !isRow && only?.isCard(leadingOn: description.leadsOn) == true
    let isUnreadable = !isRow && description.look == .automatic && only?.wordsCanBeRead == false
    let seesThrough = isUnreadable && only?.isIcon == false && standsOverPaint
    let isOwn =
      switch description.look {
      case .automatic:
        isCard || only?.drawsItsGround(inRow: isRow) == true || standsOnSurface(inRow: false)
          || only?.isBareImage == true && standsBesideField() && standsOnSurface(inRow: true)
          || !isRow
            && (only?.hasNoRoom == true || only?.isIcon == true && standsOnPaint
              || isUnreadable && !seesThrough)
      // With room of its own around it the row would be higher than others with a field.
      case .flat: only?.isBareImage == true && standsBesideField(true)
      default: false
      }
    showsGround = seesThrough && !isOwn
    guard isOwn != hasOwnSurface else { return }
    hasOwnSurface = isOwn
    (isOwn ? faves_add_class : faves_remove_class)(native, "faves-surface")
    if description.look != .bare { (isOwn ? faves_add_class : faves_remove_class)(native, "faves-bare") }
  }

  override func willDestroy() { holding?.stop() }

  override var takesFrame: Bool { true }
  override var spokenText: String? { area.spokenText }
  /// One that the pointer is on or that is pressed is in use.
  override var isDescribedWhole: Bool {
    let inUse = GTK_STATE_FLAG_PRELIGHT.rawValue | GTK_STATE_FLAG_ACTIVE.rawValue
    return gtk_widget_get_state_flags(native).rawValue & inUse == 0
  }
  override var ownAccessibleName: String? { area.spokenText ?? attributes?.help ?? symbolWords }

  override package func attributesChanged(from old: Attributes?) {
    super.attributesChanged(from: old)
    if area.spokenText == nil { accessibleNameChanged() }
  }

  /// GTK names a button by a label right in it; for the others the name is ours to give.
  override func spokenTextChanged() {
    if area.widgets.count != 1 || !(area.widgets[0] is TextWidget) || area.widgets[0].attributes != nil {
      accessibleNameChanged()
    }
    parent?.spokenTextChanged()
  }
}

extension ButtonDescription: GTKDescribed {
  @MainActor var controlLook: ControlLook {
    ControlLook(size: size, tint: tint, isAccented: isBordered && tint == .accentColor, shape: shape)
  }

  private var isBordered: Bool { look == .automatic || look == .bordered }

  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    description.isItsText
      ? PressedTextWidget(description, in: renderer) : ButtonWidget(description, in: renderer)
  }
}
