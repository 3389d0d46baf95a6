import CGTK
import SwiftUICore

/// Where a container that shows one widget puts what is in a slot of it: nothing, one widget as it is, or several in a
/// stack made for them.
@MainActor
final class SlotArea {
  private(set) var widgets: [GTKWidget] = []
  private var axis: GtkOrientation
  private let spacing: Int32
  private var alignment: FavesAlign
  /// Whether what is in it is all of a row, and is told so.
  private let isRow: Bool
  /// Whether the first of several is a title, and words after it say more of that, below it and less prominent.
  private let isTitled: Bool
  /// Shows a widget in the container's place, instead of the one there.
  private let show: (Native?) -> Void
  private var stack: StackSlots?
  private var hasTitle = false

  init(
    _ axis: GtkOrientation = GTK_ORIENTATION_VERTICAL, spacing: Int32 = 6,
    alignment: FavesAlign = FAVES_ALIGN_CENTER, isRow: Bool = false, isTitled: Bool = false,
    show: @escaping (Native?) -> Void
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.isRow = isRow
    self.isTitled = isTitled
    self.show = show
  }

  /// What is said in it.
  var spokenText: String? { Self.spokenText(of: widgets) }

  static func spokenText(of widgets: [GTKWidget]) -> String? {
    let spoken = widgets.filter { $0.attributes?.isAccessibilityHidden != true }
    let texts = spoken.compactMap { $0.attributes?.accessibilityLabel ?? $0.spokenText }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Shows a GTK widget that is not a description's, in an area that holds no others.
  func showNative(_ native: Native) {
    gtk_widget_show(native)
    show(native)
  }

  func insert(_ new: [GTKWidget], after sibling: GTKWidget?) {
    if let stack {
      stack.insert(new, after: sibling)
    } else if widgets.isEmpty && new.count == 1 {
      show(new[0].native)
    } else if !new.isEmpty {
      let stack = StackSlots(makeStack(for: widgets + new))
      gtk_widget_show(stack.native)
      let focus = FocusKeeper(in: widgets.first)
      show(nil)
      stack.insert(widgets, after: nil)
      stack.insert(new, after: sibling)
      self.stack = stack
      show(stack.native)
      focus.restore()
    }
    widgets.insert(new, after: sibling)
    showTitle()
    if isRow { new.stand(inRow: true) }
  }

  /// Has several stand along another axis.
  func turn(to axis: GtkOrientation, _ alignment: FavesAlign) {
    (self.axis, self.alignment) = (axis, alignment)
    guard let stack else { return }
    faves_stack_set_axis(stack.native, axis)
    faves_stack_set_alignment(stack.native, alignment)
  }

  private static let subtitle = "faves-subtitle"

  /// A picture beside words is no title of theirs.
  private func makeStack(for widgets: [GTKWidget]) -> Native {
    hasTitle = isTitled && !widgets.contains { $0 is ImageWidget }
    guard hasTitle else { return faves_stack_new(axis, spacing, alignment) }
    return faves_stack_new(GTK_ORIENTATION_VERTICAL, 2, FAVES_ALIGN_START)
  }

  private func showTitle() {
    guard hasTitle else { return }
    for (place, widget) in widgets.enumerated() {
      (place > 0 && widget is TextWidget ? faves_add_class : faves_remove_class)(widget.native, Self.subtitle)
    }
  }

  func move(_ moved: [GTKWidget], after sibling: GTKWidget?) {
    widgets.removeAll { child in moved.contains { $0 === child } }
    widgets.insert(moved, after: sibling)
    stack?.move(moved, after: sibling)
    showTitle()
  }

  /// Puts a GTK widget where that of one of them is.
  func replace(_ old: Native, with new: Native) {
    if let stack { return stack.replace(old, with: new) }
    show(nil)
    showNative(new)
  }

  func remove(_ gone: [GTKWidget]) {
    widgets.removeAll { child in gone.contains { $0 === child } }
    if let stack { stack.remove(gone) } else { show(nil) }
    if isTitled {
      for widget in gone { faves_remove_class(widget.native, Self.subtitle) }
      showTitle()
    }
    if isRow { gone.stand(inRow: false) }
  }

  /// The row is of another kind now, in which they stand differently.
  func standAgain() {
    widgets.stand(inRow: false)
    widgets.stand(inRow: true)
  }
}

extension [GTKWidget] {
  /// - Parameter sibling: what they come directly after; nil: they are the first.
  @MainActor
  mutating func insert(_ new: [GTKWidget], after sibling: GTKWidget?) {
    let index = sibling.flatMap { sibling in firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
    insert(contentsOf: new, at: index)
  }
}
