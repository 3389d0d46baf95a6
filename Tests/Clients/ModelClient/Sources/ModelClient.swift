import CoreData
import SwiftUI

@main
struct ModelClient: App {
  private let store = OrderStore()

  var body: some Scene {
    WindowGroup("Orders") {
      OrderList().environment(\.managedObjectContext, store.container.viewContext)
    }
  }
}

struct OrderStore {
  let container = NSPersistentContainer(name: "Shop")

  init() {
    container.loadPersistentStores { _, error in
      if let error { fatalError("The orders cannot be read: \(error)") }
    }
  }
}

struct OrderList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\Order.timestamp)]) private var orders: FetchedResults<Order>

  var body: some View {
    NavigationStack {
      List {
        ForEach(orders) { order in
          OrderRow(order: order)
        }
        .onDelete { $0.map { orders[$0] }.forEach(context.delete) }
      }
      .navigationTitle("Orders")
      .toolbar { Button("Add", systemImage: "plus", action: add) }
    }
  }

  private func add() {
    let order = Order(context: context)
    order.id = UUID()
    order.name = "Order \(orders.count + 1)"
    order.timestamp = .now
    try? context.save()
  }
}

struct OrderRow: View {
  @ObservedObject var order: Order

  var body: some View {
    HStack {
      Text(order.name ?? "").foregroundStyle(.brand)
      Spacer()
      Stepper("\(order.amount)", value: $order.amount)
    }
    .listRowBackground(Color(.brand).opacity(0.1))
  }
}
