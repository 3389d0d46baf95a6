import CGTK
import SwiftUICore

/// A choice of one among several, with its label in front: a menu, buttons side by side, radio buttons, or a list.
final class PickerWidget: ShownLabelWidget<PickerDescription>, DescribedWidget, WordsFollower {
  private(set) var choice: any PickerChoice
  /// Whether it is all of a row.
  private var isRow = false

  init(_ description: PickerDescription, in renderer: GTKRenderer) {
    choice = Self.choice(for: description)
    super.init(description, control: choice.native, in: renderer)
    // What it stands beside is known once that stands in a window.
    on(
      "hierarchy-changed", of: native,
      with: { _, _, data in receive(data, as: PickerWidget.self) { $0.wordsBesideChanged() } })
    showLabel()
    show(choice)
  }

  override func standInRow() {
    super.standInRow()
    isRow = true
    showLabel()
  }
  override func leaveRow() {
    super.leaveRow()
    isRow = false
    showLabel()
  }

  func wordsBesideChanged() {
    rowOfViews?.tellsOfWords(self)
    showLabel()
  }

  /// A wheel stands by itself; in a row it is told from others by its label.
  override var wantsLabel: Bool {
    super.wantsLabel && (description.look != .wheel || isRow) && !isWrittenBeside(description.label)
  }

  override func showLabel() {
    super.showLabel()
    (choice as? ListChoice)?.standInRow(isRow)
    // Radio buttons have the font of the text around.
    row.textScale = [.radio, .inline].contains(description.look) ? nil : description.style.textScale
    row.isBesideFirstLine = [.radio, .inline].contains(description.look) && !description.isHorizontal
    showWidth()
  }

  /// Buttons beside each other take all the width there is, but for a row with its label at the other end.
  private func showWidth() {
    let fills = [.segmented, .palette].contains(description.look) && !(isRow && row.showsLabel)
    faves_layout_set_expands(choice.native, fills.gboolean, 0)
  }

  private static func choice(for description: PickerDescription) -> any PickerChoice {
    switch description.look {
    case .menu: MenuChoice(description)
    case .segmented, .palette: ButtonsChoice(description, linked: true)
    case .radio, .inline: ButtonsChoice(description, linked: false)
    case .wheel: ListChoice(description)
    }
  }

  private func show(_ choice: any PickerChoice) {
    gtk_widget_set_sensitive(choice.native, description.isEnabled.gboolean)
    showWidth()
    for source in choice.sources {
      connect(choice.signal, on: source, to: choice.handler)
    }
    showTint(from: nil)
    showSize(from: .regular)
    accessibleNameChanged()
  }

  private func showTint(from old: Color?) {
    let (old, new) = (ControlLook(tint: old), ControlLook(tint: description.style.tint))
    for part in choice.tinted { ControlLook.change(part, from: old, to: new) }
  }

  private func showSize(from old: ControlSize) {
    let (old, new) = (ControlLook(size: old), ControlLook(size: description.style.controlSize))
    for part in choice.sized { ControlLook.change(part, from: old, to: new) }
  }

  override var focusTarget: Native { choice.named }

  override func spokenTextChanged() { parent?.spokenTextChanged() }

  override func labelChanged() {
    super.labelChanged()
    if description.label.isEmpty { accessibleNameChanged() }
  }

  func update(from old: PickerDescription) {
    if old.options != description.options, !isOther(than: old), choice.follow(description) {
      // All of it is shown.
    } else if old.options != description.options || isOther(than: old) {
      makeChoice(from: old)
    } else if old.selection != description.selection {
      choice.select(description.selection)
    }
    if old.style.tint != description.style.tint { showTint(from: old.style.tint) }
    if old.style.controlSize != description.style.controlSize { showSize(from: old.style.controlSize) }
    if old.currentValue != description.currentValue, let words = description.currentValue {
      (choice as? MenuChoice)?.show(words)
    }
    if old.label != description.label { accessibleNameChanged() }
    if old.label != description.label || old.hidesLabel != description.hidesLabel
      || old.style.textScale != description.style.textScale
    {
      showLabel()
    }
    if old.isEnabled != description.isEnabled {
      gtk_widget_set_sensitive(choice.native, description.isEnabled.gboolean)
    }
  }

  /// Whether it is another kind of control.
  private func isOther(than old: PickerDescription) -> Bool {
    old.look != description.look || old.isHorizontal != description.isHorizontal
      || (old.currentValue == nil) != (description.currentValue == nil) || looksOther(than: old)
  }

  /// Whether the words of radio buttons have other looks.
  private func looksOther(than old: PickerDescription) -> Bool {
    guard [.radio, .inline].contains(description.look), old.style != description.style else { return false }
    return old.style.foreground != description.style.foreground
      || TextLook(old.style) != TextLook(description.style)
  }

  /// Makes what is clicked anew; the option that had the focus has it again, or the one that is nearest.
  private func makeChoice(from old: PickerDescription) {
    let hadFocus = renderer.holdsFocus(self)
    let focused = choice.focused
    for source in choice.sources { disconnect(from: source) }
    choice = Self.choice(for: description)
    gtk_widget_show(choice.native)
    row.exchangeControl(choice.native)
    showLabel()
    show(choice)
    guard hadFocus else { return }
    guard let focused, old.options.indices.contains(focused), !description.options.isEmpty else {
      return focus()
    }
    let same = description.options.firstIndex { $0.goesOn(from: old.options[focused]) }
    choice.focus(same ?? min(focused, description.options.count - 1))
  }

  /// A person has chosen; radio buttons tell it twice, once for the one that goes out.
  func chosen() {
    guard !choice.isUpdating, let index = choice.chosen, index != description.selection else { return }
    description.select(index)
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed, choice.chosen != description.selection else { return }
      choice.select(description.selection)
    }
  }
}

/// The part of a picker that is clicked.
@MainActor
protocol PickerChoice: AnyObject {
  var native: Native { get }
  /// What has the picker's name and takes the focus.
  var named: Native { get }
  /// What tells of a choice, and how.
  var sources: [Native] { get }
  /// What shows the accent where something is chosen.
  var tinted: [Native] { get }
  /// What is as large as the program says.
  var sized: [Native] { get }
  var signal: String { get }
  var handler: GCallback { get }
  var chosen: Int? { get }
  /// Whether what is chosen is being set by the program.
  var isUpdating: Bool { get }
  func select(_ index: Int?)
  /// Shows other options without being made anew; false: it has to be.
  func follow(_ description: PickerDescription) -> Bool
  /// The option that has the focus, where each can have it.
  var focused: Int? { get }
  func focus(_ index: Int)
}

extension PickerChoice {
  var named: Native { native }
  var tinted: [Native] { [] }
  var sized: [Native] { [native] }
  func follow(_ description: PickerDescription) -> Bool { false }
  var focused: Int? { nil }
  func focus(_ index: Int) { gtk_widget_grab_focus(named) }
  var handler: GCallback {
    let function: SignalFunction = { _, data in receive(data, as: PickerWidget.self) { $0.chosen() } }
    return unsafeBitCast(function, to: GCallback.self)
  }
}

extension PickerDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    PickerWidget(description, in: renderer)
  }
}
