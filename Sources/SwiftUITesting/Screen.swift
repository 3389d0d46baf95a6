package import HeadlessRenderer
@_exported import SwiftUICore

/// A view shown in memory, for tests: find what is on it, use it as a person would, and see what that cost.
///
///     let screen = Screen { Counter() }
///     screen.button("Add").tap()
///     #expect(screen.texts.contains("1"))
@MainActor
public final class Screen {
  package let renderer: HeadlessRenderer
  package let graph: Graph
  package let running: _RunningNode

  /// Shows the view in a window.
  /// - Parameter state: what the windows of an earlier launch have kept.
  public init<Content: View>(
    restoring state: SceneState = SceneState(), @ViewBuilder _ content: () -> Content
  ) {
    renderer = HeadlessRenderer(sceneStates: SceneStates(state.values))
    graph = Graph(renderer: renderer)
    running = HostedView(content(), in: graph)
    flush()
  }

  /// Runs an app and shows its first window.
  public init<A: App>(app: A, restoring state: SceneState = SceneState()) {
    renderer = HeadlessRenderer(sceneStates: SceneStates(state.values))
    graph = Graph(renderer: renderer)
    running = AppNode(app, in: graph)
    flush()
  }

  /// Brings the screen up to date with everything written so far; interactions do so by themselves.
  public func flush() {
    renderer.frameBegins()
    repeat {
      EventTurn.end()
      renderer.isFlushRequested = false
      graph.flush()
      renderer.tellSizes()
      renderer.tellPlaces()
    } while EventTurn.isToBeEnded || renderer.isFlushRequested && graph.needsFlush
  }

  /// Whether animated changes take their time; false unless a test sets it: they then show at once.
  public var showsAnimations: Bool {
    get { renderer.clock.isEnabled }
    set {
      renderer.clock.isEnabled = newValue
      graph.animationsChanged()
    }
  }
  /// Whether anything is on the move. When nothing is, no frame is asked for.
  public var isAnimating: Bool { renderer.clock.isRunning }

  /// Lets so much time pass, in seconds, frame by frame: animations go on, timers of gestures fire.
  public func advance(by seconds: Double) {
    flush()
    renderer.clock.advance(by: seconds) { flush() }
  }

  /// Takes everything off the screen.
  public func close() {
    running.stop()
    flush()
  }

  // MARK: what is on it

  /// What is in front: the alert, sheet or cover presented last, or the window.
  public var front: Element {
    guard let front = renderer.presented.last else { fatalError("Nothing is on the screen.") }
    return Element(front, on: self)
  }
  /// The window, and every sheet, cover and alert in front of it, the frontmost last.
  public var presented: [Element] { renderer.presented.map { Element($0, on: self) } }
  /// Every text in front, in view order.
  public var texts: [String] { front.texts }
  /// The title of what is in front.
  public var title: String { front.title }

  public func text(_ text: String) -> Element { front.text(text) }
  public func button(_ title: String) -> Element { front.button(title) }
  public func field(_ label: String) -> Element { front.field(label) }
  public func toggle(_ label: String) -> Element { front.toggle(label) }
  public func slider(_ label: String) -> Element { front.slider(label) }
  public func picker(_ label: String) -> Element { front.picker(label) }
  public func stepper(_ label: String) -> Element { front.stepper(label) }
  public var editor: Element { front.editor }
  public var list: Element { front.list }
  public var scrollView: Element { front.scrollView }
  /// Whether a text is in front.
  public func shows(_ text: String) -> Bool { texts.contains(text) }

  /// Whether what is in front has a back button: without it, or where `navigationBarBackButtonHidden` hides it, neither keys
  /// nor swipes go back either, and the way is the program's own.
  public var canGoBack: Bool {
    (front.widget.anyDescription as? WindowDescription).map { $0.canGoBack && $0.showsBack } ?? false
  }
  /// Presses the back button of what is in front.
  public func goBack() {
    guard let window = front.widget.anyDescription as? WindowDescription, window.canGoBack else {
      fatalError("There is nothing to go back to.")
    }
    guard window.showsBack else { fatalError("The back button is hidden: no person can go back by it.") }
    act { window.goBack() }
  }

  // MARK: what it cost

  /// Evaluations of `body` since `resetCounts`.
  public var bodies: Int { graph.counts.bodies }
  /// Runs of a `ForEach`'s content closure since `resetCounts`.
  public var contents: Int { graph.counts.contents }
  /// The type of each view whose `body` was evaluated since `recordBodies`, in order.
  public var evaluated: [String] { graph.counts.evaluated ?? [] }
  /// Looks of views that follow their place since `resetCounts`.
  public var looks: Int { graph.counts.looks }
  /// What the views asked of the renderer since `resetCounts`, one line each.
  public var operations: [String] { renderer.log.lines }

  /// Starts all counts over, and records which bodies run from now on.
  public func resetCounts() {
    graph.counts.evaluated = []
    graph.counts.reset()
    renderer.log.clear()
  }

  /// URLs that were opened.
  public var openedURLs: [URL] { renderer.openedURLs }

  /// Runs `action` as one event, and updates the screen.
  public func act(_ action: () -> Void) {
    action()
    flush()
  }

  /// Sets a value of the environment that comes from the desktop.
  public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    act { running.setEnvironment(keyPath, value) }
  }

  /// Nodes alive in the process.
  public static var liveNodes: Int { liveNodeCount.load(ordering: .relaxed) }
  /// Headless widgets alive in the process.
  public static var liveWidgets: Int { liveWidgetCount.load(ordering: .relaxed) }
}
