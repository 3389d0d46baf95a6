extension TupleView: SeveralViews {
  static func maySpread(inList: Bool) -> Bool { true }
  func spread(_ modification: any Modification, inList: Bool) -> AnyView {
    let views = elements { Spreading.around($0, modification, inList: inList) }
    return AnyView(ForEach(views.indices) { views[$0] })
  }
}

extension ForEach: SeveralViews where Content: View {
  static func maySpread(inList: Bool) -> Bool { true }
  func spread(_ modification: any Modification, inList: Bool) -> AnyView {
    if let substitute { return Spreading.around(substitute, modification, inList: inList) }
    var views = ForEach<Data, ID, AnyView>(
      data: data, content: { Spreading.around(content($0), modification, inList: inList) }, ids: ids)
    views.isConstant = isConstant
    return AnyView(views)
  }
}

extension Group: SeveralViews where Content: View {
  static func maySpread(inList: Bool) -> Bool { Spreading.isNeeded(for: Content.self, inList: inList) }
  func spread(_ modification: any Modification, inList: Bool) -> AnyView {
    Spreading.around(content, modification, inList: inList)
  }
}

extension Optional: SeveralViews where Wrapped: View {
  /// One that may be missing keeps what is around it.
  static func maySpread(inList: Bool) -> Bool { Spreading.isNeeded(for: Wrapped.self, inList: inList) }
  func spread(_ modification: any Modification, inList: Bool) -> AnyView {
    AnyView(map { Spreading.around($0, modification, inList: inList) })
  }
}

extension _ConditionalContent: SeveralViews where TrueContent: View, FalseContent: View {
  static func maySpread(inList: Bool) -> Bool {
    Spreading.isNeeded(for: TrueContent.self, inList: inList)
      || Spreading.isNeeded(for: FalseContent.self, inList: inList)
  }
  func spread(_ modification: any Modification, inList: Bool) -> AnyView {
    switch storage {
    case .first(let view):
      AnyView(
        _ConditionalContent<AnyView, AnyView>(
          storage: .first(Spreading.around(view, modification, inList: inList))))
    case .second(let view):
      AnyView(
        _ConditionalContent<AnyView, AnyView>(
          storage: .second(Spreading.around(view, modification, inList: inList))))
    }
  }
}

/// A disclosure group in a list is its row, and those of its content.
extension DisclosureGroup: SeveralViews {
  static func maySpread(inList: Bool) -> Bool { inList }
  func spread(_ modification: any Modification, inList: Bool) -> AnyView {
    AnyView(
      DisclosureGroup<AnyView, AnyView>(
        isExpanded: isExpanded, label: modification.around(label),
        content: { Spreading.around(content(), modification, inList: inList) }))
  }
}

extension ModifiedContent: SeveralViews where Content: View, Modifier: ViewModifier {
  static func maySpread(inList: Bool) -> Bool { Spreading.isNeeded(for: Content.self, inList: inList) }
  func spread(_ modification: any Modification, inList: Bool) -> AnyView {
    Spreading.around(
      content, ModifierAround(modifier: modifier), modification, inList: inList)
  }
}

/// A modifier with a body around one view.
struct ModifierAround<Modifier: ViewModifier>: Modification {
  let modifier: Modifier
  func around<Content: View>(_ content: Content) -> AnyView {
    AnyView(ModifiedContent(content: content, modifier: modifier))
  }
}
