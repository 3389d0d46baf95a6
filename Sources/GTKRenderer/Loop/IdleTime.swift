import CGTK

extension GTKRenderer {
  /// Does something once, when nothing else is to be done.
  package static func whenIdle(_ perform: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_LOW, errandDue, Unmanaged.passRetained(Errand(perform)).toOpaque(), errandOver)
  }

  /// Does something once, so many milliseconds later.
  static func after(milliseconds: UInt32, _ perform: @escaping @MainActor () -> Void) {
    let errand = Unmanaged.passRetained(Errand(perform))
    g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, errandDue, errand.toOpaque(), errandOver)
  }

  /// Does something once, when the program's first frame is out and nothing else is to be done. To wait for idle time alone
  /// would not do: a program that starts has some while the display makes its window.
  /// - Parameter milliseconds: after which it is done all the same; nil: a program that shows nothing, or is never idle, never
  ///   does it.
  package static func afterFirstFrame(
    within milliseconds: UInt32? = nil, _ perform: @escaping @MainActor () -> Void
  ) {
    let errand = Errand(perform)
    faves_first_frame_then(errandDue, Unmanaged.passRetained(errand).toOpaque(), errandOver)
    guard let milliseconds else { return }
    g_timeout_add_full(
      G_PRIORITY_HIGH, milliseconds, errandDue, Unmanaged.passRetained(errand).toOpaque(), errandOver)
  }
}

/// What is done once, by whichever of its sources comes first.
@MainActor
private final class Errand {
  private var perform: (@MainActor () -> Void)?

  init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }

  func run() {
    let due = perform
    perform = nil
    due?()
  }
}

// The sources hold what they are given until they are over, and run on the main thread only.
private let errandDue: GSourceFunc = { data in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<Errand>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().run()
  }
  return 0
}
private let errandOver: GDestroyNotify = { data in
  if let data { Unmanaged<Errand>.fromOpaque(data).release() }
}
