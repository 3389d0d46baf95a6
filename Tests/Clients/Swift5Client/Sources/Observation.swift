import Observation
import SwiftUI

// The newer style, in the older language mode.

@Observable
class Library {
  var books: [Book] = [Book(title: "Dune", pages: 412), Book(title: "Emma", pages: 474)]
  var searchText = ""

  var results: [Book] {
    searchText.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
  }
}

@Observable
class Book: Identifiable {
  let id = UUID()
  var title: String
  var pages: Int
  var isRead = false

  init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }
}

extension Book: Hashable {
  static func == (lhs: Book, rhs: Book) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct LibraryView: View {
  @State private var library = Library()
  @State private var path = NavigationPath()

  var body: some View {
    @Bindable var library = library

    NavigationStack(path: $path) {
      List {
        ForEach(library.results) { book in
          NavigationLink(value: book) {
            BookRow(book: book)
          }
        }
        .onDelete { library.books.remove(atOffsets: $0) }
      }
      .searchable(text: $library.searchText, prompt: "Title")
      .navigationTitle("Library")
      .navigationDestination(for: Book.self) { BookEditor(book: $0) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            let book = Book(title: "New", pages: 1)
            library.books.append(book)
            path.append(book)
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
      }
    }
    .environment(library)
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    LabeledContent(book.title) {
      Text(book.pages, format: .number)
    }
    .opacity(book.isRead ? 0.5 : 1)
  }
}

struct BookEditor: View {
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss
  @Bindable var book: Book
  @State private var asksToDelete = false

  var body: some View {
    Form {
      TextField("Title", text: $book.title)
      TextField("Pages", value: $book.pages, format: .number)
      Toggle("Read", isOn: $book.isRead)
      Button("Delete", role: .destructive) { asksToDelete = true }
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
    .confirmationDialog("Delete this book?", isPresented: $asksToDelete, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {
        library.books.removeAll { $0.id == book.id }
        dismiss()
      }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("There are \(library.books.count) books.")
    }
  }
}

#Preview {
  LibraryView()
}

#Preview("Editor") {
  @Previewable @State var book = Book(title: "Ulysses", pages: 730)
  BookEditor(book: book)
    .environment(Library())
}
