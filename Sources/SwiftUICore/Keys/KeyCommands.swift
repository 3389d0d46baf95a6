/// Which way a person moves by key.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// Commands come by keys that the control which has the focus does not want for itself, to the view nearest around it.
extension View {
  /// Calls `action` when an arrow key is pressed while the focus is in this view; nil: arrows move the focus.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return onCommandKeys { press in
      guard let action, let direction = directions[press.key] else { return .ignored }
      action(direction)
      return .handled
    }
  }
  /// Calls `action` when Escape is pressed while the focus is in this view.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommandKeys { press in
      guard let action, press.key == .escape else { return .ignored }
      action()
      return .handled
    }
  }
  /// Calls `action` when Delete or Backspace is pressed while the focus is in this view, and nothing is written with it.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommandKeys { press in
      guard let action, press.key == .delete || press.key == .deleteForward else { return .ignored }
      action()
      return .handled
    }
  }
  /// Calls `action` when the space bar, which plays and pauses on desktops, is pressed while the focus is in this view.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    onCommandKeys { press in
      guard let action, press.key == .space else { return .ignored }
      action()
      return .handled
    }
  }
  /// Turns the pages of `value` by Page Up and Page Down, within `bounds`, while the focus is in this view.
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View {
    onCommandKeys { press in
      let way: V
      switch press.key {
      case .pageUp: way = 0 - step
      case .pageDown: way = step
      default: return .ignored
      }
      value.wrappedValue = min(max(value.wrappedValue + way, bounds.lowerBound), bounds.upperBound)
      return .handled
    }
  }

  private nonisolated func onCommandKeys(_ handle: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    onKeys(.afterFocus, [.down, .repeat]) { press in
      press.modifiers.isDisjoint(with: [.command, .option, .control, .shift]) ? handle(press) : .ignored
    }
  }
}
