import Foundation
import Platform

/// A view that a person uses. There are no targets with selectors without Objective-C.
@MainActor @preconcurrency
open class NSControl: NSView {
  /// Whether something is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let mixed = StateValue(rawValue: -1)
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }
  public var isEnabled = true { didSet { changed() } }
}
