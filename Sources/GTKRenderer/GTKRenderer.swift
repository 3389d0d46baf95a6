import CGTK
import Foundation
import SwiftUICore

/// Shows descriptions as GTK widgets.
@MainActor
package final class GTKRenderer: Renderer {
  /// Brings the views up to date; set by the app to its graph's flush.
  package var flush: @MainActor () -> Void = {}
  /// Windows, sheets and alerts that are on screen, in the order they came.
  package private(set) var presented: [any PresentedWidget] = []
  /// Whether sheets without a title are about to be named.
  var namesSheets = false

  /// What windows start with; nil: each as it is described.
  var windowSizes: WindowSizes?

  private var afterFlush: [() -> Void] = []
  /// The app's name on the session bus, where it has one.
  var instance: SingleInstance?
  /// Gets what another start of the program, or the desktop, wants the app to open.
  package var opened: (@MainActor ([URL]) -> Void)?
  /// What windows keep from one launch to the next; read from the disk when the first window asks.
  package private(set) lazy var sceneStates = SceneStateFile.current.restored()
  package let focus = FocusTracking()
  /// The window that gets the keys, or got them last.
  weak var activeWindow: WindowWidget?
  /// The keys that are down, by their codes: a further press of them is a repetition.
  var heldKeys: Set<UInt16> = []
  /// Menus that are open, the last one opened at the end.
  var openMenus: [MenuPopup] = []
  let lostFocus = LostFocus()
  private let settings = DesktopSettings()
  package var desktop: DesktopValues { settings.values }
  let accessiblePairs = AccessiblePairs()
  let loop = MainLoop()
  package let discarded = DiscardedWidgets()

  /// GTK is initialised; `GTKRenderer.start` sees to it.
  init() {
    loop.install { [weak self] in self?.flushNow() }
    TurnSource.install()
    faves_wheel_leaves_values()
  }

  package func makeWidget<D: Description>(for description: D) -> any DescribedWidget<D> {
    guard let kind = GTKKinds.find(D.self) else { Diagnostics.stop("GTKRenderer shows no \(D.self).") }
    return make(kind, description)
  }

  /// `Kind` is `D`; casts in terms of values would look both up again for every widget. The result is taken over
  /// through memory: `unsafeBitCast` asks the runtime for the size of the constrained existential, and that is wrong.
  private func make<Kind: GTKDescribed, D: Description>(
    _ kind: Kind.Type, _ description: D
  ) -> any DescribedWidget<D> {
    var widget = Kind.makeWidget(unsafeBitCast(description, to: Kind.self), in: self)
    return withUnsafePointer(to: &widget) {
      UnsafeRawPointer($0).assumingMemoryBound(to: (any DescribedWidget<D>).self).pointee
    }
  }

  /// Whether descriptions of this type can be shown.
  package static func supports(_ type: any Description.Type) -> Bool {
    GTKKinds.find(type) != nil
  }

  // MARK: presentation

  package func present(_ widget: any Widget, over anchor: (any Widget)?) {
    // Nearly all that is presented are windows, and whether it is one is quickly known.
    guard let widget: any PresentedWidget = widget as? WindowWidget ?? widget as? any PresentedWidget else {
      Diagnostics.stop("\(type(of: widget)) is not presented but inserted.")
    }
    presented.append(widget)
    widget.present(over: anchor.map(GTKWidget.downcast))
  }

  package func raise(_ widget: any Widget) {
    guard let window = widget as? WindowWidget else { return }
    gtk_window_present(cast(window.toplevel.native))
  }

  package func dismiss(_ widget: any Widget) {
    presented.removeAll { $0 === widget }
    (widget as? any PresentedWidget)?.withdraw()
    widget.destroy()
    // A window that the same action opened comes with the flush.
    if loop.isRunning && isDone { afterNextFlush { [weak self] in if let self, isDone { loop.quit() } } }
  }

  /// Whether no window is left that the app runs for.
  private var isDone: Bool { !presented.contains(where: \.keepsAppRunning) }

  package func isPicture(_ data: Data) -> Bool { PictureData.size(of: data) != nil }

  package func open(_ url: URL) -> Bool {
    gtk_show_uri_on_window(nil, url.absoluteString, guint32(GDK_CURRENT_TIME), nil) != 0
  }

  // MARK: flush

  package func requestFlush() { faves_flush_request() }

  package func requestLaterFlush() { faves_flush_request_later() }

  /// Runs `action` once after the next flush.
  func afterNextFlush(_ action: @escaping () -> Void) {
    afterFlush.append(action)
    requestFlush()
  }

  private func flushNow() {
    lostFocus.during {
      flush()
      for menu in openMenus { menu.follow() }
      let actions = afterFlush
      afterFlush = []
      for action in actions { action() }
      nameSheetsSoon()
    } moved: {
      focus.changed()
    }
  }
}

/// A widget that is not inserted into another but stands in front of it.
@MainActor
package protocol PresentedWidget: GTKWidget {
  /// Whether the app goes on as long as this is on screen.
  var keepsAppRunning: Bool { get }
  func present(over anchor: GTKWidget?)
  /// Takes it off the screen before it is destroyed.
  func withdraw()
}
