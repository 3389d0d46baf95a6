import Dispatch
import Foundation
import Storage
import Synchronization
import Testing

@testable import FavesCore

@MainActor @Suite("Writing behind") struct WriteBehindTests {
  struct Refused: Error {}

  @Test("What is read back after a failure does not overwrite a change made meanwhile")
  func changeWhileReadingBack() async throws {
    let database = try await Database.inMemory(schema: FavesSchema.bare)
    let id = UUID()
    let (entered, enter) = AsyncStream<Void>.makeStream()
    let proceed = DispatchSemaphore(value: 0)
    let stored = Mutex("old")
    var putRight: [String?] = []
    var failures = 0
    let writer = WriteBehind<String>(
      database,
      find: { _, _ in
        enter.yield()
        proceed.wait()
        return stored.withLock { $0 }
      },
      onFailure: { _ in failures += 1 },
      putRight: { _, value in putRight.append(value) })

    writer.write([id]) { _ in throw Refused() }
    var reading = entered.makeAsyncIterator()
    await reading.next()
    // The disk's queue stands in the middle of reading back.
    writer.write([id]) { _ in stored.withLock { $0 = "new" } }
    for _ in 0..<2 { proceed.signal() }
    await writer.flush()
    #expect(putRight == ["new"])
    #expect(failures == 1)
    await database.close()
  }

  @Test("Without a disk there is nothing to wait for")
  func memoryOnly() async {
    let writer = WriteBehind<String>(nil, find: { _, _ in nil }, onFailure: { _ in }, putRight: { _, _ in })
    writer.write([UUID()]) { _ in throw Refused() }
    await writer.flush()
  }
}
