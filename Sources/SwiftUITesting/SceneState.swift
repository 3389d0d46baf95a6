import SwiftUICore

/// What the windows of an app keep in `@SceneStorage`, to be carried to a second launch.
///
///     let first = Screen { Tabs() }
///     let second = Screen(restoring: first.sceneState) { Tabs() }
public struct SceneState: Equatable, Sendable {
  package var values: [String: [String: StoredValue]]

  /// Nothing kept: a first launch.
  public init() { values = [:] }
}

extension Screen {
  /// What the windows keep now.
  public var sceneState: SceneState {
    var state = SceneState()
    state.values = renderer.sceneStates.values
    return state
  }
}
