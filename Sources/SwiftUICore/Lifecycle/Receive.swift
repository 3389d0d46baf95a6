/// Calls a function with what a publisher sends, while the view is on screen.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension _SubscriptionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    SubscriptionNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: SubscriptionNode<P, C>.self).patch(with: modifier, on: content)
  }
}

final class SubscriptionNode<P: Publisher, Content: View>: SingleChildNode where P.Failure == Never {
  private var modifier: _SubscriptionModifier<P>
  private var cancellable: AnyCancellable?

  init(_ modifier: _SubscriptionModifier<P>, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    subscribe()
  }

  private func subscribe() { cancellable = Self.follow(modifier.publisher, for: self) }

  /// Publishers may send on any thread. What a function of the main actor hands to them would be held to the main actor,
  /// and stop the program elsewhere.
  private nonisolated static func follow(_ publisher: P, for node: SubscriptionNode) -> AnyCancellable {
    publisher.sink { [weak node] output in
      nonisolated(unsafe) let output = output
      if isOnMainActor() {
        withMainActorUnchecked { node?.modifier.action(output) }
      } else {
        // Handed over whole; the publisher's thread does not touch it again by contract of Combine.
        DispatchQueue.main.async { MainActor.assumeIsolated { node?.modifier.action(output) } }
      }
    }
  }

  func patch(with new: _SubscriptionModifier<P>, on content: Content) {
    let isSamePublisher = areSame(modifier.publisher, new.publisher)
    modifier = new
    Content._patch(child!, with: content)
    if !isSamePublisher { subscribe() }
  }

  override func unmount() {
    cancellable = nil
    super.unmount()
  }
}

extension View {
  /// Calls `action` with each value that `publisher` sends.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
