import Testing

@MainActor
@Suite("Whatever a person does")
struct RandomUserTests {
  @Test(
    "Hundreds of things done in the window leave the screen, the stores and the disk with the same contents",
    arguments: [1, 2, 3, 4] as [UInt64])
  func everythingAgrees(seed: UInt64) async throws {
    var user = await RandomUser(seed: seed, folder: try TemporaryFolder())
    for step in 1...200 {
      user.doSomething()
      if step.isMultiple(of: 50) { await user.restart() }
    }
    await user.finish()
  }
}
