import CBench
import CGTK

/// Milliseconds until what `body` does is drawn.
@MainActor
func timeUntilDrawn(_ body: () -> Void) -> Double {
  withoutActuallyEscaping(body) { body in
    let call = Call(body)
    return withExtendedLifetime(call) {
      cbench_timed(
        { Unmanaged<Call>.fromOpaque($0!).takeUnretainedValue().body() },
        Unmanaged.passUnretained(call).toOpaque())
    }
  }
}

/// Milliseconds until the texts that `body` brings are in a frame.
@MainActor
func timeUntilShown(in window: UnsafeMutablePointer<GtkWidget>, _ body: () -> Void) -> Double {
  withoutActuallyEscaping(body) { body in
    let call = Call(body)
    return withExtendedLifetime(call) {
      cbench_shown(
        window, { Unmanaged<Call>.fromOpaque($0!).takeUnretainedValue().body() },
        Unmanaged.passUnretained(call).toOpaque())
    }
  }
}

/// A closure for C to hold.
private final class Call {
  var body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
