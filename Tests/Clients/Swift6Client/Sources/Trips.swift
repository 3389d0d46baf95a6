import SwiftUI

enum TripError: LocalizedError {
  case offline
  case unknown(String)

  var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .unknown(let city): "Nobody knows \(city)."
    }
  }
  var recoverySuggestion: String? { "Try again later." }
}

struct Trip: Identifiable, Hashable, Sendable, Codable {
  var id = UUID()
  var city: String
  var nights = 1
  var isBooked = false
}

actor TripService {
  func load() async throws -> [Trip] {
    try await Task.sleep(for: .milliseconds(50))
    return [Trip(city: "Lisbon", nights: 3), Trip(city: "Oslo", isBooked: true)]
  }
}

@MainActor @Observable
final class TripStore {
  enum State {
    case idle
    case loading
    case loaded([Trip])
    case failed(any Error)
  }

  private(set) var state = State.idle
  private let service = TripService()

  func load() async {
    state = .loading
    do {
      state = .loaded(try await service.load())
    } catch {
      state = .failed(error)
    }
  }
}

struct TripsView: View {
  @State private var store = TripStore()

  var body: some View {
    NavigationStack {
      Group {
        switch store.state {
        case .idle: Color.clear
        case .loading: ProgressView("Loading…")
        case .loaded(let trips): TripList(trips: trips)
        case .failed(let error):
          ContentUnavailableView {
            Label("It went wrong", systemImage: "exclamationmark.triangle")
          } description: {
            Text(error.localizedDescription)
          } actions: {
            Button("Try again") { Task { await store.load() } }
          }
        }
      }
      .navigationTitle("Trips")
    }
    .task { await store.load() }
  }
}

struct TripList: View {
  @State var trips: [Trip]
  @State private var edited: Trip?
  @State private var cancelled: Trip?
  @State private var error: TripError?

  private var showsError: Binding<Bool> {
    Binding(get: { error != nil }, set: { if !$0 { error = nil } })
  }

  var body: some View {
    List($trips) { $trip in
      HStack {
        Toggle(isOn: $trip.isBooked) {
          Text("\(trip.city), \(trip.nights) nights")
        }
        Button("Edit") { edited = trip }
        Button("Cancel", role: .destructive) { cancelled = trip }
      }
    }
    .sheet(item: $edited) { trip in
      TripEditor(trip: trip) { changed in
        guard let index = trips.firstIndex(where: { $0.id == changed.id }) else {
          error = .unknown(changed.city)
          return
        }
        trips[index] = changed
      }
    }
    .alert(
      "Cancel the trip?",
      isPresented: Binding(get: { cancelled != nil }, set: { if !$0 { cancelled = nil } }),
      presenting: cancelled
    ) { trip in
      Button("Cancel \(trip.city)", role: .destructive) { trips.removeAll { $0.id == trip.id } }
      Button("Keep", role: .cancel) {}
    } message: { trip in
      Text("\(trip.nights) nights are lost.")
    }
    .alert(isPresented: showsError, error: error) {
      Button("OK") {}
    }
  }
}

struct TripEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var trip: Trip
  private let onSave: (Trip) -> Void

  init(trip: Trip, onSave: @escaping (Trip) -> Void) {
    _trip = State(initialValue: trip)
    self.onSave = onSave
  }

  var body: some View {
    Form {
      TextField("City", text: $trip.city)
      TextField("Nights", value: $trip.nights, format: .number)
      Stepper("Nights: \(trip.nights)", value: $trip.nights, in: 1...30)
      Link("Look at \(trip.city)", destination: URL(string: "https://example.com/city")!)
      Button("Save") {
        onSave(trip)
        dismiss()
      }
    }
  }
}

#Preview("Loaded") {
  TripList(trips: [Trip(city: "Rome")])
}

#Preview("Editor") {
  TripEditor(trip: Trip(city: "Rome")) { print($0.city) }
}
