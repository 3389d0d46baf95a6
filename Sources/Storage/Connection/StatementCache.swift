/// Prepared statements that are not running, by their text.
///
/// A statement is taken out while it runs, so a query inside a query of the same text gets one of its own.
struct StatementCache {
  private var idle: [String: Statement] = [:]
  /// Texts, least recently used first.
  private var order: [String] = []
  let capacity: Int

  init(capacity: Int = 64) { self.capacity = capacity }

  mutating func take(_ text: String) -> Statement? {
    guard let statement = idle.removeValue(forKey: text) else { return nil }
    if let index = order.lastIndex(of: text) { order.remove(at: index) }
    return statement
  }

  mutating func giveBack(_ statement: Statement) {
    guard idle[statement.text] == nil else { return }
    if order.count >= capacity { idle[order.removeFirst()] = nil }
    idle[statement.text] = statement
    order.append(statement.text)
  }

  mutating func removeAll() {
    idle = [:]
    order = []
  }
}
