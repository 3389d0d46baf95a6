import CGTK

/// libhandy, started with the first thing of it: it brings a style sheet, and asks GTK for its icons.
@MainActor
enum Handy {
  /// How often something wanted it.
  private(set) static var uses = 0

  static func start() {
    uses += 1
    if uses == 1 { hdy_init() }
  }
}
