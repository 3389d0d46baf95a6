import SwiftUI

/// Sends how many minutes are planned up to the screen's title.
struct PlannedMinutes: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Exercise: Identifiable, Equatable {
  let id: Int
  var name: String
  var minutes: Double
  var isSkipped = false
}

struct WorkoutView: View {
  @State private var exercises = [
    Exercise(id: 1, name: "Warm up", minutes: 5), Exercise(id: 2, name: "Run", minutes: 30),
    Exercise(id: 3, name: "Stretch", minutes: 10),
  ]
  @State private var total = 0
  @State private var isRunning = false

  var body: some View {
    VStack(spacing: 16) {
      Text("\(total) minutes")
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
      ForEach($exercises) { $exercise in
        ExerciseRow(exercise: $exercise)
          .equatable()
      }
      Button {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { isRunning = true }
      } label: {
        Text("Start")
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(.green)
          .foregroundStyle(.white)
          .clipShape(.rect(cornerRadius: 12))
      }
    }
    .padding()
    .onPreferenceChange(PlannedMinutes.self) { total = $0 }
    .fullScreenCover(isPresented: $isRunning) {
      RunningView(exercises: exercises.filter { !$0.isSkipped })
    }
  }
}

struct ExerciseRow: View, @MainActor Equatable {
  @Binding var exercise: Exercise

  static func == (lhs: ExerciseRow, rhs: ExerciseRow) -> Bool { lhs.exercise == rhs.exercise }

  var body: some View {
    HStack {
      Toggle(exercise.name, isOn: Binding(get: { !exercise.isSkipped }, set: { exercise.isSkipped = !$0 }))
      Slider(value: $exercise.minutes, in: 0...60, step: 5)
        .disabled(exercise.isSkipped)
    }
    .preference(key: PlannedMinutes.self, value: exercise.isSkipped ? 0 : Int(exercise.minutes))
  }
}

struct RunningView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.scenePhase) private var scenePhase
  let exercises: [Exercise]
  @State private var index = 0

  var body: some View {
    VStack {
      if exercises.indices.contains(index) {
        Text(exercises[index].name)
          .font(.title)
          .id(exercises[index].id)
      }
      ProgressView(value: Double(index), total: Double(max(exercises.count, 1)))
      HStack {
        Button("Back") { index -= 1 }.disabled(index == 0)
        Button("Next", action: next)
          .buttonStyle(.borderedProminent)
      }
    }
    .onChange(of: scenePhase) { old, new in
      if old == .active, new != .active { dismiss() }
    }
    .onChange(of: index, initial: true) { _, new in
      if new >= exercises.count { dismiss() }
    }
  }

  private func next() { index += 1 }
}

#Preview {
  WorkoutView()
}
