import Foundation
import SwiftUICore

extension PlatformApplication {
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Tells whoever listens of the app's life, beside its delegate.
  package func tell(_ events: inout AppEvents) {
    let told = events
    events.launched = { [self] in
      told.launched?()
      posting.afterFirstFrame { self.post(Self.didFinishLaunchingNotification) }
    }
    events.terminating = { [self] in
      posting.catchUp()
      told.terminating?()
      post(Self.willTerminateNotification)
    }
    events.phaseChanged = { [self] old, new in
      posting.afterFirstFrame { self.leave(old, for: new) }
      told.phaseChanged?(old, new)
      follow(new)
      posting.afterFirstFrame { self.arrive(at: new, from: old) }
    }
  }

  private func leave(_ old: ScenePhase, for new: ScenePhase) {
    if old == .background { post(Self.willEnterForegroundNotification) }
    if old == .active { post(Self.willResignActiveNotification) }
  }

  private func arrive(at new: ScenePhase, from old: ScenePhase) {
    if old == .active {
      post(Self.didResignActiveNotification)
      PlatformWindow.post(PlatformWindow.resigning)
    }
    if new == .active {
      post(Self.didBecomeActiveNotification)
      PlatformWindow.post(PlatformWindow.becoming)
    }
    if new == .background { post(Self.didEnterBackgroundNotification) }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
