import SwiftUI

struct BindingScene: View {
  @State private var evaluations = Evaluations()
  @State private var number = 7

  var body: some View {
    Part("BindingScene", evaluations: evaluations.next()) {
      Text("The number is \(number)").font(.title2)
      NumberControl(number: $number)
    }
  }
}

private struct NumberControl: View {
  @Binding var number: Int
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("NumberControl", evaluations: evaluations.next()) {
      HStack {
        Button("−") { number -= 1 }.disabled(number == 0).accessibilityLabel("Less")
        NumberSquare(number: number)
        Button("+") { number += 1 }.disabled(number == 20).accessibilityLabel("More")
      }
    }
  }
}

private struct NumberSquare: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .bold()
      .foregroundColor(.white)
      .frame(width: 44, height: 44)
      .background(Color.blue)
      .cornerRadius(6)
  }
}
