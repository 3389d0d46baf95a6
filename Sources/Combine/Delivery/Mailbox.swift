/// What a subscriber is about to receive.
enum Event<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
}

/// The events on their way to one subscriber, and which thread is delivering them. ``Outlet`` says how it is used.
struct Mailbox<Item> {
  /// Nil once taken: what has been taken must not live on here, nor be freed under the lock.
  private var items: [Item?] = []
  private var head = 0
  private var owner: ThreadID = 0

  var isEmpty: Bool { head == items.count }
  var count: Int { items.count - head }
  /// Those not yet taken.
  var waiting: [Item] { items[head...].compactMap { $0 } }

  mutating func post(_ item: Item) { items.append(item) }

  /// The next item, in the order they were posted.
  mutating func take() -> Item? {
    guard head < items.count else { return nil }
    let item = items[head]
    items[head] = nil
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: items.capacity <= 16)
      head = 0
    } else if head >= 64, head * 2 >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }

  /// Takes everything out at once, for the caller to free after unlocking.
  mutating func empty() -> [Item?] {
    let rest = items
    items = []
    head = 0
    return rest
  }

  /// Makes this thread the one that delivers.
  ///
  /// - Returns: What to hand to ``leave(_:)`` afterwards, or nil if another thread is at it, or there is nothing.
  mutating func enter() -> ThreadID? {
    isEmpty ? nil : enterAhead()
  }

  /// Makes this thread the one that delivers, whether or not there is anything.
  ///
  /// - Returns: What to hand to ``leave(_:)`` afterwards, or nil if another thread is at it.
  mutating func enterAhead() -> ThreadID? {
    let thread = currentThread()
    guard owner == 0 || owner == thread else { return nil }
    let outer = owner
    owner = thread
    return outer
  }

  mutating func leave(_ outer: ThreadID) { owner = outer }
}
