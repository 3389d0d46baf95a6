import Dispatch

/// The one thread-at-a-time place where the file is touched: the executor of `Database`.
final class DiskQueue: SerialExecutor {
  let queue = DispatchQueue(label: "Storage.disk", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
