import Foundation
import Platform

/// A program that runs: here this one, of others nothing is known.
@MainActor @preconcurrency
public final class NSRunningApplication: NSObject {
  public static let current = NSRunningApplication()

  public var localizedName: String? { ProcessInfo.processInfo.processName }
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  public var bundleURL: URL? { Bundle.main.bundleURL }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  public var isActive: Bool { NSApplication.shared.isActive }
  public var isHidden: Bool { NSApplication.shared.isHidden }
  public var isTerminated: Bool { false }

  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
  @discardableResult
  public func activate(options: ActivationOptions = []) -> Bool {
    NSApplication.shared.activate()
    return true
  }
  @discardableResult
  public func hide() -> Bool {
    NSApplication.shared.hide(nil)
    return true
  }
  @discardableResult
  public func terminate() -> Bool {
    NSApplication.shared.terminate(nil)
    return true
  }
}

extension NSWorkspace {
  /// This program, while it is in use; which other one is, is not known.
  public var frontmostApplication: NSRunningApplication? {
    NSApplication.shared.isActive ? .current : nil
  }
  /// This program: of others nothing is known.
  public var runningApplications: [NSRunningApplication] { [.current] }
  /// nil: programs are found by what they open.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
}
