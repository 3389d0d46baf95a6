import Foundation

/// What somebody wants to buy. Apple's Foundation brings what this is made of, and the plugin sees to that here.
final class Basket: ObservableObject {
  @Published var things: [String] = []
  let order = URLRequest(url: URL(fileURLWithPath: "/order"))
}

@Observable final class Till {
  var sum = 0
}
