import Foundation
import Observation
import Storage

/// The user's profile. `save(_:)` shows at once and reaches the disk a moment later; `flush()` waits for it.
@MainActor @Observable
public final class UserStore {
  public internal(set) var phase: LoadPhase = .loading
  public private(set) var profile = UserProfile()
  /// What could not be made or saved. Set it to `nil` when it was read.
  public var lastError: SaveFailure<UserProfile>?

  @ObservationIgnored private var lastTrouble: Trouble?
  @ObservationIgnored private var disk: WriteBehind<UserProfile>?
  /// There is one profile; this stands for it among the writes on their way.
  @ObservationIgnored private let key = UUID()

  init() {}

  public func save(_ profile: UserProfile) {
    guard phase.isEditable else {
      lastError.add(
        phase.trouble
          ?? Trouble(title: "Your profile is still being read", message: "Try again in a moment."),
        unsaved: [profile])
      return
    }
    guard profile != self.profile else { return }
    self.profile = profile
    disk?.write([key]) { try ProfileRecords.save(profile, in: $0) }
  }

  /// Saves again what could not be saved: the profile as it was last.
  public func saveAgain() {
    guard let profile = lastError?.unsaved.last else { return }
    lastError = nil
    save(profile)
  }

  /// Waits until the disk has every change made so far.
  public func flush() async { await disk?.flush() }

  /// - Parameter database: where changes go; `nil` keeps them in memory.
  func load(_ profile: UserProfile, from database: Database?, phase: LoadPhase) {
    self.profile = profile
    disk = WriteBehind(
      database,
      find: { _, connection in try ProfileRecords.load(in: connection) },
      onFailure: { [weak self] error in
        let trouble = Trouble(title: "Your profile could not be saved", error: error)
        self?.lastTrouble = trouble
        self?.lastError.add(trouble)
      },
      putRight: { [weak self] _, stored in
        guard let self, let stored, stored != self.profile else { return }
        lastError.keep(self.profile, after: lastTrouble)
        self.profile = stored
      })
    self.phase = phase
  }
}
