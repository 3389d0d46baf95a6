/// What all ``Published`` properties have in common: who is to be told of a change.
@usableFromInline class PublishedStorageBase {
  final let lock = Lock.make()
  private final var willChange: ObservableObjectPublisher?

  final var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { willChange } }
    set { lock.withLock { willChange = newValue } }
  }
}

/// The value of one ``Published`` property, and its subscribers once it has any.
@usableFromInline final class PublishedStorage<Value>: PublishedStorageBase {
  private enum State {
    case alone(Value)
    case shared(Hub<Value, Never>)
  }

  private var state: State
  private var feeds: Feeds?

  @usableFromInline init(_ value: Value) { state = .alone(value) }

  deinit {
    feeds?.cancel()
    if case .shared(let hub) = state { hub.detachAll() }
  }

  @usableFromInline var value: Value {
    switch lock.withLock({ state }) {
    case .alone(let value): value
    case .shared(let hub): hub.value
    }
  }

  /// Tells the object's observers, then the property's subscribers, and then changes the value.
  @usableFromInline func send(_ value: Value) {
    objectWillChange?.send()
    var next = State.alone(value)
    lock.lock()
    guard case .shared(let hub) = state else {
      swap(&state, &next)
      return lock.unlock()
    }
    lock.unlock()
    hub.announce(value)
  }

  func attach(_ subscriber: any Subscriber<Value, Never>) {
    hub().attach(subscriber)
  }

  /// Keeps an upstream that feeds this property for as long as the property lives.
  func feed(by subscription: any Subscription) {
    let feeds = lock.withLock {
      let feeds = self.feeds ?? Feeds()
      self.feeds = feeds
      return feeds
    }
    feeds.open()
    feeds.add(subscription)
  }

  private func hub() -> Hub<Value, Never> {
    var replaced: State?
    let hub = lock.withLock {
      switch state {
      case .shared(let hub): return hub
      case .alone(let value):
        let hub = Hub<Value, Never>("PublishedSubject", latest: value)
        replaced = state
        state = .shared(hub)
        return hub
      }
    }
    withExtendedLifetime(replaced) {}
    return hub
  }
}
