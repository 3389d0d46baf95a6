import Combine
import SwiftUI

class Journal: ObservableObject {
  @Published var title = "Monday"
  @Published var text = "Rain all day."
  @Published var isLocked = false
  @Published var page = 0
  let pages = ["First", "Second", "Third"]

  var words: Int { text.split(whereSeparator: { $0.isWhitespace }).count }
}

@main
struct JournalApp: App {
  @StateObject private var journal = Journal()

  var body: some Scene {
    WindowGroup { JournalView().environmentObject(journal) }
  }
}

struct JournalView: View {
  @EnvironmentObject var journal: Journal
  @State private var isEditingTitle = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SearchBar(text: $journal.title, isEditing: $isEditingTitle, placeholder: "Title")
      MultilineText(text: $journal.text, isEditable: !journal.isLocked)
        .frame(minHeight: 120)
      Text(isEditingTitle ? "Editing" : "\(journal.words) words")
      Pager(page: $journal.page, titles: journal.pages)
        .frame(height: 60)
      MacField(text: $journal.title)
      Toggle("Locked", isOn: $journal.isLocked)
      Spinner(isAnimating: .constant(journal.isLocked))
    }
    .padding()
  }
}

struct JournalView_Previews: PreviewProvider {
  static var previews: some View { JournalView().environmentObject(Journal()) }
}
