/// What a closure makes of the views that a view consists of.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: @MainActor ([(section: SectionNode?, subviews: [Subview])]) -> Result
}

extension GroupElementsOfContent: View, PrimitiveView {
  public typealias Body = Never
  static func makeNode(_ view: Self, under parent: Node) -> SubviewsNode<Base, Result> {
    SubviewsNode(view, under: parent)
  }
  static func patch(_ node: SubviewsNode<Base, Result>, with view: Self) { node.patch(with: view) }
}

/// The same by sections.
public typealias GroupSectionsOfContent<Base: View, Result: View> = GroupElementsOfContent<Base, Result>

final class SubviewsNode<Base: View, Result: View>: SingleChildNode {
  private var view: GroupElementsOfContent<Base, Result>
  private var probe: SubviewProbe!

  init(_ view: GroupElementsOfContent<Base, Result>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    probe = SubviewProbe(under: self) { [weak self] in self?.markDirty() }
    probe.mount { Base._makeNode(view.base, under: $0) }
    child = Result._makeNode(result(), under: self)
  }

  private func result() -> Result { reading { view.transform(probe.sections()) } }

  func patch(with new: GroupElementsOfContent<Base, Result>) {
    view = new
    Base._patch(probe.child, with: new.base)
    update()
  }

  override func update() { Result._patch(child!, with: result()) }

  override func forEachChild(_ visit: (Node) -> Void) {
    visit(probe)
    super.forEachChild(visit)
  }
  override func unmount() {
    super.unmount()
    probe.unmount()
  }
}

extension Group {
  /// What `transform` makes of the views that `view` consists of. Each is put in one place at most; one that is put nowhere
  /// lives on out of sight.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    // Called on the main actor, as all that views are given.
    nonisolated(unsafe) let transform = transform
    self.init {
      GroupElementsOfContent(base: view) { sections in
        transform(SubviewsCollection(subviews: sections.flatMap(\.subviews)))
      }
    }
  }
  /// What `transform` makes of the sections of `view`.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    nonisolated(unsafe) let transform = transform
    self.init {
      GroupElementsOfContent(base: view) { sections in transform(SectionCollection(of: sections)) }
    }
  }
}

extension SectionCollection {
  @MainActor
  init(of sections: [(section: SectionNode?, subviews: [Subview])]) {
    self.sections = sections.map { section, subviews in
      @MainActor func part(_ root: Node?) -> SubviewsCollection {
        var inside: [Subview] = []
        if let root {
          for subview in subviews where subview.place.node.isInside(root) { inside.append(subview) }
        }
        return SubviewsCollection(subviews: inside)
      }
      guard let section else {
        let all = SubviewsCollection(subviews: subviews)
        let none = SubviewsCollection(subviews: [])
        return SectionConfiguration(
          id: .init(first: AnyHashable(subviews.first?.id)), header: none, content: all, footer: none)
      }
      return SectionConfiguration(
        id: .init(first: AnyHashable(ObjectIdentifier(section))), header: part(section.header),
        content: part(section.content), footer: part(section.footer))
    }
  }
}

/// The views that a view consists of, once they are known.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview {
    preconditionFailure("Subviews are known to what shows them alone.")
  }
}
/// The sections of a view, once they are known.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Sections are known to what shows them alone.")
  }
}

extension ForEach {
  /// A view for each of the views that `view` consists of.
  public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(data: ForEachSubviewCollection(), content: content, ids: { _ in [] })
    substitute = AnyView(
      Group(subviews: view) { subviews in ForEach<_, _, Content>(subviews, content: content) })
  }
  /// A view for each of the sections of `view`.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(data: ForEachSectionCollection(), content: content, ids: { _ in [] })
    substitute = AnyView(
      Group(sections: view) { sections in ForEach<_, _, Content>(sections, content: content) })
  }
}
