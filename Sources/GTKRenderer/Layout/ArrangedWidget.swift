import CGTK
import Foundation
import SwiftUICore

/// Children where a layout of the program's puts them: a `FavesArranged`.
final class ArrangedWidget: GTKWidget, DescribedWidget {
  var description: LayoutDescription
  private var order = OrderedWidgets()
  private var elements: [ArrangedElement] = []
  /// The width that was offered last where less than all of that was taken, and how much was.
  private var offered: (width: Int32, taken: Int32)?
  private lazy var choosing = HeightOfChoice(self)

  init(_ description: LayoutDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(faves_arranged_new(), in: renderer)
    faves_arranged_set_functions(
      native,
      { axis, across, min, natural, data in
        let (low, high) = receive(data, as: ArrangedWidget.self, otherwise: (0, 0)) {
          $0.measure(axis, across)
        }
        min.pointee = low
        natural.pointee = high
      },
      { axis, across, data in
        receive(data, as: ArrangedWidget.self, otherwise: 0) { $0.most(axis, across) }
      },
      { width, height, data in
        receive(data, as: ArrangedWidget.self) { $0.allocate(width, height) }
      }, Unmanaged.passUnretained(self).toOpaque())
    faves_arranged_set_taken(
      native,
      { width, data in
        receive(data, as: ArrangedWidget.self, otherwise: width) { $0.take(width) }
      })
    saysGuides = description.layout.mayHaveGuides
  }

  func update(from old: LayoutDescription) {
    if description.layout.mayHaveGuides { guidesChanged(of: []) }
    gtk_widget_queue_compute_expand(native)
    gtk_widget_queue_resize(native)
  }

  override func willDestroy() {
    faves_arranged_set_functions(native, nil, nil, nil, nil)
    faves_arranged_set_taken(native, nil)
  }

  // MARK: children

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    var after = sibling?.native
    for child in widgets {
      faves_arranged_insert(native, child.native, after)
      after = child.native
    }
    order.insert(widgets, after: sibling)
    childrenChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    var after = sibling?.native
    for child in widgets {
      faves_arranged_move(native, child.native, after)
      after = child.native
    }
    order.move(widgets, after: sibling)
    childrenChanged()
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    for child in widgets { faves_arranged_remove(native, child.native) }
    order.remove(widgets)
    childrenChanged()
  }

  private func childrenChanged() {
    elements = order.widgets.map { ArrangedElement($0, in: native) }
    description.layout.subviewsChanged()
    // GTK has asked before the functions were there, and asks again only on account of a child that takes all room.
    gtk_widget_queue_compute_expand(native)
  }

  override var spokenText: String? {
    let texts = order.widgets.compactMap { $0.attributes?.accessibilityLabel ?? $0.spokenText }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  // MARK: GTK asks

  /// What leaves stays where it was, and takes no part in where the others are.
  private var subviews: LayoutSubviews {
    LayoutSubviews(elements.compactMap { $0.widget.isLeaving ? nil : LayoutSubview($0) })
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    description.layout.subviewsChanged()
    return description.layout.sizeThatFits(
      ProposedViewSize(width: width, height: height), subviews)
  }

  private func pixels(_ length: CGFloat) -> Int32 {
    length.isFinite ? Int32(min(max(length, 0), 30_000).rounded(.up)) : 0
  }

  private func measure(_ axis: GtkOrientation, _ across: Int32) -> (Int32, Int32) {
    if axis == GTK_ORIENTATION_HORIZONTAL {
      return (pixels(size(0, knownHeight).width), pixels(size(nil, knownHeight).width))
    }
    let width = across < 0 ? nil : widthOffered(for: across)
    let natural = pixels(size(width, nil).height)
    return (min(natural, pixels(size(width, 0).height)), natural)
  }

  /// Widths are asked for before anybody knows a height. What is chosen by its height is as wide as the one that was chosen.
  private var knownHeight: CGFloat? { description.isChoice ? choosing.height : nil }

  /// How much of a width is taken; of that which was taken of another one, all.
  private func take(_ width: Int32) -> Int32 {
    if widthOffered(for: width) != CGFloat(width) { return width }
    let taken = min(pixels(size(CGFloat(width), knownHeight).width), width)
    offered = taken < width ? (width, taken) : nil
    return taken
  }

  /// The width of which one was taken, as is still so; itself: of none. The same lines and columns then come of both.
  private func widthOffered(for width: Int32) -> CGFloat {
    guard let offered, offered.taken == width,
      pixels(size(CGFloat(offered.width), knownHeight).width) == width
    else { return CGFloat(width) }
    return CGFloat(offered.width)
  }

  private func most(_ axis: GtkOrientation, _ across: Int32) -> Int32 {
    let across = across < 0 ? axis == GTK_ORIENTATION_HORIZONTAL ? knownHeight : nil : CGFloat(across)
    let length =
      axis == GTK_ORIENTATION_HORIZONTAL ? size(.infinity, across).width : size(across, .infinity).height
    return length == .infinity ? FAVES_INFINITY : pixels(length)
  }

  override func ownGuide(of line: LayoutGuide.Line) -> CGFloat? {
    guard description.layout.mayHaveGuides else { return nil }
    var size = CGSize(
      width: Double(gtk_widget_get_allocated_width(native)),
      height: Double(gtk_widget_get_allocated_height(native)))
    if size.width <= 1 || size.height <= 1 { size = self.size(nil, nil) }
    return description.layout.guide(
      line, subviews, in: CGRect(origin: .zero, size: size))
  }

  private func allocate(_ width: Int32, _ height: Int32) {
    let bounds = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    for element in elements { element.isPlaced = false }
    description.layout.subviewsChanged()
    let proposal = ProposedViewSize(width: widthOffered(for: width), height: bounds.height)
    description.layout.place(subviews, in: bounds, proposal: proposal)
    if description.isChoice { choosing.placed(in: bounds.height) }
    for element in elements where !element.isPlaced {
      if description.isChoice, !element.widget.isLeaving {
        faves_arranged_hide(element.widget.native)
      } else {
        element.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(bounds.size))
      }
    }
  }
}

extension LayoutDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ArrangedWidget(description, in: renderer)
  }
}
