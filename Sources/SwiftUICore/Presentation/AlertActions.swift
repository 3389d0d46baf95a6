/// What can be done in an alert: its buttons are read, its text fields stand in it.
final class AlertActions: LabelProbe {
  private var alert: (any DescribedWidget<AlertDescription>)?
  /// What stands in the alert: text fields, with what is around them.
  private var fields: [any Widget] = []

  /// Puts the text fields into `alert`, in view order, and takes those out that have none any more.
  func showFields(in alert: any DescribedWidget<AlertDescription>) {
    self.alert = alert
    var wanted: [any Widget] = []
    Self.collectFields(in: self, into: &wanted)
    let gone = fields.filter { !$0.isOne(of: wanted) }
    if !gone.isEmpty { alert.detach(gone, from: .content) }
    let stayed = fields.filter { $0.isOne(of: wanted) }
    let keepOrder = stayed.elementsEqual(wanted.filter { $0.isOne(of: stayed) }) { $0 === $1 }
    var last: (any Widget)?
    for field in wanted {
      if !field.isOne(of: stayed) {
        alert.insert([field], after: last, in: .content)
      } else if !keepOrder {
        alert.move([field], after: last, in: .content)
      }
      last = field
    }
    fields = wanted
  }

  /// The outermost widgets that hold a field and no button: what holds both is read for its buttons, and only what stands
  /// nowhere else can be put into the alert.
  private static func collectFields(in node: Node, into found: inout [any Widget]) {
    if let widget = node.attributed?.anyWidget {
      if holdsField(node), !holdsButton(node) { found.append(widget) }
      return
    }
    node.forEachChild { collectFields(in: $0, into: &found) }
  }

  private static func holdsField(_ node: Node) -> Bool {
    if node.attributed?.anyWidget is any DescribedWidget<TextFieldDescription> { return true }
    var holds = false
    node.forEachChild { holds = holds || holdsField($0) }
    return holds
  }

  private static func holdsButton(_ node: Node) -> Bool {
    if node.attributed?.anyWidget is any DescribedWidget<ButtonDescription> { return true }
    var holds = false
    node.forEachChild { holds = holds || holdsButton($0) }
    return holds
  }

  override func discard(_ widgets: [any Widget]) {
    let shown = widgets.filter { $0.isOne(of: fields) }
    fields.removeAll { $0.isOne(of: shown) }
    if !shown.isEmpty { alert?.remove(shown, from: .content) }
    super.discard(widgets.filter { !$0.isOne(of: shown) })
  }
}

extension Widget {
  fileprivate func isOne(of widgets: [any Widget]) -> Bool { widgets.contains { $0 === self } }
}
