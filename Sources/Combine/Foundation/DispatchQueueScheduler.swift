public import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment on Dispatch's clock, which stands still while the machine sleeps.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime == rhs.dispatchTime }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      if end >= start { return .nanoseconds(Int(clamping: end - start)) }
      // Back from the distant future is as far as there: what Apple's says.
      return .nanoseconds(Int(exactly: start - end).map { -$0 } ?? .max)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// A length of time in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// Nanoseconds.
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public init(_ timeInterval: DispatchTimeInterval) {
        magnitude =
          switch timeInterval {
          case .seconds(let count): Self.clamped(count, times: 1_000_000_000)
          case .milliseconds(let count): Self.clamped(count, times: 1_000_000)
          case .microseconds(let count): Self.clamped(count, times: 1_000)
          case .nanoseconds(let count): count
          case .never: .max
          @unknown default: .max
          }
      }

      /// Seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

      private static func clamped(_ count: Int, times unit: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? (count < 0 ? .min : .max) : product
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude + rhs.magnitude)
      }
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude - rhs.magnitude)
      }
      /// The product of both lengths in seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        let (high, low) = lhs.magnitude.multipliedFullWidth(by: rhs.magnitude)
        let billion = 1_000_000_000
        if abs(high) >= billion / 2 { return .nanoseconds((high < 0) ? .min : .max) }
        return .nanoseconds(billion.dividingFullWidth((high, low)).quotient)
      }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1_000_000_000).rounded()
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (s < 0 ? .min + 1 : .max))
      }
      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }

  /// How Dispatch runs the work.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let (qos, flags) = (options?.qos ?? .unspecified, options?.flags ?? [])
    guard let group = options?.group else {
      return asyncAfter(deadline: date.dispatchTime, qos: qos, flags: flags) { action() }
    }
    group.enter()
    asyncAfter(deadline: date.dispatchTime, qos: qos, flags: flags) {
      action()
      group.leave()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: Swift.max(tolerance, minimumTolerance).timeInterval)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
