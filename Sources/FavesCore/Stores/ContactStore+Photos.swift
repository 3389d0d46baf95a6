import Foundation
import Storage

extension ContactStore {
  /// The bytes of a photo, read from the disk unless they were lately.
  ///
  ///     .task(id: entry.photo) { data = await store.photo(entry.photo) }
  ///
  /// - Parameter id: `Contact.photo`.
  /// - Returns: `nil` when there is no such photo, or it cannot be read.
  public func photo(_ id: UUID?) async -> Data? {
    guard let id else { return nil }
    if let data = photos[id] { return data }
    let data = try? await database?.read { try ContactRecords.photo(id, in: $0) }
    if let data { photos.insert(data, for: id) }
    return data
  }

  /// The bytes of a photo if they are in memory.
  public func cachedPhoto(_ id: UUID?) -> Data? { id.flatMap { photos[$0] } }
}

/// The photos seen last.
struct PhotoCache {
  private var data: [UUID: Data] = [:]
  /// The first is the next to go.
  private var order: [UUID] = []
  private var size = 0
  /// In bytes.
  let capacity: Int

  init(capacity: Int = 32 << 20) { self.capacity = capacity }

  subscript(id: UUID) -> Data? { data[id] }

  mutating func insert(_ new: Data, for id: UUID) {
    guard data[id] == nil else { return }
    data[id] = new
    order.append(id)
    size += new.count
    while size > capacity, order.count > 1 {
      size -= data.removeValue(forKey: order.removeFirst())?.count ?? 0
    }
  }
}
