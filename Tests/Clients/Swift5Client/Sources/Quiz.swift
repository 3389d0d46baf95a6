import SwiftUI

struct Theme {
  var tint: Color
  var spacing: CGFloat
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme(tint: .blue, spacing: 12)
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct QuizView: View {
  @State private var countries = ["Estonia", "France", "Germany", "Ireland", "Italy"].shuffled()
  @State private var correctAnswer = Int.random(in: 0...2)
  @State private var showingScore = false
  @State private var scoreTitle = ""
  @State private var score = 0
  @AppStorage("highScore") private var highScore = 0

  var body: some View {
    ZStack {
      Color.black.opacity(0.8)
      VStack(spacing: 30) {
        VStack {
          Text("Tap the flag of")
            .foregroundColor(.white)
          Text(countries[correctAnswer])
            .foregroundColor(.white)
            .font(.largeTitle)
            .fontWeight(.black)
        }
        ForEach(0..<3) { number in
          Button(action: {
            self.flagTapped(number)
          }) {
            FlagLabel(name: self.countries[number])
          }
          .buttonStyle(FlagButtonStyle())
        }
        Spacer()
      }
    }
    .environment(\.theme, Theme(tint: .purple, spacing: 8))
    .alert(isPresented: $showingScore) {
      Alert(
        title: Text(scoreTitle), message: Text("Your score is \(score)"),
        dismissButton: .default(Text("Continue")) {
          self.askQuestion()
        })
    }
  }

  func flagTapped(_ number: Int) {
    if number == correctAnswer {
      scoreTitle = "Correct"
      score += 1
      highScore = max(highScore, score)
    } else {
      scoreTitle = "Wrong"
    }
    showingScore = true
  }

  func askQuestion() {
    countries.shuffle()
    correctAnswer = Int.random(in: 0...2)
  }
}

struct FlagLabel: View {
  @Environment(\.theme) var theme: Theme
  @Environment(\.isEnabled) private var isEnabled
  let name: String

  var body: some View {
    HStack(spacing: theme.spacing) {
      Image(systemName: "flag")
      Text(name)
    }
    .padding(theme.spacing)
    .foregroundColor(isEnabled ? theme.tint : .gray)
    .overlay(Capsule().stroke(Color.black, lineWidth: 1))
  }
}

struct FlagButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct QuizView_Previews: PreviewProvider {
  static var previews: some View { QuizView() }
}
