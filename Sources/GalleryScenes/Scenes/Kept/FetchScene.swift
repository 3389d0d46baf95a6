import CoreData
import SwiftUI

/// A film to see. Its attributes are a table's columns.
final class Film: NSManagedObject, Identifiable {
  @Managed var title = ""
  @Managed var year = 0
  @Managed var isSeen = false

  convenience init(_ title: String, _ year: Int, context: NSManagedObjectContext) {
    self.init(context: context)
    self.title = title
    self.year = year
  }
}

/// The films of this scene, in memory: gone when the gallery is closed.
@MainActor
private final class Films: ObservableObject {
  let container = NSPersistentContainer(name: "Films")
  @Published private(set) var problem: String?

  init() {
    container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { _, error in self.problem = error.map { "\($0)" } }
    guard problem == nil else { return }
    let context = container.viewContext
    for (title, year) in [("The Matrix", 1999), ("Airplane!", 1980), ("The Dark Knight", 2008)] {
      _ = Film(title, year, context: context)
    }
    save()
  }

  func save() {
    do {
      try container.viewContext.save()
    } catch {
      problem = "\(error)"
    }
  }

  /// Adds a film off the main thread, with a context of its own: what another part of a program would do.
  func addElsewhere() {
    container.performBackgroundTask { context in
      _ = Film("From elsewhere", Int.random(in: 1930...2020), context: context)
      try? context.save()
    }
  }
}

struct FetchScene: View {
  @StateObject private var films = Films()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("FetchScene, owns the container", evaluations: evaluations.next()) {
      if let problem = films.problem { Text(problem).foregroundColor(.red) }
      FilmList(save: films.save)
      Button("Add one in the background") { films.addElsewhere() }
      FilmCount()
    }
    .environment(\.managedObjectContext, films.container.viewContext)
  }
}

private struct FilmList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.year)]) private var films: FetchedResults<Film>
  @State private var search = ""
  @State private var evaluations = Evaluations()
  let save: () -> Void

  var body: some View {
    Part("FilmList, @FetchRequest", evaluations: evaluations.next()) {
      TextField("Search, without regard to case and accents", text: $search)
        .onChange(of: search) { _, text in
          films.nsPredicate = text.isEmpty ? nil : NSPredicate(format: "title CONTAINS[cd] %@", text)
        }
      ForEach(films) { film in FilmRow(film: film, save: save) }
      HStack {
        Button("Add") {
          _ = Film("Brazil", 1985, context: context)
          save()
        }
        Button("By title") { films.sortDescriptors = [SortDescriptor(\.title)] }
        Button("By year") { films.sortDescriptors = [SortDescriptor(\.year)] }
      }
    }
  }
}

private struct FilmRow: View {
  @Environment(\.managedObjectContext) private var context
  @ObservedObject var film: Film
  let save: () -> Void

  var body: some View {
    HStack {
      Toggle("Seen", isOn: $film.isSeen)
      Text("\(film.title) (\(String(film.year)))")
      Spacer()
      Button("Delete") {
        context.delete(film)
        save()
      }
    }
  }
}

private struct FilmCount: View {
  @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "isSeen == YES"))
  private var seen: FetchedResults<Film>
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("FilmCount, another request on the same context", evaluations: evaluations.next()) {
      Text(seen.isEmpty ? "None seen" : "\(seen.count) seen")
    }
  }
}
