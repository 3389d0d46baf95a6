import SwiftUI

/// The same screen in both generations: which views run for which change.
struct GenerationsScene: View {
  var body: some View {
    Generations {
      OldScore()
    } new: {
      NewScore()
    }
  }
}

// MARK: 2019

private final class OldGame: ObservableObject {
  @Published var home = 0
  @Published var guests = 0
}

private struct OldScore: View {
  @StateObject private var game = OldGame()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Score", evaluations: evaluations.next()) {
      OldTeam("Home", game: game, points: \.home)
      OldTeam("Guests", game: game, points: \.guests)
    }
  }
}

private struct OldTeam: View {
  let name: String
  @ObservedObject var game: OldGame
  let points: ReferenceWritableKeyPath<OldGame, Int>
  @State private var evaluations = Evaluations()

  init(_ name: String, game: OldGame, points: ReferenceWritableKeyPath<OldGame, Int>) {
    self.name = name
    self.game = game
    self.points = points
  }

  var body: some View {
    Part(name, evaluations: evaluations.next()) {
      Button("Point for \(name): \(game[keyPath: points])") { game[keyPath: points] += 1 }
    }
  }
}

// MARK: 2023

@Observable @MainActor
private final class NewGame {
  var home = 0
  var guests = 0
}

private struct NewScore: View {
  @State private var game = NewGame()
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Score", evaluations: evaluations.next()) {
      NewTeam("Home", game: game, points: \.home)
      NewTeam("Guests", game: game, points: \.guests)
    }
  }
}

private struct NewTeam: View {
  let name: String
  let game: NewGame
  let points: ReferenceWritableKeyPath<NewGame, Int>
  @State private var evaluations = Evaluations()

  init(_ name: String, game: NewGame, points: ReferenceWritableKeyPath<NewGame, Int>) {
    self.name = name
    self.game = game
    self.points = points
  }

  var body: some View {
    Part(name, evaluations: evaluations.next()) {
      Button("Point for \(name): \(game[keyPath: points])") { game[keyPath: points] += 1 }
    }
  }
}
