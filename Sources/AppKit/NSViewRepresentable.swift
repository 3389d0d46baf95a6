import Platform

/// A view of SwiftUI's that shows one of AppKit's: it makes the view once and brings it up to date whenever what it is made
/// of, or has read, has changed.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  /// Called once, after `makeCoordinator`.
  func makeNSView(context: Self.Context) -> Self.NSViewType
  /// Called after `makeNSView`, and then at each change.
  func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  /// Called when the view has gone.
  static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  /// Called once, before the view is made.
  func makeCoordinator() -> Self.Coordinator
  /// How large the view is in what is offered; nil: as large as it wants to be.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
}

/// What a representable is handed beside its own value.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// Made once for as long as the view is there.
  public let coordinator: Representable.Coordinator
  /// Of the update that is running.
  public let transaction: Transaction
  /// The view's; what is read of it while the view is made or updated has it updated when it changes.
  public let environment: EnvironmentValues

  init(_ context: RepresentationContext<Representable.Coordinator>) {
    coordinator = context.coordinator
    transaction = context.transaction
    environment = context.environment
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? {
    nil
  }
  public var body: Never { Diagnostics.stop("\(Self.self) has no body: it shows a view of AppKit's.") }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    makeRepresentedNode(
      view,
      ViewRepresentation(
        RepresentableSteps<Self, Coordinator, NSViewType>(
          makeCoordinator: { $0.makeCoordinator() }, make: { $0.makeNSView(context: Context($1)) },
          update: { $0.updateNSView($1, context: Context($2)) },
          dismantle: { dismantleNSView($0, coordinator: $1) },
          size: { $0.sizeThatFits($1, nsView: $2, context: Context($3)) },
          show: { AnyView(PlatformViewBody($0)) })),
      under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) { patchRepresentedNode(node, with: view) }
}

/// A view of SwiftUI's that shows the view of a controller of AppKit's.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  /// Called once, after `makeCoordinator`.
  func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
  /// Called after `makeNSViewController`, and then at each change.
  func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
  /// Called when the view has gone.
  static func dismantleNSViewController(
    _ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
  /// Called once, before the controller is made.
  func makeCoordinator() -> Self.Coordinator
  /// How large the view is in what is offered; nil: as large as it wants to be.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context
  ) -> CGSize?
}

/// What a representable is handed beside its own value.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// Made once for as long as the view is there.
  public let coordinator: Representable.Coordinator
  /// Of the update that is running.
  public let transaction: Transaction
  /// The view's; what is read of it while the view is made or updated has it updated when it changes.
  public let environment: EnvironmentValues

  init(_ context: RepresentationContext<Representable.Coordinator>) {
    coordinator = context.coordinator
    transaction = context.transaction
    environment = context.environment
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: Never { Diagnostics.stop("\(Self.self) has no body: it shows a view of AppKit's.") }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    makeRepresentedNode(
      view,
      ViewRepresentation(
        RepresentableSteps<Self, Coordinator, NSViewControllerType>(
          makeCoordinator: { $0.makeCoordinator() }, make: { $0.makeNSViewController(context: Context($1)) },
          update: { $0.updateNSViewController($1, context: Context($2)) },
          dismantle: { dismantleNSViewController($0, coordinator: $1) },
          size: { $0.sizeThatFits($1, nsViewController: $2, context: Context($3)) }, show: \.shown)),
      under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) { patchRepresentedNode(node, with: view) }
}
