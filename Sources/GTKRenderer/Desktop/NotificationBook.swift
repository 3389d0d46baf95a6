import SwiftUICore

/// What a program has on the desktop, by the names it was shown under. A service says its number of a notification only in
/// its answer: what is wanted of it until then is kept, and so is what becomes of it.
struct NotificationBook {
  enum Wish: Equatable {
    case show(DesktopNotification)
    case remove
  }
  private struct Entry {
    /// The service's number of what is on the desktop; nil: nothing of it is known to be there.
    var number: UInt32?
    /// Whether the service's answer is awaited.
    var isAsked = false
    /// What was wanted of it meanwhile. The last counts alone.
    var next: Wish?
  }
  private var entries: [String: Entry] = [:]
  /// What became of notifications whose number nobody knows yet. Signals are those of all programs.
  private var early: [(number: UInt32, event: NotificationEvent)] = []
  private static let mostEarly = 64

  var count: Int { entries.count }

  /// A notification is to be shown.
  /// - Returns: the number of what it takes the place of, 0: of nothing; nil: the service is being asked, and nothing is to
  ///   be done before it has answered.
  mutating func show(_ notification: DesktopNotification, as name: String) -> UInt32? {
    var entry = entries[name] ?? Entry()
    defer { entries[name] = entry }
    if entry.isAsked {
      entry.next = .show(notification)
      return nil
    }
    entry.isAsked = true
    return entry.number ?? 0
  }

  /// A notification is to go.
  /// - Returns: the number of what is to be closed now.
  mutating func remove(_ name: String) -> UInt32? {
    guard let entry = entries[name] else { return nil }
    if entry.isAsked {
      entries[name]?.next = .remove
      return nil
    }
    entries[name] = nil
    return entry.number
  }

  struct Answered {
    /// What has become of it already.
    var events: [NotificationEvent] = []
    /// What is to be closed, or shown in its place.
    var close: UInt32?
    var show: DesktopNotification?
  }

  /// The service has shown what it was asked to.
  /// - Parameter number: nil: it has not.
  mutating func answered(_ number: UInt32?, for name: String) -> Answered {
    var result = Answered()
    let next = entries[name]?.next
    var known = number
    for (early, event) in early where early == number && next != .remove {
      if case .closed = event {
        known = nil
        // Something takes its place.
        if next != nil { continue }
      }
      result.events.append(event)
    }
    early.removeAll { $0.number == number }
    switch next {
    case .remove: result.close = known
    case .show(let notification): result.show = notification
    case nil: break
    }
    entries[name] = known != nil && next != .remove ? Entry(number: known) : nil
    if !entries.values.contains(where: \.isAsked) { early = [] }
    return result
  }

  /// Something has become of a notification.
  /// - Returns: its name, where that is to be told now.
  mutating func happened(_ event: NotificationEvent, to number: UInt32) -> String? {
    guard let name = entries.first(where: { $0.value.number == number })?.key else {
      guard entries.values.contains(where: \.isAsked) else { return nil }
      if early.count == Self.mostEarly { early.removeFirst() }
      early.append((number, event))
      return nil
    }
    guard case .closed = event else { return name }
    if entries[name]?.isAsked == true {
      // What is about to take its place is on the way, and what is told of is that.
      entries[name]?.number = nil
      return nil
    }
    entries[name] = nil
    return name
  }
}
