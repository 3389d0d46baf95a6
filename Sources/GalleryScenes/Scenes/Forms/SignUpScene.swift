import SwiftUI

struct Account: Equatable {
  var name = ""
  var email = ""
  var password = ""
  var wantsNews = false

  /// What is wrong with it; nil: nothing.
  var problem: String? {
    if name.isEmpty { return "A name is missing." }
    if !email.contains("@") { return "That is no address." }
    if password.count < 6 { return "The password needs six characters." }
    return nil
  }
}

/// A form that keeps its draft, and hands the result to whoever shows it.
struct SignUpScene: View {
  @State private var accounts: [Account] = []
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("SignUpScene", evaluations: evaluations.next()) {
      Text(accounts.isEmpty ? "Nobody signed up" : "Signed up: \(accounts.map(\.name).formatted())")
    }
    SignUpForm { accounts.append($0) }
  }
}

private struct SignUpForm: View {
  private enum Field { case name, email, password }
  let signUp: (Account) -> Void
  @State private var account = Account()
  @FocusState private var focus: Field?
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("SignUpForm, calls a handler", evaluations: evaluations.next()) {
      TextField("Name", text: $account.name).focused($focus, equals: .name).submitLabel(.next)
      TextField("Email", text: $account.email).focused($focus, equals: .email).textContentType(.emailAddress)
        .submitLabel(.next)
      SecureField("Password", text: $account.password).focused($focus, equals: .password).submitLabel(.done)
      Toggle("Send me news", isOn: $account.wantsNews)
      Text(account.problem ?? "All is well.").foregroundStyle(account.problem == nil ? .green : .red)
      Button("Sign Up", action: submit).buttonStyle(.borderedProminent).disabled(account.problem != nil)
    }
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      default: submit()
      }
    }
  }

  private func submit() {
    guard account.problem == nil else { return }
    signUp(account)
    account = Account()
    focus = .name
  }
}
