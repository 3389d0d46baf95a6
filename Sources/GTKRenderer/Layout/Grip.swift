import CGTK
import SwiftUICore

/// The line between two parts of a window that is moved: a `FavesGrip`, and what is done as it is.
@MainActor
final class Grip {
  let native: Native
  /// Asked as it is moved.
  var place: () -> GripPlace = { GripPlace(length: 0, least: 0, most: 0) }
  /// How long what is before it is to be.
  var move: (Double) -> Void = { _ in }
  /// It was clicked twice.
  var reset: () -> Void = {}

  /// - Parameters:
  ///   - axis: the way that it is moved.
  ///   - hasLine: whether it draws the line.
  init(_ axis: Axis, hasLine: Bool) {
    native = faves_grip_new(axis.native, hasLine.gboolean)
    expand(native, 1, 1)
    faves_grip_set_functions(
      native,
      { data in
        let place = Grip.in(data) { $0.place() }
        return FavesGripPlace(length: place.length, least: place.least, most: place.most)
      }, { length, data in Grip.in(data) { $0.move(length) } },
      { data in Grip.in(data) { $0.reset() } }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Nobody is told of it any more.
  func end() { faves_grip_set_functions(native, nil, nil, nil, nil) }

  /// GTK calls on the main thread. The address goes in as a number: Swift cannot know that it stays there.
  nonisolated private static func `in`<Answer: Sendable>(
    _ data: gpointer?, _ body: @MainActor (Grip) -> Answer
  ) -> Answer {
    let address = UInt(bitPattern: data)
    return MainActor.assumeIsolated {
      body(Unmanaged<Grip>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue())
    }
  }
}

extension Axis {
  fileprivate var native: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

/// The line between two views of a split view.
final class GripWidget: GTKWidget, DescribedWidget {
  var description: GripDescription
  private let grip: Grip

  init(_ description: GripDescription, in renderer: GTKRenderer) {
    self.description = description
    grip = Grip(description.axis, hasLine: true)
    super.init(grip.native, in: renderer)
    grip.place = { [unowned self] in self.description.place() }
    grip.move = { [unowned self] in self.description.moved($0) }
    grip.reset = { [unowned self] in self.description.reset() }
  }

  override func willDestroy() { grip.end() }

  func update(from old: GripDescription) {
    if old.axis != description.axis { faves_grip_set_axis(native, description.axis.native) }
  }
}

extension GripDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    GripWidget(description, in: renderer)
  }
}
