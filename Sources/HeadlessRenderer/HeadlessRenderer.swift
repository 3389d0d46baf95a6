import Foundation
package import SwiftUICore

/// Shows descriptions in memory: the renderer contract without a display, with a log of every operation.
@MainActor
package final class HeadlessRenderer: Renderer {
  /// Every operation since the log was last cleared, in order.
  package let log = OperationLog()
  /// What is presented (windows, sheets, alerts), in the order it was.
  package private(set) var presented: [HeadlessWidget] = []
  /// URLs that were to be opened.
  package private(set) var openedURLs: [URL] = []
  package let desktop = DesktopValues()
  package var newWindowConditions: WindowConditions? { nil }
  var conditionsByWindow: [ObjectIdentifier: WindowConditions] = [:]
  package let headlessFocus = HeadlessFocus()
  /// Whether the graph waits for a flush.
  package var isFlushRequested = false

  package let sceneStates: SceneStates

  /// - Parameter sceneStates: what an earlier launch has left.
  /// What wants to know its size.
  var geometryReaders: [GeometryReaderReference] = []

  /// What makes its rows as they come into sight.
  var lazyLines: [LazyLinesReference] = []

  /// What stays where it is anchored.
  var scrolls: [ScrollReference] = []

  package init(sceneStates: SceneStates = SceneStates()) { self.sceneStates = sceneStates }

  package func makeWidget<D: Description>(for description: D) -> any DescribedWidget<D> {
    if let list = description as? ListDescription {
      let widget = HeadlessList(list, in: self)
      log.append(.make(widget.name))
      // `D` is `ListDescription` here.
      return widget as! any DescribedWidget<D>
    }
    if let scroll = description as? ScrollDescription {
      let widget = HeadlessScroll(scroll, in: self)
      scrolls.append(ScrollReference(widget: widget))
      log.append(.make(widget.name))
      // `D` is `ScrollDescription` here.
      return widget as! any DescribedWidget<D>
    }
    if let lines = description as? LazyLinesDescription {
      let widget = HeadlessLazyLines(lines, in: self)
      lazyLines.append(LazyLinesReference(widget: widget))
      log.append(.make(widget.name))
      // `D` is `LazyLinesDescription` here.
      return widget as! any DescribedWidget<D>
    }
    // Texts are most of all widgets, and to copy or cast what describes them takes as long as to make them.
    let type: TypedHeadlessWidget<D>.Type =
      D.self == TextDescription.self
      ? HeadlessText.self as! TypedHeadlessWidget<D>.Type : TypedHeadlessWidget<D>.self
    let widget = type.init(description, in: self)
    if description is GeometryDescription { geometryReaders.append(GeometryReaderReference(widget: widget)) }
    log.append(.make(widget.name))
    return widget
  }

  package func present(_ widget: any Widget, over anchor: (any Widget)?) {
    let widget = widget as! HeadlessWidget
    presented.append(widget)
    log.append(.present(widget.name))
    headlessFocus.presented(widget, over: anchor as? HeadlessWidget)
  }

  package func raise(_ widget: any Widget) {
    let widget = widget as! HeadlessWidget
    let raised = presented.filter {
      $0 === widget || headlessFocus.stack(from: $0).contains { $0 === widget }
    }
    presented.removeAll { window in raised.contains { $0 === window } }
    presented += raised
    log.append(.raise(widget.name))
    headlessFocus.raised()
  }

  package func dismiss(_ widget: any Widget) {
    let widget = widget as! HeadlessWidget
    presented.removeAll { $0 === widget }
    log.append(.dismiss(widget.name))
    widget.destroy()
    headlessFocus.dismissed(widget)
  }

  /// The time of frames and timers.
  package let clock = HeadlessFrameClock()
  package func makeFrameClock() -> any FrameClock { clock }

  /// What was copied last.
  package var clipboard: [DragItem] = []

  /// What is pressed.
  package var press: HeadlessPress?

  package func words(for symbol: String) -> String { symbol }
  package func components(of color: Color) -> ColorComponents { HeadlessColors.components(of: color) }

  package func requestFlush() { isFlushRequested = true }
  package func requestLaterFlush() { requestFlush() }

  var places: [PlacesReference] = []
  package func tellPlaces(to places: Places) { self.places.append(PlacesReference(places: places)) }

  package var appInformation = AppInformation(name: "App")
  /// How often the app was asked what it is.
  package private(set) var aboutCount = 0
  /// The keys that were shown last.
  package private(set) var shownShortcuts: [ShortcutGroup] = []
  package func showAbout(over window: any Widget) { aboutCount += 1 }
  package func showShortcuts(_ groups: [ShortcutGroup], over window: any Widget) { shownShortcuts = groups }

  /// What was done with text that has the focus.
  package private(set) var edits: [TextEditing] = []
  package func canEdit(_ operation: TextEditing, in window: any Widget) -> Bool {
    headlessFocus.widget(in: window as! HeadlessWidget)?.anyDescription is TextFieldDescription
  }
  package func edit(_ operation: TextEditing, in window: any Widget) { edits.append(operation) }

  /// Nothing is decoded here.
  package func isPicture(_ data: Data) -> Bool { true }

  package func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }
}
