import CGTK
import SwiftUICore

/// Room in a stack, which needs no GTK widget; elsewhere an empty widget that takes what it is offered.
final class SpacerWidget: GTKWidget, DescribedWidget {
  var description: SpacerDescription
  private var stack: StackSlots?
  /// The stack's name for it while it stands in one.
  private(set) var handle: UnsafeMutableRawPointer?

  init(_ description: SpacerDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(nil, in: renderer)
  }

  private var minLength: Int32 {
    description.minLength.map { pixels($0, for: "length of a spacer") } ?? FAVES_UNSET
  }

  func enter(_ stack: StackSlots, after: UnsafeRawPointer?) -> UnsafeRawPointer? {
    handle = faves_stack_insert_spacer(stack.native, minLength, after)
    self.stack = stack
    return handle.map { UnsafeRawPointer($0) }
  }

  func left() {
    stack = nil
    handle = nil
  }

  func update(from old: SpacerDescription) {
    if let stack, let handle { faves_stack_set_spacer(stack.native, handle, minLength) }
  }

  override func makeNative() -> Native {
    let frame = faves_frame_new()
    faves_frame_set_bounds(frame, GTK_ORIENTATION_HORIZONTAL, 0, 0, FAVES_INFINITY)
    faves_frame_set_bounds(frame, GTK_ORIENTATION_VERTICAL, 0, 0, FAVES_INFINITY)
    return frame
  }

  override func attributesChanged(from old: Attributes?) {
    if handle == nil { super.attributesChanged(from: old) }
  }

  override var isDescribedWhole: Bool { true }

  override func willDestroy() { left() }
}

extension SpacerDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    SpacerWidget(description, in: renderer)
  }
}
