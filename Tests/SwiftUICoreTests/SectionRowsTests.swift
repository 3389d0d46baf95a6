import SwiftUITesting
import Testing

@MainActor
@Suite("Sections made by a ForEach")
struct SectionRowsTests {
  struct Letter: Identifiable {
    let id: String
    var names: [String]
  }

  struct Letters: View {
    @State var letters = [Letter(id: "A", names: ["Ann", "Art"]), Letter(id: "C", names: ["Cid"])]
    let hasHeaders: Bool
    var body: some View {
      VStack {
        List {
          ForEach(letters) { letter in
            if hasHeaders { LetterSection(letter: letter) } else { Section { Names(names: letter.names) } }
          }
        }
        Button("Insert") { letters.insert(Letter(id: "B", names: ["Bo", "Bea"]), at: 1) }
        Button("Remove") { letters.removeFirst() }
        Button("Grow") { letters[0].names.append("Abe") }
      }
    }
  }

  struct LetterSection: View {
    let letter: Letter
    var body: some View { Section(letter.id) { Names(names: letter.names) } }
  }

  struct Names: View {
    let names: [String]
    var body: some View { ForEach(names, id: \.self) { Text($0) } }
  }

  private func rows(_ screen: Screen) -> [String] {
    (0..<screen.list.rowCount).flatMap { screen.list.row($0).texts }
  }

  @Test("Each header and each row is a row of the list; sections come and go", arguments: [true, false])
  func rows(hasHeaders: Bool) {
    let widgets = Screen.liveWidgets
    func expected(_ rows: String) -> [String] {
      rows.split(separator: " ").map(String.init).filter { hasHeaders || $0.count > 1 }
    }
    do {
      let screen = Screen { Letters(hasHeaders: hasHeaders) }
      #expect(rows(screen) == expected("A Ann Art C Cid"))
      screen.button("Insert").tap()
      #expect(rows(screen) == expected("A Ann Art B Bo Bea C Cid"))
      screen.button("Grow").tap()
      #expect(rows(screen) == expected("A Ann Art Abe B Bo Bea C Cid"))
      screen.button("Remove").tap()
      #expect(rows(screen) == expected("B Bo Bea C Cid"))
      screen.close()
    }
    #expect(Screen.liveWidgets == widgets)
  }
}
