import CGTK
import SwiftUICore

/// A frame around one control, stack or shape that stands in a container of ours is that one's own: the container gives it its
/// place in there (`faves_layout_set_framing`). Any other is a `FavesFrame`, as it becomes one when more is said of it, or when
/// something else comes into it.
final class FrameWidget: GTKWidget, DescribedWidget {
  var description: FrameDescription
  /// In order.
  private var contents: [GTKWidget] = []
  /// Where they are in the `FavesFrame`; nil: there is none.
  private var area: SlotArea?

  init(_ description: FrameDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(nil, in: renderer)
    if description.decorationBox != nil { showDecoration(from: Decoration()) }
  }

  override func makeNative() -> Native {
    guard mayBeOfContent else { return makeFrame() }
    contents[0].isFramed = true
    frame(contents[0].native)
    return contents[0].native
  }

  /// What is said of it has to be known before it is placed; in another frame it waits for that.
  override func adopted() { if (parent as? FrameWidget)?.hasNative != false { _ = native } }

  override func nativeMade() { if area != nil, attributes != nil { applyAttributes(from: nil) } }

  /// Whether the one GTK widget is what is in the frame.
  override var isOfContent: Bool { hasNative && area == nil }

  /// Whether nothing is said of it but what the container of its content can do.
  private var mayBeOfContent: Bool {
    guard contents.count == 1, description.decorationBox == nil, parent?.framesContents == true,
      attributes?.isOfFrameInPlace != false
    else { return false }
    let content = contents[0]
    return content.takesFrame && !content.saysGuides && !content.isLeaving
      && content.attributes?.mayBeInFrameInPlace != false
  }

  /// Has its own GTK widget from now on.
  func standAlone() {
    guard isOfContent else { return }
    let content = contents[0]
    let inner = content.native
    let focus = FocusKeeper(in: content)
    content.isFramed = false
    faves_layout_set_framing(inner, nil)
    faves_layout_set_priority(inner, content.attributes?.layoutPriority ?? 0)
    for axis in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      faves_layout_set_guide(inner, axis, 0, 0)
    }
    let frame = faves_frame_new()
    parent?.replace(inner, with: frame)
    if hasOwnGroundClass { faves_remove_class(inner, OwnGround.name) }
    standAlone(as: frame)
    if hasOwnGroundClass { faves_add_class(frame, OwnGround.name) }
    if direction != GTK_TEXT_DIR_NONE { takeDirection(from: parent) }
    fill(frame)
    nativeMade()
    (parent as? any AligningWidget)?.lineUp([self], again: true)
    focus.restore()
  }

  private func makeFrame() -> Native {
    let frame = faves_frame_new()
    fill(frame)
    return frame
  }

  private func fill(_ frame: Native) {
    let area = SlotArea { faves_frame_set_child(frame, $0) }
    self.area = area
    show(in: frame)
    area.insert(contents, after: nil)
  }

  /// What is around it, or in it, is said to be otherwise.
  func contentChanged() { if isOfContent, !mayBeOfContent { standAlone() } }

  override package func attributesChanged(from old: Attributes?) {
    // One that has no GTK widget yet is told when it has.
    guard hasNative else { return }
    contentChanged()
    if isOfContent { frame(native) } else { super.attributesChanged(from: old) }
  }

  func update(from old: FrameDescription) {
    contentChanged()
    if hasNative { show() }
    splitAround?.widthsChanged()
    if old.isEmpty != description.isEmpty { parent?.looksInsideChanged() }
    guard old.decorationBox != description.decorationBox else { return }
    showDecoration(from: old.decoration ?? Decoration())
    if (old.decoration?.isPainted ?? false) != hasDrawnPaint {
      for child in children { child.tellButtonsOfPaint() }
    }
    if old.decoration?.ground != decoration?.ground || old.decoration?.figure != decoration?.figure {
      parent?.looksInsideChanged()
    }
  }

  private func show() { if isOfContent { frame(native) } else { show(in: native) } }

  private func show(in frame: Native) {
    let new = description
    for axis in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      let bounds = new.bounds(along: axis)
      faves_frame_set_bounds(frame, axis, bounds.min, bounds.ideal, bounds.max)
    }
    faves_frame_set_yields(frame, new.yieldsToContent.gboolean)
    faves_frame_set_alignment(frame, new.alignment.horizontal.native, new.alignment.vertical.native)
  }

  /// Has the container put the frame around what is in it.
  private func frame(_ content: Native) {
    let across = description.bounds(along: GTK_ORIENTATION_HORIZONTAL)
    let down = description.bounds(along: GTK_ORIENTATION_VERTICAL)
    let alignment = description.alignment
    let space = attributes?.margins ?? EdgeInsets()
    func length(_ points: Double) -> Int32 { pixels(points, for: "padding") }
    var framing = FavesFraming(
      min: (across.min, down.min), ideal: (across.ideal, down.ideal), max: (across.max, down.max),
      align: (alignment.horizontal.native, alignment.vertical.native),
      yields: description.yieldsToContent.gboolean,
      before: (length(space.leading), length(space.top)),
      after: (length(space.trailing), length(space.bottom)))
    faves_layout_set_framing(content, &framing)
    faves_layout_set_priority(content, attributes?.layoutPriority ?? 0)
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    standAlone()
    contents.insert(widgets, after: sibling)
    area?.insert(widgets, after: sibling)
    guard hasNative else { return }
    if attributes?.accessibilityLabel != nil { accessibleNameChanged() }
    if attributes?.accessibilityActions != nil { accessibleActionsChanged() }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    contents.removeAll { child in widgets.contains { $0 === child } }
    contents.insert(widgets, after: sibling)
    area?.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    standAlone()
    contents.removeAll { child in widgets.contains { $0 === child } }
    area?.remove(widgets)
  }
  override func replace(_ old: Native, with new: Native) { area?.replace(old, with: new) }
  override var framesContents: Bool { area != nil }
  override var focusTarget: Native { isOfContent ? contents[0].focusTarget : native }
  override var decoration: Decoration? { description.decoration }
  override func paints(behind child: GTKWidget) -> Bool? { drawnPaintIsOwn }
  override func willDestroy() { if description.decorationBox != nil { forgetDecoration() } }
  override var spokenText: String? { SlotArea.spokenText(of: contents) }
  override var isDescribedWhole: Bool { true }
  override var surrounded: GTKWidget? { contents.count == 1 ? contents[0] : nil }
}

extension FrameDescription {
  /// In pixels, as `CGTK` has them.
  struct Bounds {
    var min = FAVES_UNSET
    var ideal = FAVES_UNSET
    var max = FAVES_UNSET
    static let none = Bounds()
  }

  func bounds(along axis: GtkOrientation) -> Bounds {
    let isHorizontal = axis == GTK_ORIENTATION_HORIZONTAL
    let (min, ideal, max) =
      isHorizontal ? (minWidth, idealWidth, maxWidth) : (minHeight, idealHeight, maxHeight)
    func length(_ points: Double?) -> Int32 {
      points.map { pixels($0, for: "frame dimension") } ?? FAVES_UNSET
    }
    if isHorizontal, isOfColumn {
      return Bounds(min: length(min), ideal: length(ideal), max: FAVES_INFINITY)
    }
    let isFixed = min != nil && min == max
    return Bounds(min: length(min), ideal: isFixed ? FAVES_UNSET : length(ideal), max: length(max))
  }
}

extension FrameDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FrameWidget(description, in: renderer)
  }
}
