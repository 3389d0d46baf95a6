import Testing
import os

@testable import OSLog

@Suite("Messages for the developer")
struct LoggerTests {
  @Test("A release build shows numbers and what is public; a debug build shows all")
  func privacy() {
    let name = "Ada"
    let message: OSLogMessage = "\(name) has \(3) of \(name, privacy: .public)'s, \(4, privacy: .private)"
    #expect(message.text(revealed: true) == "Ada has 3 of Ada's, 4")
    #expect(message.text(revealed: false) == "<private> has 3 of Ada's, <private>")
    let masked: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
    let same: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
    #expect(masked.text(revealed: false) == same.text(revealed: false))
    #expect(masked.text(revealed: false).hasPrefix("<mask.hash:"))
  }

  @Test("Numbers, truth and text are written in the format that is asked for")
  func formats() {
    let message: OSLogMessage =
      "\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3)) \(1.5, format: .fixed(precision: 2)) \(2.0)"
    #expect(message.text(revealed: true) == "0xff 007 1.50 2.000000")
    let more: OSLogMessage =
      "\(true) \(false, format: .answer) [\("ab", align: .right(columns: 4))] \(Int.self)"
    #expect(more.text(revealed: true) == "true NO [  ab] Int")
    let missing: NSObject? = nil
    let rest: OSLogMessage = "\(missing) \(CocoaError(.fileNoSuchFile)) \(URL(string: "https://a.b")!)"
    #expect(rest.text(revealed: true).hasPrefix("(null) "))
    #expect(rest.text(revealed: true).hasSuffix(" https://a.b"))
  }

  @Test("A format as C has it is filled in, and says what is shown")
  func cFormats() {
    let message = OSLogMessage(
      format: "%{public}@ of %@ at %d %%, %.1f", arguments: ["a" as NSString, "b" as NSString, 3, 2.25])
    #expect(message.text(revealed: true) == "a of b at 3 %, 2.2")
    #expect(message.text(revealed: false) == "a of <private> at 3 %, 2.2")
  }

  @Test("A line says when, how much it matters, who and what")
  func lines() {
    let line = LogLine(
      date: Date(timeIntervalSince1970: 0), type: .error, subsystem: "org.a", category: "net", message: "Gone"
    )
    #expect(line.text.contains(" E  "))
    #expect(line.text.hasSuffix("[org.a:net] Gone"))
    #expect(line.text.prefix(23).contains(":") && line.text.prefix(4).allSatisfy(\.isNumber))
  }

  @Test("All forms compile as sources have them, and what is disabled writes nothing")
  func forms() {
    let log = OSLog(subsystem: "org.a", category: .pointsOfInterest)
    #expect(log.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .fault))
    let logger = Logger(.disabled)
    logger.debug("\(1)")
    logger.log(level: .info, "a")
    os_log("plain %d", log: .disabled, type: .debug, 3)
    os_log(.error, log: .disabled, "new \(3)")
    let signposter = OSSignposter(logger: logger)
    let state = signposter.beginInterval("work")
    signposter.endInterval("work", state)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
  }

  @Test("A lock guards its state, and copies share it")
  func locks() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    let copy = lock
    #expect(copy.withLock { $0 } == 50)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 3 } == 3)
  }
}
