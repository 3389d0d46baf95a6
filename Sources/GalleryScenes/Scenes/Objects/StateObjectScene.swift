import SwiftUI

@MainActor
private final class Ticket: ObservableObject {
  private static var last = 0
  let number: Int
  @Published var stamps = 0

  init() {
    Self.last += 1
    number = Self.last
  }
}

/// Who owns an object: @StateObject makes it once, @ObservedObject takes what it is given each time.
struct StateObjectScene: View {
  @State private var evaluations = Evaluations()
  @State private var runs = 0
  @State private var person = "Ann"

  var body: some View {
    Part("StateObjectScene", evaluations: evaluations.next()) {
      Button("Run this body again (\(runs))") { runs += 1 }
      Picker("Traveller", selection: $person) {
        ForEach(["Ann", "Mei", "Zoë"], id: \.self) { Text($0) }
      }
      Owner(runs: runs)
      Borrower(ticket: Ticket(), runs: runs)
      // Another identity is another owner.
      Traveller(name: person).id(person)
    }
  }
}

private struct Owner: View {
  let runs: Int
  @StateObject private var ticket = Ticket()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("@StateObject", evaluations: evaluations.next()) { TicketRow(ticket: ticket) }
  }
}

private struct Borrower: View {
  @ObservedObject var ticket: Ticket
  let runs: Int
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("@ObservedObject, made anew by the parent", evaluations: evaluations.next()) {
      TicketRow(ticket: ticket)
    }
  }
}

private struct Traveller: View {
  let name: String
  @StateObject private var ticket: Ticket
  @State private var evaluations = Evaluations()

  init(name: String) {
    self.name = name
    _ticket = StateObject(wrappedValue: Ticket())
  }

  var body: some View {
    Part("\(name), made in init, one per identity", evaluations: evaluations.next()) {
      TicketRow(ticket: ticket)
    }
  }
}

private struct TicketRow: View {
  @ObservedObject var ticket: Ticket

  var body: some View {
    HStack {
      Text("Ticket \(ticket.number), \(ticket.stamps) stamps")
      Spacer()
      Button("Stamp") { ticket.stamps += 1 }
    }
  }
}
