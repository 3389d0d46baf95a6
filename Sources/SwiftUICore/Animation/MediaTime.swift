/// Seconds; what Core Foundation calls them. Sources that measure frames have it of SwiftUI alone.
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001, as in `Date.timeIntervalSinceReferenceDate`.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time that frames are measured in: seconds since the machine started, which no change of the clock touches.
///
/// Core Animation's, which SwiftUI brings along on Apple's systems.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The time of the clock: seconds since the beginning of 2001.
// Whoever imports Core Foundation itself has its own.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
