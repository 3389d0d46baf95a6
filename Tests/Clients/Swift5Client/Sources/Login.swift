// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Combine
import SwiftUI

class LoginViewModel: ObservableObject {
  // Input
  @Published var username = ""
  @Published var password = ""
  @Published var passwordAgain = ""
  // Output
  @Published var isValid = false
  @Published var message = ""

  private var cancellables = Set<AnyCancellable>()

  private var isUsernameValid: AnyPublisher<Bool, Never> {
    $username
      .debounce(for: 0.8, scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.count >= 3 }
      .eraseToAnyPublisher()
  }

  private var arePasswordsEqual: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $passwordAgain)
      .map { $0 == $1 && !$0.isEmpty }
      .eraseToAnyPublisher()
  }

  init() {
    isUsernameValid
      .receive(on: RunLoop.main)
      .map { $0 ? "" : "User name must have at least 3 characters" }
      .assign(to: \.message, on: self)
      .store(in: &cancellables)

    isUsernameValid
      .combineLatest(arePasswordsEqual)
      .map { $0 && $1 }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &cancellables)
  }
}

struct LoginView: View {
  @ObservedObject private var model = LoginViewModel()
  @State private var showsWelcome = false

  var body: some View {
    Form {
      Section(footer: Text(model.message).foregroundColor(.red)) {
        TextField("Username", text: $model.username)
      }
      Section {
        SecureField("Password", text: $model.password)
        SecureField("Password again", text: $model.passwordAgain)
      }
      Section {
        Button(action: { self.showsWelcome = true }) {
          Text("Sign up")
            .frame(maxWidth: .infinity)
        }
        .disabled(!model.isValid)
      }
    }
    .sheet(isPresented: $showsWelcome, onDismiss: { self.model.password = "" }) {
      WelcomeView(name: self.model.username)
    }
  }
}

struct WelcomeView: View {
  let name: String

  var body: some View {
    ZStack {
      Color.blue
      VStack(spacing: 16) {
        Text("Welcome,").font(.largeTitle) + Text(" ") + Text(name).fontWeight(.heavy)
        Text("You're in!")
          .foregroundColor(.white)
          .padding(10)
          .background(Color.green)
          .cornerRadius(8)
      }
    }
  }
}

struct LoginView_Previews: PreviewProvider {
  static var previews: some View {
    LoginView()
    WelcomeView(name: "Ann")
  }
}
