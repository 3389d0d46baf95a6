import CArguments
import Foundation
import Testing

@Suite("The program's arguments")
struct ArgumentTests {
  @Test("They are those that the system started it with")
  func asTheSystemHasThem() throws {
    let read = try FileHandle(forReadingAtPath: "/proc/self/cmdline")?.readToEnd()
    let system = try #require(read)
    let expected = system.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(!expected.isEmpty)
    #expect(CommandLine.arguments == expected)
    var count: Int32 = -1
    // Memory of the process that stays: what `main` got.
    let arguments = _swift_stdlib_getUnsafeArgvArgc(&count)
    #expect((0..<Int(count)).map { arguments[$0].map { String(cString: $0) } } == expected)
    #expect(arguments[Int(count)] == nil)
  }
}
