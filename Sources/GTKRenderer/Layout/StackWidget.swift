import CGTK
import SwiftUICore

/// A stack is a `FavesStack`.
final class StackWidget: GTKWidget, DescribedWidget {
  // Replaced as a whole, by its node.
  @exclusivity(unchecked) var description: StackDescription
  private let slots: StackSlots
  /// What goes by the words in it; nil: nothing has asked.
  private var followers: [WordsFollowerReference]?

  init(_ description: StackDescription, in renderer: GTKRenderer) {
    self.description = description
    let axis = description.axis
    slots = StackSlots(faves_stack_new(axis.orientation, Self.spacing(description), axis.alignment))
    super.init(slots.native, in: renderer)
    if description.spacing == nil { faves_stack_set_spacing(native, Self.spacing(description), 0) }
  }

  /// In pixels, between neighbours.
  private static func spacing(_ description: StackDescription) -> Int32 {
    guard let spacing = description.spacing else { return 6 }
    // What lies over its neighbour may be as far as that.
    return spacing < 0 && spacing.isFinite
      ? -Int32(min(-spacing, 10_000).rounded()) : pixels(spacing, for: "spacing of a stack")
  }

  var isRow: Bool { description.axis.orientation == GTK_ORIENTATION_HORIZONTAL }

  func update(from old: StackDescription) {
    if old.axis != description.axis {
      faves_stack_set_axis(native, description.axis.orientation)
      faves_stack_set_alignment(native, description.axis.alignment)
      lineUp(Array(children), again: true)
      wordsChanged()
    }
    if old.spacing != description.spacing {
      let spacing = Self.spacing(description)
      faves_stack_set_spacing(native, spacing, description.spacing == nil ? 0 : spacing)
    }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    slots.insert(widgets, after: sibling)
    for child in widgets { child.dividerInFrames?.stand(across: description.axis.orientation) }
    styleOfProgress?.nameProgress()
    lineUp(widgets)
    looksChange(with: widgets)
    wordsChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    slots.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    slots.remove(widgets)
    looksChange(with: widgets)
    wordsChanged()
  }
  override func dismiss(_ widgets: [GTKWidget], from slot: Slot) {
    slots.remove(widgets, forGood: true)
    looksChange(with: widgets)
    wordsChanged()
  }

  override func putAside(_ runs: [(first: any Widget, last: any Widget)], from slot: Slot) -> Bool {
    slots.putAside(runs.map { (Self.downcast($0.first), Self.downcast($0.last)) })
  }

  /// A picture that comes later, as one that is loaded does, may be what a button has no frame for.
  private func looksChange(with widgets: [GTKWidget]) {
    if parent != nil, widgets.contains(where: { $0.isSurface || $0 is ImageWidget }) { looksInsideChanged() }
  }

  override var takesFrame: Bool { true }
  override var framesContents: Bool { true }
  override func replace(_ old: Native, with new: Native) { slots.replace(old, with: new) }

  override var isDescribedWhole: Bool { !standsForProgress }

  override func beginChanges(_ count: Int) { faves_stack_begin_changes(native, guint(max(0, count))) }
  override func endChanges() { faves_stack_end_changes(native) }

  override func isUnseen(from child: any Widget) -> Bool { slots.isUnseen(from: Self.downcast(child)) }

  override func spokenTextChanged() {
    if standsForProgress { nameProgress() }
    wordsChanged()
    super.spokenTextChanged()
  }

  /// Tells `widget` of other words in here from now on.
  func tellsOfWords(_ widget: any WordsFollower) {
    var followers = followers ?? []
    followers.removeAll { $0.widget == nil || $0.widget === widget }
    followers.append(WordsFollowerReference(widget: widget))
    self.followers = followers
  }

  private func wordsChanged() {
    guard let followers else { return }
    // One that has gone elsewhere since asks there.
    for case let widget? in followers.map(\.widget) where !widget.isDestroyed && widget.rowOfViews === self {
      widget.wordsBesideChanged()
    }
  }

  override package func attributesChanged(from old: Attributes?) {
    super.attributesChanged(from: old)
    if standsForProgress { nameProgress() }
  }

  override var spokenText: String? { spokenText(without: nil) }

  /// What is said in it but for what `other` says.
  func spokenText(without other: GTKWidget?) -> String? {
    var texts: [String] = []
    for index in 0..<faves_stack_count(native) {
      guard let child = faves_stack_child_at(native, index) else { continue }
      guard let widget = children.first(where: { $0.hasNative && $0.native == child }) else { continue }
      if widget === other { continue }
      if let text = widget.attributes?.accessibilityLabel ?? widget.spokenText { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

private struct WordsFollowerReference {
  weak var widget: (any WordsFollower)?
}

extension GTKWidget {
  /// The divider that this is, or that frames, backgrounds and overlays alone are around.
  fileprivate var dividerInFrames: DividerWidget? {
    switch self {
    case let divider as DividerWidget: divider
    case let frame as FrameWidget: frame.surrounded?.dividerInFrames
    case let layers as LayersWidget: layers.decorated?.dividerInFrames
    default: nil
    }
  }
}

extension StackDescription.Axis {
  var orientation: GtkOrientation {
    switch self {
    case .horizontal: GTK_ORIENTATION_HORIZONTAL
    case .vertical: GTK_ORIENTATION_VERTICAL
    }
  }
  var alignment: FavesAlign {
    switch self {
    case .horizontal(let alignment): alignment.native
    case .vertical(let alignment): alignment.native
    }
  }
}

extension HorizontalAlignment {
  var native: FavesAlign {
    switch guide {
    case .leading: FAVES_ALIGN_START
    case .center: FAVES_ALIGN_CENTER
    case .trailing: FAVES_ALIGN_END
    case .custom: FAVES_ALIGN_START
    }
  }
}

extension VerticalAlignment {
  var native: FavesAlign {
    switch guide {
    case .top: FAVES_ALIGN_START
    case .center: FAVES_ALIGN_CENTER
    case .bottom: FAVES_ALIGN_END
    case .firstBaseline: FAVES_ALIGN_FIRST_BASELINE
    case .lastBaseline: FAVES_ALIGN_LAST_BASELINE
    case .custom: FAVES_ALIGN_START
    }
  }
}

extension StackDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    StackWidget(description, in: renderer)
  }
}
