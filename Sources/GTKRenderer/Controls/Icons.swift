import CGTK
import SwiftUICore

// A button that shows an icon has the theme's frame where it stands on the theme's ground. Where the program paints what is
// behind it, as behind a bar of tabs or a header of its own, it draws all there is to see, and a frame would be a second thing
// there; and where a field is behind it, as with the eye in one for a password, a frame would hide the field's end.

extension GTKWidget {
  /// Whether this, the label of a button, is an icon: pictures with shapes around them at most, and no words but a caption below
  /// or above.
  var isIcon: Bool {
    let inner = undecorated
    if inner is ImageWidget { return true }
    var (hasPicture, captions) = (false, 0)
    let isColumn = (inner as? StackWidget).map { !$0.isRow } ?? false
    guard inner is StackWidget || inner is LayersWidget else { return false }
    for child in inner.children {
      let part = child.undecorated
      switch part {
      case is FillWidget, is SpacerWidget: break
      case let text as TextWidget:
        if text.description.text.contains(where: \.isLetter) { captions += 1 }
      default:
        guard part.isIcon else { return false }
        hasPicture = true
      }
    }
    return hasPicture && captions <= (isColumn ? 1 : 0)
  }

  /// Whether this, the label of a button, has a frame around it that leaves it no room: then nothing of it is to be seen.
  var hasNoRoom: Bool {
    var widget: GTKWidget? = self
    while let current = widget {
      let frame =
        (current as? FrameWidget)?.description ?? (current as? ImageWidget)?.description.surrounds?.frame
        ?? (current as? TextWidget)?.description.surrounds?.frame
      if frame?.isEmpty == true { return true }
      widget = (current as? LayersWidget)?.decorated ?? current.surrounded
    }
    return false
  }

  /// Whether what is behind a button here is the program's: something painted, with nothing of the theme's between, or a field.
  var standsOnPaint: Bool {
    var (widget, above): (GTKWidget, GTKWidget?) = (self, parent)
    while let outer = above {
      if let paints = outer.paints(behind: widget) { return paints }
      (widget, above) = (outer, outer.parent)
    }
    return false
  }

  /// Whether this is something painted, or a field, to what is laid over it.
  var isGroundOfIcons: Bool { isSurface || isOneField }

  /// Whether this is a field, with what belongs to it: a line below, say, or its name.
  private var isOneField: Bool {
    let inner = undecorated
    if inner.asField != nil { return true }
    // What has more in it than that is not looked through.
    guard let stack = inner as? StackWidget, stack.children.count <= 4 else { return false }
    let parts = stack.children.map(\.undecorated)
    return parts.count(where: \.isOneField) == 1
      && parts.allSatisfy { part in
        part.isOneField || part is DividerWidget || part is FillWidget || part is TextWidget
          || part is ImageWidget
      }
  }

  /// Whether something is painted behind the content.
  var hasDrawnPaint: Bool { decoration?.isPainted == true }

  /// Whether that is the program's, and not the card of a box; nil: there is none.
  var drawnPaintIsOwn: Bool? { hasDrawnPaint ? decoration?.ground?.color?.isShadeOfGround != true : nil }

  /// What is behind the buttons in here is painted now, or is no more.
  func tellButtonsOfPaint() {
    if let button = self as? ButtonWidget { return button.surfaceChanged() }
    if let menu = self as? MenuWidget { return menu.surfaceChanged() }
    for child in children where paints(behind: child) != false { child.tellButtonsOfPaint() }
  }
}

extension Decoration {
  /// Whether something is painted behind the content.
  var isPainted: Bool { ground.map { $0.color != .clear } ?? false }
}

extension FrameDescription {
  /// Whether it is to be without width or height.
  var isEmpty: Bool {
    minWidth == 0 && maxWidth == 0 || minHeight == 0 && maxHeight == 0
  }
}
