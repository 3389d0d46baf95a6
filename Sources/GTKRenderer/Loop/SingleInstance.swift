import CGTK
import Foundation
import SwiftUICore

/// An app's name on the session bus: who has it is the one instance of the app, and whoever starts the app again asks it to
/// come to the front.
@MainActor
final class SingleInstance {
  // Never let go: GLib takes that for a mistake in a program that does not run its loop.
  nonisolated(unsafe) private let application: UnsafeMutablePointer<GApplication>
  private let activation: gulong
  private let opening: gulong

  /// - Parameter renderer: what is raised; it outlives this.
  init?(_ applicationID: String, raising renderer: GTKRenderer) {
    guard g_application_id_is_valid(applicationID) != 0,
      let made = gtk_application_new(applicationID, G_APPLICATION_HANDLES_OPEN)
    else { return nil }
    let application = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GApplication.self)
    let activated: SignalFunction = { _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        Unmanaged<GTKRenderer>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
          .raise()
      }
    }
    self.application = application
    activation = faves_signal_connect(
      application, "activate", unsafeBitCast(activated, to: GCallback.self),
      Unmanaged.passUnretained(renderer).toOpaque())
    opening = faves_signal_connect(
      application, "open", unsafeBitCast(filesOpened, to: GCallback.self),
      Unmanaged.passUnretained(renderer).toOpaque())
    // Without a bus this succeeds too, and nobody else is found.
    var failure: UnsafeMutablePointer<GError>?
    if g_application_register(application, nil, &failure) == 0 {
      let reason = failure.map { String(cString: $0.pointee.message) } ?? "no reason given"
      g_clear_error(&failure)
      Diagnostics.warn("\(applicationID) is not known on the session bus: \(reason)")
    }
  }

  deinit {
    faves_signal_disconnect(application, activation)
    faves_signal_disconnect(application, opening)
  }

  /// Whether an app's name is taken: by another process, as long as this one has not asked for it. That is asked on any
  /// thread, and before GTK is there; the connection is the one that the name is asked for with.
  nonisolated static func isTaken(_ applicationID: String) -> Bool {
    guard g_application_id_is_valid(applicationID) != 0,
      let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
    else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    var name: OpaquePointer? = g_variant_new_string(applicationID)
    guard
      let reply = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
        g_variant_new_tuple(&name, 1), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    else { return false }
    defer { g_variant_unref(reply) }
    guard let answer = g_variant_get_child_value(reply, 0) else { return false }
    defer { g_variant_unref(answer) }
    return g_variant_get_boolean(answer) != 0
  }

  var isFirst: Bool { g_application_get_is_remote(application) == 0 }

  /// Lets the next start be an instance of its own.
  func end() {
    guard let bus = g_application_get_dbus_connection(application) else { return }
    var name: OpaquePointer? = g_variant_new_string(g_application_get_application_id(application))
    let reply = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName",
      g_variant_new_tuple(&name, 1), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    if let reply { g_variant_unref(reply) }
  }

  /// Asks the first instance to come to the front, and to open `urls`; returns once that is on its way.
  func activateFirst(opening urls: [URL]) {
    if urls.isEmpty {
      g_application_activate(application)
    } else {
      var files: [OpaquePointer?] = urls.map { g_file_new_for_uri($0.absoluteString) }
      g_application_open(application, &files, gint(files.count), "")
      for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
    }
    if let bus = g_application_get_dbus_connection(application) {
      g_dbus_connection_flush_sync(bus, nil, nil)
    }
  }
}

extension GTKRenderer {
  /// Makes this process the one instance of an app, until `run` returns.
  ///
  /// - Parameter applicationID: as `g_application_id_is_valid` has it, `org.example.App`. Another name, or a session
  ///   without a bus, has any number of instances.
  /// - Parameter urls: what the other instance is to open, where there is one.
  /// - Returns: false where another process is that instance; it was asked to come to the front.
  package func claim(_ applicationID: String, opening urls: [URL] = []) -> Bool {
    guard let instance = SingleInstance(applicationID, raising: self) else { return true }
    guard instance.isFirst else {
      instance.activateFirst(opening: urls)
      return false
    }
    self.instance = instance
    return true
  }

  /// Whether another process is the one instance of an app, asked before `claim`, on any thread.
  package nonisolated static func isClaimed(_ applicationID: String) -> Bool {
    SingleInstance.isTaken(applicationID)
  }

  /// Brings the app to the front: its window, and what stands in front of that.
  package func raise() {
    for widget in presented where widget.isToplevel && !widget.isSetAside {
      gtk_window_present(cast(widget.native))
    }
  }

  /// Closes the app's windows, as far as what is in them agrees.
  package func closeWindows() {
    for case let window as WindowWidget in presented where window.keepsAppRunning {
      window.description.close()
    }
  }
}

extension PresentedWidget {
  fileprivate var isToplevel: Bool { faves_is_window(native) != 0 }
  fileprivate var isSetAside: Bool { (self as? WindowWidget)?.description.isSetAside ?? false }
}

/// The desktop, or another start of the program, has something to open.
private let filesOpened: @convention(c) (gpointer?, gpointer?, gint, gpointer?, gpointer?) -> Void = {
  _, files, count, _, data in
  let list = files?.assumingMemoryBound(to: OpaquePointer?.self)
  let urls = (0..<Int(count)).compactMap { index -> URL? in
    guard let text = list?[index].flatMap({ g_file_get_uri($0) }) else { return nil }
    defer { g_free(text) }
    return URL(string: String(cString: text))
  }
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    let renderer = Unmanaged<GTKRenderer>.fromOpaque(UnsafeRawPointer(bitPattern: address)!)
      .takeUnretainedValue()
    renderer.raise()
    renderer.opened?(urls)
    renderer.requestFlush()
  }
}
