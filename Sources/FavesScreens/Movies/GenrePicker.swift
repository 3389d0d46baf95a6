import FavesCore
import SwiftUI

/// A row of a form with a choice among the genres.
struct GenrePicker: View {
  private let title: String
  @Binding private var selection: Genre?

  /// - Parameter selection: nil shows "None", which cannot be chosen again.
  init(_ title: String, selection: Binding<Genre?>) {
    self.title = title
    _selection = selection
  }

  init(_ title: String, selection: Binding<Genre>) {
    self.init(title, selection: Binding<Genre?>(selection))
  }

  var body: some View {
    FormRow(title) {
      Picker(title, selection: $selection) {
        if selection == nil { Text("None").tag(Genre?.none) }
        ForEach(Genre.allCases) { Text($0.title).tag(Genre?.some($0)) }
      }
      .labelsHidden()
      .fixedSize()
      Spacer()
    }
  }
}
