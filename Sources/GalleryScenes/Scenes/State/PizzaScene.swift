import SwiftUI

private struct Pizza: Equatable {
  enum Size: String, CaseIterable { case small, medium, large }
  enum Crust: String, CaseIterable { case thin, thick, stuffed }
  var name = "Margherita"
  var size = Size.medium
  var crust = Crust.thin
}

struct PizzaScene: View {
  @State private var evaluations = Evaluations()
  @State private var pizza = Pizza()

  var body: some View {
    Part("PizzaScene", evaluations: evaluations.next()) {
      NameField(name: $pizza.name)
      SizePicker(size: $pizza.size)
      CrustPicker(crust: $pizza.crust)
      Order(pizza: $pizza)
    }
  }
}

private struct NameField: View {
  @Binding var name: String
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("NameField", evaluations: evaluations.next()) { TextField("Pizza", text: $name) }
  }
}

private struct SizePicker: View {
  @Binding var size: Pizza.Size
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("SizePicker", evaluations: evaluations.next()) {
      Picker("Size", selection: $size) {
        ForEach(Pizza.Size.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
    }
  }
}

private struct CrustPicker: View {
  @Binding var crust: Pizza.Crust
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("CrustPicker", evaluations: evaluations.next()) {
      Picker("Crust", selection: $crust) {
        ForEach(Pizza.Crust.allCases, id: \.self) { Text($0.rawValue) }
      }
    }
  }
}

private struct Order: View {
  @Binding var pizza: Pizza
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Order", evaluations: evaluations.next()) {
      Text("A \(pizza.size.rawValue) \(pizza.name) with a \(pizza.crust.rawValue) crust, please.")
    }
  }
}
