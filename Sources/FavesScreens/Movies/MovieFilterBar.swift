import FavesCore
import SwiftUI

/// What to show, and in which order.
struct MovieFilterBar: View {
  @Binding var filter: MovieFilter
  @Environment(MovieStore.self) private var store

  var body: some View {
    @Bindable var store = store
    HStack(spacing: 6) {
      Picker("Genre", selection: $filter.genre) {
        Text("All Genres").tag(Genre?.none)
        ForEach(Genre.allCases) { Text($0.title).tag(Genre?.some($0)) }
      }
      .fixedSize()
      Picker("Minimum Rating", selection: $filter.minimumRating) {
        Text("Any Rating").tag(0.0)
        ForEach(1...5, id: \.self) { stars in
          Text(stars == 5 ? "5 Stars" : "\(stars)+ Stars").tag(Double(stars))
        }
      }
      .fixedSize()
      Spacer(minLength: 0)
      Picker("Sort By", selection: $store.order) {
        ForEach(MovieOrder.allCases) { Text($0.words).tag($0) }
      }
      .fixedSize()
    }
    .labelsHidden()
    .padding(.horizontal, 8)
    .padding(.bottom, 8)
  }
}

extension MovieOrder {
  /// As a menu says it.
  var words: String {
    switch self {
    case .title: "By Title"
    case .year: "By Year"
    case .rating: "By Rating"
    case .added: "Last Added"
    }
  }
}
