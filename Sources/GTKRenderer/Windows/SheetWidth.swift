import CGTK
import SwiftUICore

/// How wide a sheet is where nobody says it of the sheet itself: of the usual width, but where a frame in it says how wide what
/// is in it is. Then it is as wide as its content would like to be, and nothing is beside that.
extension WindowWidget {
  private static var usual: Int32 { 460 }

  var widthOfSheet: Int32 {
    guard let screen else { return Self.usual }
    let fixed = faves_frame_child_length(screen.content, GTK_ORIENTATION_HORIZONTAL)
    if fixed > 0 { return fixed }
    guard screen.contents.count == 1 else { return Self.usual }
    let content = screen.contents[0].pageInSight
    let frames = content.framesAround
    var (least, ideal, most): (Int32, Int32, Int32) = (0, 0, 0)
    faves_arranged_measure(content.native, GTK_ORIENTATION_HORIZONTAL, -1, &least, &ideal, &most)
    // What is said of one view in it says nothing of others that take all the room there is.
    guard frames.contains(where: \.saysWidth) || (content.holdsFrameOfWidth && most != FAVES_INFINITY) else {
      return Self.usual
    }
    // Words in one line may be longer than anyone wants to read; they are broken where that is all there is to it.
    return frames.contains { $0.idealWidth != nil } ? ideal : max(least, min(ideal, Self.usual))
  }
}

extension FrameDescription {
  /// Whether it says how wide it would like to be, and is no frame of a symbol.
  fileprivate var saysWidth: Bool {
    [minWidth, idealWidth].contains { $0.map { $0.isFinite && $0 >= 100 } ?? false }
  }
}

extension GTKWidget {
  /// What a stack of pages shows, or this itself.
  var pageInSight: GTKWidget {
    (self is PagesWidget || self is PageWidget) && children.count == 1 ? children[0].pageInSight : self
  }

  private var ownFrame: FrameDescription? {
    (self as? FrameWidget)?.description ?? (self as? any LeafWidget)?.description.surrounds?.frame
  }

  /// The one that this is around, or decorates.
  private var inner: GTKWidget? { (self as? LayersWidget)?.decorated ?? surrounded }

  /// The frames around all of this, those further out first.
  fileprivate var framesAround: [FrameDescription] {
    [ownFrame].compactMap { $0 } + (inner?.framesAround ?? [])
  }

  /// Whether a view in this says how wide it is, and nothing between the two scrolls.
  fileprivate var holdsFrameOfWidth: Bool {
    if ownFrame?.saysWidth == true { return true }
    if let inner { return inner.holdsFrameOfWidth }
    return (self is StackWidget || self is ArrangedWidget) && children.contains { $0.holdsFrameOfWidth }
  }
}
