import FavesCore
import FavesScreens
import SwiftUI

@main
enum Faves {
  @MainActor
  static func main() {
    switch CommandLineRequest(Array(CommandLine.arguments.dropFirst())) {
    case .open:
      // While GTK starts, which takes a third of the time until the window is there. A second start shows the first one's.
      FavesApp.library.beginReading { FavesApp.isRunning(applicationID: FavesLocation.applicationID) }
      FavesApp.main(applicationID: FavesLocation.applicationID)
      finish()
    case .print(let text):
      print(text)
    case .refuse(let message):
      FileHandle.standardError.write(Data("\(message)\n".utf8))
      exit(2)
    }
  }

  /// Waits for the disk, then ends; says so when something is lost.
  @MainActor
  private static func finish() -> Never {
    Task {
      guard let lost = await FavesApp.library.finish() else { exit(0) }
      FileHandle.standardError.write(Data("faves: \(lost)\n".utf8))
      exit(1)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}

struct FavesApp: App {
  static let library = FavesLibrary(location: .standard())

  var body: some Scene { FavesScene(library: Self.library) }
}
