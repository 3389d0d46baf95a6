import FavesCore
import SwiftUI

// The screens over what a person finds on the first start.

#Preview("Faves") {
  RootView().environment(FavesLibrary.samples())
}

#Preview("Contacts") {
  ContactsScreen().environment(FavesLibrary.samples().contacts)
}

#Preview("No contacts") {
  ContactsScreen().environment(FavesLibrary().contacts)
}

#Preview("Fave Flicks") {
  let library = FavesLibrary.samples()
  MoviesScreen().environment(library.movies).environment(library.user)
}

#Preview("User", traits: .fixedLayout(width: 480, height: 360)) {
  let library = FavesLibrary.samples()
  NavigationStack { UserScreen(profile: UserProfile()) }.environment(library.user)
}

#Preview("Stars", traits: .sizeThatFitsLayout) {
  StarRating(rating: 3.5).padding()
}
