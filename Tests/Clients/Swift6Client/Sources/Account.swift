import Combine
import SwiftUI

/// The older way, as programs of 2021 still have it.
@MainActor
final class Account: ObservableObject {
  @Published var name = "Ann"
  @Published var notifications = Notifications.important
  @Published private(set) var isSignedIn = true

  enum Notifications: String, CaseIterable, Identifiable {
    case all, important, none
    var id: String { rawValue }
  }

  func signOut() async {
    try? await Task.sleep(nanoseconds: 1_000_000)
    isSignedIn = false
  }
  func signIn() { isSignedIn = true }
}

struct AccountView: View {
  @ObservedObject var account: Account
  @State private var selection: String? = nil

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Name", text: $account.name, onEditingChanged: { _ in }, onCommit: {})
          Picker("Notifications", selection: $account.notifications) {
            ForEach(Account.Notifications.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(InlinePickerStyle())
        } header: {
          Text("Profile")
        } footer: {
          Text("Shown to people you write to.")
        }
        Section(header: Text("More")) {
          NavigationLink("Display", destination: DisplaySettings())
          NavigationLink(destination: ClockView()) { Label("Clock", systemImage: "clock") }
          NavigationLink(destination: GuestBook(), tag: "guests", selection: $selection) { Text("Guests") }
        }
        if account.isSignedIn {
          Button("Sign out", role: .destructive) { Task { await account.signOut() } }
        } else {
          Button("Sign in", action: account.signIn)
        }
      }
      .navigationBarTitle("\(account.name)'s account")
    }
    .environmentObject(account)
  }
}

struct DisplaySettings: View {
  @EnvironmentObject private var account: Account
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction
  @AppStorage("red") private var red = 0.5
  @State private var green = 0.5
  @State private var blue = 0.5

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(red: red, green: green, blue: blue))
        .frame(height: typeSize.isAccessibilitySize ? 160 : 80)
        .overlay(alignment: direction == .leftToRight ? .bottomTrailing : .bottomLeading) {
          Text(account.name).padding(4)
        }
      channel("Red", value: $red, color: .red)
      channel("Green", value: $green, color: .green)
      channel("Blue", value: $blue, color: .blue)
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    .navigationBarTitle("Display", displayMode: .inline)
  }

  @ViewBuilder
  private func channel(_ name: String, value: Binding<Double>, color: Color) -> some View {
    HStack {
      Text(name).frame(width: 60, alignment: .leading)
      Slider(value: value)
        .accentColor(color)
      Text(value.wrappedValue, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
    }
  }
}

struct ClockView: View {
  @State private var now = Date()
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text(now.formatted(date: .omitted, time: .standard))
      .font(.title.monospacedDigit())
      .onReceive(clock) { now = $0 }
      .navigationTitle(Text("Clock"))
  }
}

struct GuestBook: View {
  @StateObject private var model = GuestBookModel()

  var body: some View {
    VStack {
      TextField("Filter", text: $model.filter)
      List(model.shown, id: \.self, rowContent: Text.init)
    }
  }
}

@MainActor
final class GuestBookModel: ObservableObject {
  @Published var filter = ""
  @Published private(set) var shown: [String] = []
  private let guests = ["Ann", "Bob", "Cid"]
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $filter
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .map { [guests] filter in guests.filter { filter.isEmpty || $0.contains(filter) } }
      .assign(to: &$shown)
  }
}

struct Account_Previews: PreviewProvider {
  static var previews: some View {
    AccountView(account: Account())
    DisplaySettings().environmentObject(Account())
  }
}
