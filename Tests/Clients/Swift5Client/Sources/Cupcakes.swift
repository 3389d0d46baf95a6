import SwiftUI

class Order: ObservableObject, Codable {
  enum CodingKeys: CodingKey {
    case type, quantity, extraFrosting, name, streetAddress
  }

  static let types = ["Vanilla", "Strawberry", "Chocolate", "Rainbow"]

  @Published var type = 0
  @Published var quantity = 3.0
  @Published var specialRequestEnabled = false {
    didSet {
      if specialRequestEnabled == false {
        extraFrosting = false
      }
    }
  }
  @Published var extraFrosting = false
  @Published var name = ""
  @Published var streetAddress = ""

  var hasValidAddress: Bool {
    if name.isEmpty || streetAddress.isEmpty {
      return false
    }
    return true
  }

  var cost: Double { quantity * 2 + (extraFrosting ? quantity : 0) }

  init() {}

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    type = try container.decode(Int.self, forKey: .type)
    quantity = try container.decode(Double.self, forKey: .quantity)
    extraFrosting = try container.decode(Bool.self, forKey: .extraFrosting)
    name = try container.decode(String.self, forKey: .name)
    streetAddress = try container.decode(String.self, forKey: .streetAddress)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(quantity, forKey: .quantity)
    try container.encode(extraFrosting, forKey: .extraFrosting)
    try container.encode(name, forKey: .name)
    try container.encode(streetAddress, forKey: .streetAddress)
  }
}

struct OrderView: View {
  @ObservedObject var order = Order()

  var body: some View {
    NavigationView {
      Form {
        Section {
          Picker("Select your cake type", selection: $order.type) {
            ForEach(0..<Order.types.count, id: \.self) {
              Text(Order.types[$0]).tag($0)
            }
          }

          Slider(value: $order.quantity, in: 3...20, step: 1)
          Stepper(value: $order.quantity, in: 3...20) {
            Text("Number of cakes: \(order.quantity, specifier: "%.0f")")
          }
        }

        Section {
          Toggle(isOn: $order.specialRequestEnabled) {
            Text("Any special requests?")
          }

          if order.specialRequestEnabled {
            Toggle(isOn: $order.extraFrosting) {
              Text("Add extra frosting")
            }
          }
        }

        Section {
          NavigationLink(destination: AddressView(order: order)) {
            Text("Delivery details")
          }
        }
      }
      .navigationBarTitle("Cupcake Corner")
    }
  }
}

struct AddressView: View {
  @ObservedObject var order: Order

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $order.name)
        TextField("Street Address", text: $order.streetAddress)
      }

      Section {
        NavigationLink(destination: CheckoutView(order: order)) {
          Text("Check out")
        }
      }
      .disabled(order.hasValidAddress == false)
    }
    .navigationBarTitle("Delivery details", displayMode: .inline)
  }
}

struct CheckoutView: View {
  @ObservedObject var order: Order
  @State private var confirmationMessage = ""
  @State private var showingConfirmation = false

  var body: some View {
    ScrollView {
      VStack {
        Image(systemName: "gift")
          .resizable()
          .scaledToFit()
          .frame(maxWidth: .infinity)

        Text("Your total is $\(self.order.cost, specifier: "%.2f")")
          .font(.title)

        Button("Place Order") {
          self.placeOrder()
        }
        .padding()
      }
    }
    .navigationBarTitle("Check out", displayMode: .inline)
    .alert(isPresented: $showingConfirmation) {
      Alert(
        title: Text("Thank you!"), message: Text(confirmationMessage), dismissButton: .default(Text("OK")))
    }
  }

  func placeOrder() {
    guard let encoded = try? JSONEncoder().encode(order) else {
      print("Failed to encode order")
      return
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.confirmationMessage = "Your order of \(encoded.count) bytes is on its way!"
      self.showingConfirmation = true
    }
  }
}

struct Cupcakes_Previews: PreviewProvider {
  static var previews: some View {
    CheckoutView(order: Order())
  }
}
