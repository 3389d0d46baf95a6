/// What a representable is handed beside its own value.
package struct RepresentationContext<Coordinator> {
  package let coordinator: Coordinator
  package var transaction: Transaction
  package var environment: EnvironmentValues
}

/// How a representable makes, updates and dismantles what it stands for; a `Made` is a view or a view's controller.
@MainActor
package struct RepresentableSteps<Representable, Coordinator, Made> {
  package typealias Context = RepresentationContext<Coordinator>
  let makeCoordinator: (Representable) -> Coordinator
  let make: (Representable, Context) -> Made
  let update: (Representable, Made, Context) -> Void
  let dismantle: (Made, Coordinator) -> Void
  let size: (Representable, ProposedViewSize, Made, Context) -> CGSize?
  let show: (Made) -> AnyView

  package init(
    makeCoordinator: @escaping (Representable) -> Coordinator,
    make: @escaping (Representable, Context) -> Made,
    update: @escaping (Representable, Made, Context) -> Void,
    dismantle: @escaping (Made, Coordinator) -> Void,
    size: @escaping (Representable, ProposedViewSize, Made, Context) -> CGSize?,
    show: @escaping (Made) -> AnyView
  ) {
    self.makeCoordinator = makeCoordinator
    self.make = make
    self.update = update
    self.dismantle = dismantle
    self.size = size
    self.show = show
  }
}

/// A view of UIKit's or AppKit's in the place of a representable.
@MainActor
package final class ViewRepresentation<Representable: View, Coordinator, Made>: RepresentedObject {
  private let steps: RepresentableSteps<Representable, Coordinator, Made>
  private var made: (object: Made, context: RepresentationContext<Coordinator>)?
  private var view: Representable?
  private var content: AnyView?

  package init(_ steps: RepresentableSteps<Representable, Coordinator, Made>) {
    self.steps = steps
  }

  package func update(
    _ view: Representable, in environment: EnvironmentValues, _ transaction: Transaction
  ) {
    self.view = view
    var isNew = false
    if var made {
      made.context.environment = environment
      made.context.transaction = transaction
      self.made = made
    } else {
      isNew = true
      let context = RepresentationContext<Coordinator>(
        coordinator: steps.makeCoordinator(view), transaction: transaction, environment: environment)
      let object = steps.make(view, context)
      made = (object, context)
      content = steps.show(object)
    }
    guard let (object, context) = made else { return }
    steps.update(view, object, context)
    if isNew, let own = ownView {
      own.isRepresented = true
      own.tellOfWindow()
    }
    if wrapped == nil { wrapped = wrap(content!) }
  }

  /// What was made, or what it controls.
  private var ownView: PlatformView? {
    made?.object as? PlatformView ?? (made?.object as? PlatformViewController)?.view
  }

  private var wrapped: AnyView?

  /// A representable that says its own size is laid out by it; it is asked once whether it does.
  private func wrap(_ content: AnyView) -> AnyView {
    guard size(for: .unspecified) != nil else { return content }
    return AnyView(RepresentedLayout { [weak self] in self?.size(for: $0) }.callAsFunction { content })
  }

  private func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let view, let (object, context) = made else { return nil }
    return steps.size(view, proposal, object, context)
  }

  package var shown: AnyView { wrapped ?? AnyView(EmptyView()) }

  package func end() {
    guard let (object, context) = made else { return }
    ownView?.isRepresented = false
    made = nil
    view = nil
    steps.dismantle(object, context.coordinator)
  }
}

/// As large as a function says; where it does not say, as large as its content.
private struct RepresentedLayout: Layout, GuidelessLayout {
  let size: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated { size(proposal) } ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
