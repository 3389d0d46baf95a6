import SwiftUI

struct TodoItem: Identifiable {
  let id = UUID()
  var title: String
  var isDone = false
}

class TodoStore: ObservableObject {
  @Published var items = [TodoItem(title: "Buy milk"), TodoItem(title: "Call Ann")]

  var openCount: Int { items.filter { !$0.isDone }.count }

  func add(_ title: String) {
    items.append(TodoItem(title: title))
  }
}

struct TodoList: View {
  @ObservedObject var store = TodoStore()
  @State private var newTitle = ""
  @State private var showingClearAlert = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("New")) {
          HStack {
            TextField("What is to be done?", text: $newTitle, onCommit: addItem)
            Button(action: addItem) {
              Image(systemName: "plus.circle.fill")
            }
            .disabled(newTitle.isEmpty)
          }
        }
        Section(header: Text("Open: \(store.openCount)"), footer: Text("Swipe to delete")) {
          ForEach(store.items.indices, id: \.self) { index in
            TodoRow(item: self.$store.items[index])
          }
          .onDelete(perform: delete)
          .onMove { indices, offset in
            self.store.items.move(fromOffsets: indices, toOffset: offset)
          }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("To do")
      .navigationBarItems(
        leading: Button("Clear") { self.showingClearAlert = true },
        trailing: Button(action: { self.store.add("Untitled") }) { Image(systemName: "plus") }
      )
      .alert(isPresented: $showingClearAlert) {
        Alert(
          title: Text("Remove all?"),
          message: Text("There is no undo."),
          primaryButton: .destructive(Text("Remove")) { self.store.items.removeAll() },
          secondaryButton: .cancel()
        )
      }
    }
  }

  func addItem() {
    guard !newTitle.isEmpty else { return }
    store.add(newTitle)
    newTitle = ""
  }

  func delete(at offsets: IndexSet) {
    store.items.remove(atOffsets: offsets)
  }
}

struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    Toggle(isOn: $item.isDone) {
      Text(item.title)
        .strikethrough(item.isDone, color: .gray)
        .foregroundColor(item.isDone ? .secondary : .primary)
    }
  }
}

struct TodoList_Previews: PreviewProvider {
  static var previews: some View {
    TodoList()
  }
}
