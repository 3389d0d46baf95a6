import SwiftUI

class Basket: ObservableObject {
  @Published private(set) var fruit = ["Apple"]
  func add(_ name: String) { fruit.append(name) }
}

struct BasketView: View {
  @EnvironmentObject var basket: Basket

  var body: some View {
    NavigationView {
      List {
        ForEach(basket.fruit, id: \.self) { Text($0) }
      }
      .navigationBarTitle("Basket")
      .navigationBarItems(trailing: Button("Add") { basket.add("Pear \(basket.fruit.count)") })
    }
  }
}

struct BasketView_Previews: PreviewProvider {
  static var previews: some View { BasketView().environmentObject(Basket()) }
}
