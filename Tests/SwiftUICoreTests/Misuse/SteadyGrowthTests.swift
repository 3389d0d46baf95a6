import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Misuse of sizes: growth without end", .serialized)
struct SteadyGrowthTests {
  private struct Measured: View {
    var body: some View { GeometryReader { Text("\($0.size.height)") } }
  }

  private func said(_ heights: [Double]) async -> [String] {
    let messages = LockedValue<[String]>([])
    await Diagnostics.collect(in: messages) {
      let screen = Screen { Measured() }
      for height in heights { screen.resize(width: 300, height: height) }
      screen.close()
    }
    return messages.withLock { $0 }
  }

  @Test("It is said once, and whose it is")
  func endless() async {
    let growth = (0..<1500).map { 100 + Double($0) }
    let said = await said(growth)
    #expect(said.count == 1, "\(said)")
    #expect(
      said.first?.contains("GeometryReader in Measured has grown 1,000 times in a row") == true, "\(said)")
  }

  @Test("What goes to and fro is an animation")
  func toAndFro() async {
    #expect(await said((0..<3000).map { 100 + Double($0 % 500) }) == [])
  }
}
