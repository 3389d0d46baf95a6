import CBench
import FavesCore
import Foundation

/// The data of somebody with 10,000 contacts.
enum ManyContacts {
  /// Writes them into a folder that is to be `XDG_DATA_HOME`, and ends the program.
  @MainActor
  static func fill(_ home: URL) -> Never {
    Task {
      let folder = home.appendingPathComponent(FavesLocation.applicationID)
      let library = FavesLibrary(location: FavesLocation(folder: folder))
      await library.open()
      for number in library.contacts.count..<10_000 {
        var draft = ContactDraft()
        draft.name = "Contact \(number)"
        draft.position = String(cString: cbench_label(Int32(number)))
        _ = library.contacts.save(draft)
      }
      await library.close()
      exit(library.contacts.count == 10_000 ? 0 : 1)
    }
    dispatchMain()
  }
}
