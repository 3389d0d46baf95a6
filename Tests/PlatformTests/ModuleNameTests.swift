import CoreTransferable
import QuartzCore
import Symbols
import Testing

private struct Profile: Codable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

@Suite("Modules under the names that sources import") @MainActor
struct ModuleNameTests {
  @Test("A model says what it is sent as without importing views")
  func transferable() async throws {
    let provider = NSItemProvider()
    provider.register(Profile(name: "Ann"))
    #expect(provider.registeredTypeIdentifiers.count == 2)
    let read: Profile = try await withCheckedThrowingContinuation { done in
      provider.loadTransferable(type: Profile.self) { done.resume(with: $0) }
    }
    #expect(read.name == "Ann")
  }

  @Test("The screen's time and symbol effects are under their modules' names")
  func names() {
    #expect(CACurrentMediaTime() > 0)
    #expect(BounceSymbolEffect.bounce == .bounce)
  }
}
