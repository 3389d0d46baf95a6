import Platform

/// A view of SwiftUI's that shows one of UIKit's: it makes the view once and brings it up to date whenever what it is made
/// of, or has read, has changed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  /// Called once, after `makeCoordinator`.
  func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Called after `makeUIView`, and then at each change.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Called when the view has gone.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Called once, before the view is made.
  func makeCoordinator() -> Self.Coordinator
  /// How large the view is in what is offered; nil: as large as it wants to be.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

/// What a representable is handed beside its own value.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  public var body: Never { Diagnostics.stop("\(Self.self) has no body: it shows a view of UIKit's.") }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    makeRepresentedNode(
      view,
      ViewRepresentation(
        RepresentableSteps<Self, Coordinator, UIViewType>(
          makeCoordinator: { $0.makeCoordinator() }, make: { $0.makeUIView(context: Context($1)) },
          update: { $0.updateUIView($1, context: Context($2)) },
          dismantle: { dismantleUIView($0, coordinator: $1) },
          size: { $0.sizeThatFits($1, uiView: $2, context: Context($3)) },
          show: { AnyView(PlatformViewBody($0)) })),
      under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) { patchRepresentedNode(node, with: view) }
}

/// A view of SwiftUI's that shows the view of a controller of UIKit's.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Called once, after `makeCoordinator`.
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Called after `makeUIViewController`, and then at each change.
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Called when the view has gone.
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Called once, before the controller is made.
  func makeCoordinator() -> Self.Coordinator
  /// How large the view is in what is offered; nil: as large as it wants to be.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

/// What a representable is handed beside its own value.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: Never { Diagnostics.stop("\(Self.self) has no body: it shows a view of UIKit's.") }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    makeRepresentedNode(
      view,
      ViewRepresentation(
        RepresentableSteps<Self, Coordinator, UIViewControllerType>(
          makeCoordinator: { $0.makeCoordinator() }, make: { $0.makeUIViewController(context: Context($1)) },
          update: { $0.updateUIViewController($1, context: Context($2)) },
          dismantle: { dismantleUIViewController($0, coordinator: $1) },
          size: { $0.sizeThatFits($1, uiViewController: $2, context: Context($3)) }, show: \.shown)),
      under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) { patchRepresentedNode(node, with: view) }
}
