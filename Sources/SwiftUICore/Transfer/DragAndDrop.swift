/// What is on its way over a window.
package struct DropEvent {
  package enum Stage: Equatable, Sendable { case entered, moved, left, dropped }
  package var stage: Stage
  /// In points, from the top left corner of the view.
  package var place: CGPoint
  package var items: [DragItem]
  /// What the other side calls its data.
  package var mimeTypes: [String]

  package init(_ stage: Stage, at place: CGPoint, items: [DragItem] = [], mimeTypes: [String] = []) {
    (self.stage, self.place, self.items, self.mimeTypes) = (stage, place, items, mimeTypes)
  }
}

/// A view that can be dragged away, or takes what is dropped on it.
package struct DragDescription: Description {
  package static let kind = "drag"
  /// Makes what is dragged; nil: it is not dragged.
  package var source: Callback<DragReply>?
  /// What it takes, by the names that programs use; empty: nothing.
  package var accepts: [String] = []
  /// Gets what happens over it, and says whether it is taken.
  package var event: Callback<DropReply>
  /// Is told how a drag from it goes on; nil: nobody wants to know.
  package var progress: Callback<DragProgress>?
}

/// Gets the items of a drag that begins.
package final class DragReply {
  package var items: [DragItem] = []
  /// What is seen under the pointer; nil: the view that is dragged.
  package var preview: AnyView?
  package init() {}
}

/// A drop, and whether it was taken.
package final class DropReply {
  package let event: DropEvent
  package var isTaken = false
  package init(_ event: DropEvent) { self.event = event }
}

struct DragView<Content: View> {
  let content: Content
  var source: (@MainActor () -> DragItem?)?
  /// The same with what is around the view: several items, and the ids of what they are of.
  var sources: (@MainActor (EnvironmentValues) -> (ids: [AnyHashable], items: [DragItem]))?
  var types: [UTType] = []
  var event: (@MainActor (DropEvent) -> Bool)?
  /// What is seen under the pointer while it is dragged; nil: the view itself.
  var preview: AnyView?
}

extension DragView: View, ContainerView, DescribedView {
  typealias Body = Never
  static var decorates: Bool { true }
  func describe(in context: DescriptionContext) -> DragDescription {
    var names: [String] = []
    for type in types.flatMap(\.transferNames) where !names.contains(type) { names.append(type) }
    let listeners = source == nil && sources == nil ? [] : context.environment.dragListeners
    let reader = listeners.isEmpty ? nil : DragProgressReader()
    let dropListeners = event == nil ? [] : context.environment.dropListeners
    var make: Callback<DragReply>?
    if let source {
      let (around, preview) = (context.environment, preview)
      make = Callback { reply in
        reply.items = source().map { [$0] } ?? []
        // It is shown apart from the view, with what is around that.
        reply.preview = preview.map { preview in
          let everything = around.everything
          return AnyView(preview.modifier(_EnvironmentModifier { $0.take(everything) }))
        }
        reader?.begin([])
      }
    } else if let sources {
      let around = context.environment
      // Read now, so that the view follows them.
      _ = (around.dragContainers, around.dragSelections)
      make = Callback { reply in
        let dragged = sources(around)
        reply.items = dragged.items
        reader?.begin(dragged.ids)
      }
    }
    return DragDescription(
      source: make,
      accepts: event == nil || !context.style.isEnabled ? [] : names,
      event: Callback { reply in
        reply.isTaken = event?(reply.event) ?? false
        DropListener.tell(dropListeners, of: reply.event, isTaken: reply.isTaken)
      },
      progress: reader.map { reader in Callback { reader.tell($0, listeners) } })
  }
}

/// What a drop does with what was dragged.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What a drop delegate is to do while something is over its view.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is over a view.
public struct DropInfo {
  let event: DropEvent
  /// In points, from the top left corner of the view.
  public var location: CGPoint { event.place }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    contentTypes.contains { type in event.mimeTypes.contains(where: type.accepts) }
  }
  /// The older form, with identifiers of types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }
  /// The older form, with identifiers of types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
  /// The items of these types; before the drop there are none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    event.items.map(NSItemProvider.dropped).filter { item in
      contentTypes.contains { item.hasItemConforming(to: $0) }
    }
  }
}

/// Decides what becomes of what is dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets a person drag `payload` from this view.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    nonisolated(unsafe) let payload = payload
    return DragView(content: self, source: { DragItem(payload()) })
  }
  /// The same; what is seen under the pointer is `preview`.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    nonisolated(unsafe) let payload = payload
    return DragView(content: self, source: { DragItem(payload()) }, preview: AnyView(preview()))
  }
  /// Lets a person drag what `data` makes from this view.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    nonisolated(unsafe) let data = data
    return DragView(content: self, source: { data().dragItem })
  }
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    nonisolated(unsafe) let data = data
    return DragView(content: self, source: { data().dragItem }, preview: AnyView(preview()))
  }

  /// Lets a person drag what `action` makes from this view; where it makes nothing, nothing is dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    var source: (@MainActor () -> DragItem?)?
    if let action {
      nonisolated(unsafe) let make = action
      source = { make().map(\.dragItem) }
    }
    return DragView(content: self, source: source)
  }

  /// Takes values that are dropped on this view.
  /// - Parameter isTargeted: gets true while something that can be dropped is over it.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { dropView(for: payloadType, action: action, isTargeted: isTargeted) }

  nonisolated func dropView<T: Transferable>(
    for payloadType: T.Type, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void
  ) -> DragView<Self> {
    nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
    let types = T.transferForms.filter { $0.import != nil }.map(\.type)
    return DragView(
      content: self, types: types,
      event: { event in
        switch event.stage {
        case .entered: isTargeted(true)
        case .moved: break
        case .left: isTargeted(false)
        case .dropped:
          isTargeted(false)
          let values = event.items.compactMap { $0.value as? T }
          if values.count == event.items.count { return action(values, event.place) }
          Task { @MainActor in
            var loaded: [T] = []
            for item in event.items { if let value = await item.load(T.self) { loaded.append(value) } }
            if !loaded.isEmpty { _ = action(loaded, event.place) }
          }
        }
        return true
      })
  }

  /// Takes what is dropped on this view and conforms to one of the types.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    nonisolated(unsafe) let action = action
    return DragView(
      content: self, types: supportedContentTypes,
      event: { event in
        switch event.stage {
        case .entered: isTargeted?.wrappedValue = true
        case .moved: break
        case .left: isTargeted?.wrappedValue = false
        case .dropped:
          isTargeted?.wrappedValue = false
          return action(DropInfo(event: event).itemProviders(for: supportedContentTypes), event.place)
        }
        return true
      })
  }
  /// Has `delegate` decide about what is dragged over this view.
  public nonisolated func onDrop<D: DropDelegate>(of supportedContentTypes: [UTType], delegate: D)
    -> some View
  {
    nonisolated(unsafe) let delegate = delegate
    return DragView(
      content: self, types: supportedContentTypes,
      event: { event in
        let info = DropInfo(event: event)
        switch event.stage {
        case .entered:
          guard delegate.validateDrop(info: info) else { return false }
          delegate.dropEntered(info: info)
          return true
        case .moved:
          let operation = delegate.dropUpdated(info: info)?.operation
          return operation != .forbidden && operation != .cancel && delegate.validateDrop(info: info)
        case .left:
          delegate.dropExited(info: info)
          return false
        case .dropped: return delegate.validateDrop(info: info) && delegate.performDrop(info: info)
        }
      })
  }
  /// The older form, with identifiers of types.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }
  public nonisolated func onDrop<D: DropDelegate>(of supportedTypes: [String], delegate: D) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}
