internal import HeadlessRenderer
import SwiftUICore

extension Element {
  /// Whether this, or something in it, has the focus of its window.
  public var isFocused: Bool { screen.renderer.holdsFocus(widget) }

  /// Puts the focus here, as a click would, or on the first thing in here that takes it.
  public func focus() {
    guard let taker = widget.focusTakers.first else { fatalError("Nothing in this \(kind) takes the focus.") }
    screen.act { screen.renderer.headlessFocus.move(to: taker, in: taker.window) }
  }

  /// Makes a window the active one, as by clicking its title.
  public func activate() { screen.act { screen.renderer.activate(widget.window) } }
}

extension Screen {
  /// What has the focus in the active window; nil: nothing.
  public var focused: Element? { renderer.focused.map { Element($0, on: self) } }

  /// Takes the focus from whatever has it in the active window.
  public func unfocus() {
    guard let window = renderer.activeWindow else { return }
    act { renderer.headlessFocus.move(to: nil, in: window) }
  }

  /// Moves the focus to the next thing in the active window that takes it; after the last comes the first.
  public func pressTab() {
    guard let window = renderer.activeWindow else { return }
    let takers = window.focusTakers
    guard !takers.isEmpty else { return }
    let place = takers.firstIndex { $0 === renderer.focused }.map { $0 + 1 } ?? 0
    act { renderer.headlessFocus.move(to: takers[place % takers.count], in: window) }
  }
}
