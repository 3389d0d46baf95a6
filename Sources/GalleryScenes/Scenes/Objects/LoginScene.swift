import SwiftUI

/// An object that passes through a view that does not ask for it; the same by each generation's way.
struct LoginScene: View {
  var body: some View {
    Generations {
      OldOuter()
    } new: {
      NewOuter()
    }
  }
}

// MARK: 2019

private final class OldSession: ObservableObject {
  @Published var user: String?
}

private struct OldOuter: View {
  @StateObject private var session = OldSession()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Outer, owns the session", evaluations: evaluations.next(), color: .blue) {
      LoginButton(user: $session.user, place: "outside")
      OldMiddle()
    }
    .environmentObject(session)
  }
}

private struct OldMiddle: View {
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Middle, does not ask for it", evaluations: evaluations.next(), color: .green) { OldInner() }
  }
}

private struct OldInner: View {
  @EnvironmentObject private var session: OldSession
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Inner, @EnvironmentObject", evaluations: evaluations.next(), color: .orange) {
      Text(session.user.map { "Logged in from \($0)" } ?? "Logged out")
      LoginButton(user: $session.user, place: "inside")
    }
  }
}

// MARK: 2023

@Observable @MainActor
private final class NewSession {
  var user: String?
}

private struct NewOuter: View {
  @State private var session = NewSession()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Outer, owns the session", evaluations: evaluations.next(), color: .blue) {
      LoginButton(user: $session.user, place: "outside")
      NewMiddle()
    }
    .environment(session)
  }
}

private struct NewMiddle: View {
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Middle, does not ask for it", evaluations: evaluations.next(), color: .green) { NewInner() }
  }
}

private struct NewInner: View {
  @Environment(NewSession.self) private var session
  @State private var evaluations = Evaluations()

  var body: some View {
    @Bindable var session = session
    Part("Inner, @Environment(type)", evaluations: evaluations.next(), color: .orange) {
      Text(session.user.map { "Logged in from \($0)" } ?? "Logged out")
      LoginButton(user: $session.user, place: "inside")
    }
  }
}

private struct LoginButton: View {
  @Binding var user: String?
  let place: String

  var body: some View {
    Button(user == nil ? "Log in \(place)" : "Log out \(place)") { user = user == nil ? place : nil }
  }
}
