import Foundation
import Testing

@testable import Platform

@Suite("The program's name")
struct ProgramNameTests {
  @Test("It is as Foundation has it")
  func asFoundation() {
    #expect(ProgramName.current == ProcessInfo.processInfo.processName)
  }
}
