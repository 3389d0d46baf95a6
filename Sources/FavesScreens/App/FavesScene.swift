import FavesCore
import SwiftUI

/// The window of the app.
public struct FavesScene: Scene {
  private let library: FavesLibrary

  /// - Parameter library: need not be open; the window opens it.
  public init(library: FavesLibrary) { self.library = library }

  public var body: some Scene {
    WindowGroup("Faves") {
      RootView().environment(library)
    }
    .defaultSize(width: 960, height: 680)
  }
}
