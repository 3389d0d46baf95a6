/// What a window does when a person asks it to close: Esc, its close button, or the shortcut.
///
/// A presentation with a cancel button that can be pressed has that pressed, as on a Mac: what is to be done with what was
/// begun is the program's to say. One whose button is disabled closes as one without: nobody is to be held in it by that.
///
/// A presentation with `interactiveDismissDisabled` does not go by itself: its cancel button is pressed, and
/// that asks, or dismisses. A window asks each presentation in front of it in this way, the frontmost first,
/// and closes once none of them stands against it. One that is still there after its question was answered
/// ends the request. A window or sheet with a `dismissalConfirmationDialog` asks that last.
extension WindowNode {
  /// Closes the window with `close` after all that is in front of it agreed, and what is in it.
  final func requestClose(_ close: @escaping @MainActor () -> Void) {
    if TransactionScope.current?.transaction.dismissBehavior == .destructive { return close() }
    // Esc may come with the very letters that made it something not to lose, before an update told of them.
    graph.flush()
    guard isMounted else { return }
    guard let keeper else {
      if isPresentation, pressCancel() { return }
      return confirm(close)
    }
    guard keeper !== self else {
      pressCancel()
      return
    }
    keeper.whenGone = { [weak self] in if let self, isMounted { requestClose(close) } }
    keeper.pressCancel()
    // The question that it asks, if any, comes with the update that the press causes.
    keeper.markDirty()
  }

  /// Closes, after what is in here had its question answered, if it has one.
  private func confirm(_ close: @escaping @MainActor () -> Void) {
    guard let question = content.preferenceValue(DismissalQuestionKey.self) ?? nil else { return close() }
    // The question goes first: its window is told of that.
    question.ask { [weak self] in self?.graph.afterUpdate(close) }
  }

  /// Gives up the request once nothing is left that could end this presentation.
  final func questionsChanged() {
    guard whenGone != nil else { return }
    graph.afterUpdate { [weak self] in
      if let self, isMounted, openQuestions == 0 { whenGone = nil }
    }
  }

  /// Whether this presentation does not want to go by itself.
  private var isKept: Bool {
    isPresentation && isMounted && (content.preferenceValue(InteractiveDismissKey.self) ?? false)
  }

  /// Whether a person cannot close it: it is kept, and what is in sight of it has no cancel button that would be pressed.
  final var staysWhateverIsPressed: Bool {
    isKept && !(content.preferenceValue(ToolbarKey.self) ?? []).contains { $0.isCancellation }
  }

  /// The presentation furthest in front, from this one on, that does not want to go by itself.
  private var keeper: WindowNode? {
    var found = isKept ? self : nil
    func look(in node: Node) {
      if let window = node as? WindowNode, window.isKept { found = window }
      node.forEachChild(look)
    }
    forEachChild(look)
    return found
  }

  /// Presses the cancel button, where there is one that can be pressed; false: there is none.
  @discardableResult
  private func pressCancel() -> Bool {
    for item in (content.preferenceValue(ToolbarKey.self) ?? []).reversed() where item.isCancellation {
      for case let button as any DescribedWidget<ButtonDescription> in item.child?.widgets ?? []
      where button.description.isEnabled {
        button.description.action()
        return true
      }
    }
    return false
  }
}

extension _ViewNode {
  /// The window that this node's widgets are in.
  final var enclosingWindow: WindowNode? {
    var node: Node? = self
    while let current = node {
      if let window = current as? WindowNode { return window }
      node = current.parent
    }
    return nil
  }
}
