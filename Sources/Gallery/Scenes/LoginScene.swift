import SwiftUI

private final class Session: ObservableObject {
  @Published var user: String?
}

struct LoginScene: View {
  @StateObject private var session = Session()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Outer, owns the session", evaluations: evaluations.next()) {
      Button(session.user == nil ? "Log in" : "Log out") {
        session.user = session.user == nil ? "Outer" : nil
      }
      Middle()
    }
    .environmentObject(session)
  }
}

private struct Middle: View {
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Middle, does not ask for it", evaluations: evaluations.next()) { Inner() }
  }
}

private struct Inner: View {
  @EnvironmentObject private var session: Session
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Inner, reads it", evaluations: evaluations.next()) {
      Text(session.user.map { "Logged in by \($0)" } ?? "Logged out")
      Button(session.user == nil ? "Log in from here" : "Log out from here") {
        session.user = session.user == nil ? "Inner" : nil
      }
    }
  }
}
