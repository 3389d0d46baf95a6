import CGTK
import SwiftUICore

/// How the graph puts children into a widget, moves them and takes them out alive.
extension GTKWidget {
  package func insert(_ widgets: [any Widget], after sibling: (any Widget)?, in slot: Slot) {
    let widgets = Self.downcast(widgets)
    for child in widgets { adopt(child) }
    place(widgets, after: sibling.map(Self.downcast), in: slot)
    if sharesRow { standChildren() }
    if widgets.contains(where: { $0.saysGuides }) { guidesChanged(of: widgets.filter { $0.saysGuides }) }
  }

  package func move(_ widgets: [any Widget], after sibling: (any Widget)?, in slot: Slot) {
    shift(Self.downcast(widgets), after: sibling.map(Self.downcast), in: slot)
  }

  package func detach(_ widgets: [any Widget], from slot: Slot) {
    let widgets = Self.downcast(widgets)
    // Where they go next may be nothing that frames them.
    for child in widgets where child.isOfContent { (child as? FrameWidget)?.standAlone() }
    displace(widgets, from: slot)
    if sharesRow { widgets.stand(inRow: false) }
    for child in widgets { disown(child) }
  }

  @inline(__always)
  static func downcast(_ widget: any Widget) -> GTKWidget { unsafeDowncast(widget, to: GTKWidget.self) }
  @inline(__always)
  static func downcast(_ widgets: [any Widget]) -> [GTKWidget] { widgets.map { downcast($0) } }
}
