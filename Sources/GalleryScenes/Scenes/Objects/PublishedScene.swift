import Combine
import SwiftUI

private final class Wheel: ObservableObject {
  @Published var turns = 0
}

private class Vehicle: ObservableObject {
  @Published var name = "Bicycle" {
    didSet { changes += 1 }
  }
  /// Not published: it shows with the next change of something that is.
  var changes = 0
  let wheel = Wheel()
}

/// A subclass sends the changes of its own properties as well.
private final class Car: Vehicle {
  @Published var doors = 3

  func honk() {
    objectWillChange.send()
    changes += 1
  }
}

/// What an object tells, and what it keeps to itself.
struct PublishedScene: View {
  @StateObject private var car = Car()
  @State private var evaluations = Evaluations()
  @State private var forwards = false

  var body: some View {
    Part("PublishedScene", evaluations: evaluations.next()) {
      TextField("Name", text: $car.name)
      Stepper("Doors: \(car.doors)", value: $car.doors, in: 0...9)
      Text("Changes of the name, and honks: \(car.changes)")
      Button("Honk, which sends by hand") { car.honk() }
    }
    Part("An object in the object") {
      Text("The car's wheel: \(car.wheel.turns) turns, as this view last saw it")
      Button("Turn it") { car.wheel.turns += 1 }
      Toggle("Pass its changes on with onReceive", isOn: $forwards)
      WheelView(wheel: car.wheel)
    }
    .onReceive(car.wheel.objectWillChange) { _ in
      if forwards { car.objectWillChange.send() }
    }
  }
}

private struct WheelView: View {
  @ObservedObject var wheel: Wheel
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("WheelView, follows the wheel itself", evaluations: evaluations.next()) {
      Text("\(wheel.turns) turns")
    }
  }
}
