extension TupleView: SeveralViews {
  static func maySpread(in spot: Spreading.Spot) -> Bool { true }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    let views = elements { Spreading.around($0, modification, in: spot) }
    return AnyView(ForEach(views.indices) { views[$0] })
  }
}

extension ForEach: SeveralViews where Content: View {
  static func maySpread(in spot: Spreading.Spot) -> Bool { true }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    if let substitute { return Spreading.around(substitute, modification, in: spot) }
    var views = ForEach<Data, ID, AnyView>(
      data: data, content: { Spreading.around(content($0), modification, in: spot) }, ids: ids)
    views.isConstant = isConstant
    return AnyView(views)
  }
}

extension Group: SeveralViews where Content: View {
  static func maySpread(in spot: Spreading.Spot) -> Bool { Spreading.isNeeded(for: Content.self, in: spot) }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    Spreading.around(content, modification, in: spot)
  }
}

extension Optional: SeveralViews where Wrapped: View {
  /// One that may be missing keeps what is around it.
  static func maySpread(in spot: Spreading.Spot) -> Bool { Spreading.isNeeded(for: Wrapped.self, in: spot) }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    AnyView(map { Spreading.around($0, modification, in: spot) })
  }
}

extension _ConditionalContent: SeveralViews where TrueContent: View, FalseContent: View {
  static func maySpread(in spot: Spreading.Spot) -> Bool {
    Spreading.isNeeded(for: TrueContent.self, in: spot)
      || Spreading.isNeeded(for: FalseContent.self, in: spot)
  }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    switch storage {
    case .first(let view):
      AnyView(
        _ConditionalContent<AnyView, AnyView>(
          storage: .first(Spreading.around(view, modification, in: spot))))
    case .second(let view):
      AnyView(
        _ConditionalContent<AnyView, AnyView>(
          storage: .second(Spreading.around(view, modification, in: spot))))
    }
  }
}

/// A disclosure group in a list is its row, and those of its content.
extension DisclosureGroup: SeveralViews {
  static func maySpread(in spot: Spreading.Spot) -> Bool { spot.inList && spot.runsBodies }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    AnyView(
      DisclosureGroup<AnyView, AnyView>(
        isExpanded: isExpanded, label: modification.around(label),
        content: { Spreading.around(content(), modification, in: spot) }))
  }
}

/// What is around a section of a list or a form is around each of its rows.
extension Section: SeveralViews where Parent: View, Content: View, Footer: View {
  static func maySpread(in spot: Spreading.Spot) -> Bool { spot.takesSectionsApart }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    AnyView(
      Section<AnyView, AnyView, AnyView>(
        header: modification.aroundHeading(AnyView(header)),
        content: Spreading.around(content, modification, in: spot),
        footer: modification.aroundHeading(AnyView(footer))))
  }
}

extension ModifiedContent: SeveralViews where Content: View, Modifier: ViewModifier {
  /// Attributes leave the environment as it is.
  private static func within(_ spot: Spreading.Spot) -> Spreading.Spot {
    Modifier._isAttribute
      ? spot
      : Spreading.Spot(
        inList: spot.inList, runsBodies: false,
        takesSectionsApart: spot.takesSectionsApart && Modifier.Body.self == Never.self)
  }
  static func maySpread(in spot: Spreading.Spot) -> Bool {
    Spreading.isNeeded(for: Content.self, in: within(spot))
  }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    Spreading.around(
      content, ModifierAround(modifier: modifier), modification, in: Self.within(spot))
  }
}

/// A modifier with a body around one view.
struct ModifierAround<Modifier: ViewModifier>: Modification {
  let modifier: Modifier
  func around<Content: View>(_ content: Content) -> AnyView {
    AnyView(ModifiedContent(content: content, modifier: modifier))
  }
  /// What is said of rows is not said of headers; fonts, colours and the like are.
  func aroundHeading(_ heading: AnyView) -> AnyView {
    let isLook = Modifier.self == _EnvironmentModifier.self || Modifier.self == LooksModifier.self
    return isLook ? around(heading) : heading
  }
}
