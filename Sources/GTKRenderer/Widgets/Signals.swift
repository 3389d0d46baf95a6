import CGTK

/// A connection of a signal; keeps the instance until it is disconnected.
struct SignalHandler {
  let instance: UnsafeMutableRawPointer
  let id: gulong

  init(instance: UnsafeMutableRawPointer, id: gulong) {
    self.instance = faves_ref(instance)
    self.id = id
  }

  func disconnect() {
    faves_signal_disconnect(instance, id)
    faves_unref(instance)
  }
}

/// Handlers of signals: `(instance, data)`, and with one argument in between.
typealias SignalFunction = @convention(c) (gpointer?, gpointer?) -> Void
typealias SignalFunction1 = @convention(c) (gpointer?, gpointer?, gpointer?) -> Void
/// The same for signals that ask whether they were handled.
typealias AskingFunction = @convention(c) (gpointer?, gpointer?) -> gboolean
typealias AskingFunction1 = @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean

extension GTKWidget {
  @discardableResult
  final func on(_ signal: String, of instance: Native, _ handler: SignalFunction) -> gulong {
    connect(signal, on: instance, to: unsafeBitCast(handler, to: GCallback.self))
  }
  @discardableResult
  final func on(_ signal: String, of instance: Native, with handler: SignalFunction1) -> gulong {
    connect(signal, on: instance, to: unsafeBitCast(handler, to: GCallback.self))
  }
  @discardableResult
  final func ask(_ signal: String, of instance: Native, _ handler: AskingFunction) -> gulong {
    connect(signal, on: instance, to: unsafeBitCast(handler, to: GCallback.self))
  }
  @discardableResult
  final func ask(_ signal: String, of instance: Native, with handler: AskingFunction1) -> gulong {
    connect(signal, on: instance, to: unsafeBitCast(handler, to: GCallback.self))
  }
}

/// Calls `body` with the widget a signal handler has as its data, unless it is being destroyed. GTK's signals come on
/// the main thread. Pointers go in as numbers: Swift cannot know that they stay on this thread.
@discardableResult
func receive<W: GTKWidget, R: Sendable>(
  _ data: gpointer?, as type: W.Type, otherwise: R, _ body: @MainActor (W) -> R
) -> R {
  let address = UInt(bitPattern: data)
  return MainActor.assumeIsolated {
    let widget = Unmanaged<W>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
    return widget.isDestroyed ? otherwise : body(widget)
  }
}

func receive<W: GTKWidget>(_ data: gpointer?, as type: W.Type, _ body: @MainActor (W) -> Void) {
  receive(data, as: type, otherwise: (), body)
}
