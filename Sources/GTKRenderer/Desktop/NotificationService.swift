import CGTK
import SwiftUICore

/// The desktop's notification service on the session bus, as freedesktop.org describes it
/// (Desktop Notifications Specification 1.2). Nothing of it is there before the first notification.
@MainActor
package final class NotificationService {
  /// nil: there is no session bus.
  package static let shared = NotificationService()

  /// Gets what becomes of the notification that was shown under a name.
  package var happened: (_ name: String, NotificationEvent) -> Void = { _, _ in }

  /// As long as the program runs: the connection is that of the whole process.
  private let bus: OpaquePointer
  private var book = NotificationBook()
  /// Whether the service reads `<` and `&` as markup; nil: it has not said yet.
  private var readsMarkup: Bool?

  private init?() {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    self.bus = bus
    for signal in ["ActionInvoked", "NotificationClosed"] {
      // Never taken off: this object is never freed.
      g_dbus_connection_signal_subscribe(
        self.bus, Self.name, Self.interface, signal, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE, told,
        Unmanaged.passUnretained(self).toOpaque(), nil)
    }
  }

  /// Shows a notification, in the place of what is on the desktop under the same name.
  package func show(_ notification: DesktopNotification, as name: String) {
    guard let replaced = book.show(notification, as: name) else { return }
    ask(for: notification, as: name, replacing: replaced)
  }

  private func ask(for notification: DesktopNotification, as name: String, replacing number: UInt32) {
    guard let readsMarkup else {
      return call("GetCapabilities", nil, reply: "(as)") { [self] reply in
        guard let reply else { return answered(nil, for: notification, as: name) }
        self.readsMarkup = Self.strings(in: reply).contains("body-markup")
        ask(for: notification, as: name, replacing: number)
      }
    }
    let arguments = notification.arguments(replacing: number, markup: readsMarkup)
    call("Notify", arguments, reply: "(u)") { [self] reply in
      answered(reply.map { Self.number(in: $0) }, for: notification, as: name)
    }
  }

  private func answered(_ number: UInt32?, for notification: DesktopNotification, as name: String) {
    let answer = book.answered(number, for: name)
    if number == nil { Diagnostics.warn("No notification service shows \"\(notification.title)\".") }
    for event in answer.events { happened(name, event) }
    if let next = answer.show { return show(next, as: name) }
    if number == nil { return happened(name, .notShown) }
    if let number = answer.close { close(number) }
  }

  /// Takes a notification off the desktop.
  package func remove(_ name: String) {
    if let number = book.remove(name) { close(number) }
  }

  private func close(_ number: UInt32) {
    call("CloseNotification", .tuple([.number(number)]), reply: nil) { _ in }
  }

  // MARK: the bus

  private static let name = "org.freedesktop.Notifications"
  private static let interface = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  /// - Parameter reply: the type of what is answered; nil: nothing is.
  /// - Parameter answered: gets the answer, which is valid until it returns, or nil where there is none.
  private func call(
    _ method: String, _ arguments: OpaquePointer?, reply: String?,
    _ answered: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    let type = reply.map { g_variant_type_new($0) }
    g_dbus_connection_call(
      bus, Self.name, Self.path, Self.interface, method, arguments, type ?? nil, G_DBUS_CALL_FLAGS_NONE, -1,
      nil, replied, Unmanaged.passRetained(Answer(answered)).toOpaque())
    if let type { g_variant_type_free(type) }
  }

  fileprivate func tell(_ signal: String, _ arguments: OpaquePointer) {
    guard let second = g_variant_get_child_value(arguments, 1) else { return }
    defer { g_variant_unref(second) }
    let event: NotificationEvent =
      signal == "ActionInvoked"
      ? .chosen(String(cString: g_variant_get_string(second, nil)))
      // 2: "dismissed by the user".
      : .closed(byPerson: g_variant_get_uint32(second) == 2)
    if let name = book.happened(event, to: Self.number(in: arguments)) { happened(name, event) }
  }

  private static func number(in tuple: OpaquePointer) -> UInt32 {
    guard let child = g_variant_get_child_value(tuple, 0) else { return 0 }
    defer { g_variant_unref(child) }
    return g_variant_get_uint32(child)
  }

  private static func strings(in tuple: OpaquePointer) -> [String] {
    guard let list = g_variant_get_child_value(tuple, 0) else { return [] }
    defer { g_variant_unref(list) }
    return (0..<g_variant_n_children(list)).compactMap { index in
      guard let child = g_variant_get_child_value(list, index) else { return nil }
      defer { g_variant_unref(child) }
      return String(cString: g_variant_get_string(child, nil))
    }
  }
}

/// What is to be done with an answer.
@MainActor
private final class Answer {
  let answered: @MainActor (OpaquePointer?) -> Void
  init(_ answered: @escaping @MainActor (OpaquePointer?) -> Void) { self.answered = answered }
}

/// GIO calls it in the main loop, once for each call.
private let replied: GAsyncReadyCallback = { connection, result, data in
  let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
  // The balance of `passRetained` in `call`.
  let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
  let address = UInt(bitPattern: reply)
  MainActor.assumeIsolated { answer.answered(OpaquePointer(bitPattern: address)) }
  if let reply { g_variant_unref(reply) }
}

/// GIO calls it in the main loop, where it was subscribed.
private let told: GDBusSignalCallback = { _, _, _, _, signal, arguments, data in
  guard let signal, let arguments else { return }
  let name = String(cString: signal)
  let addresses = (arguments: UInt(bitPattern: arguments), service: UInt(bitPattern: data))
  MainActor.assumeIsolated {
    // The service lives as long as the process.
    Unmanaged<NotificationService>.fromOpaque(UnsafeRawPointer(bitPattern: addresses.service)!)
      .takeUnretainedValue().tell(name, OpaquePointer(bitPattern: addresses.arguments)!)
  }
}
