import Testing
import os.log

@Test("Sources that import the log's part of os have its names")
func logModule() {
  let logger = Logger(subsystem: "tests", category: "log")
  logger.debug("\(1) message")
  os_log("%d message", type: .debug, 2)
  #expect(OSLogType.debug != .error)
}
