import FavesCore
import SwiftUI

/// What the window shows: one of waiting, what went wrong, or the apps. It opens the library it finds in the
/// environment, and places the library's stores there.
public struct RootView: View {
  private let patience: Duration
  @Environment(FavesLibrary.self) private var library
  /// Whether the window has come, be it without data.
  @State private var isThere = false

  /// - Parameter patience: how long the window waits for its data. One that comes a moment later is better than one that says
  ///   that it is being filled; after a second it is not.
  public init(patience: Duration = .seconds(1)) { self.patience = patience }

  public var body: some View {
    Group {
      switch library.phase {
      case .loading where isThere: LoadingScreen()
      case .failed(let trouble): TroubleScreen(trouble: trouble)
      // While the data is read, the apps are made without it: that is as much work again.
      case .loading, .ready: AppTabs()
      case .readOnly(let trouble):
        VStack(spacing: 0) {
          ReadOnlyBanner(trouble: trouble)
          AppTabs()
        }
      }
    }
    .modifier(AsksWhenUnsaved(library: library))
    .environment(library.contacts)
    .environment(library.movies)
    .environment(library.user)
    .onAppear {
      library.open(within: patience)
      isThere = true
    }
    .task { await library.open() }
  }
}

/// The two apps, and what could not be saved in either.
struct AppTabs: View {
  @Environment(ContactStore.self) private var contacts
  @Environment(MovieStore.self) private var movies
  @Environment(UserStore.self) private var user

  var body: some View {
    @Bindable var contacts = contacts
    @Bindable var movies = movies
    @Bindable var user = user
    TabView {
      ContactsScreen()
        .tabItem { Label("Contacts", systemImage: "person.2") }
      MoviesScreen()
        .tabItem { Label("Fave Flicks", systemImage: "film") }
    }
    .saveFailure($contacts.lastError, retry: contacts.saveAgain)
    .saveFailure($movies.lastError, retry: movies.saveAgain)
    .saveFailure($user.lastError, retry: user.saveAgain)
  }
}
