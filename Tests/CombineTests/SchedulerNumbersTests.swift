import Combine
import Dispatch
import Foundation
import Testing

@Suite("Numbers of schedulers", .untying) struct SchedulerNumbersTests {
  private typealias Time = DispatchQueue.SchedulerTimeType

  @Test("Dispatch's lengths of time multiply as seconds, and keep to their range")
  func multiply() {
    #expect(Time.Stride.seconds(2) * .seconds(3) == .seconds(6))
    #expect(Time.Stride.nanoseconds(18) * .microseconds(1) == .nanoseconds(0))
    #expect(Time.Stride(.seconds(.max)) * .seconds(-2) == .nanoseconds(.min))
    #expect(Time.Stride(.seconds(.min)).magnitude == .min)
  }

  @Test("The distant future is as far back as it is there")
  func distance() {
    let (now, never) = (Time(DispatchTime(uptimeNanoseconds: 10)), Time(.distantFuture))
    #expect(now.distance(to: never) == .nanoseconds(.max))
    #expect(never.distance(to: now) == .nanoseconds(.max))
    #expect(Time(DispatchTime(uptimeNanoseconds: 30)).distance(to: now) == .nanoseconds(-20))
  }

  @Test("A length of time is coded as Apple's is")
  func coded() throws {
    let data = try JSONEncoder().encode(["x": Time.Stride.nanoseconds(5)])
    #expect(String(decoding: data, as: UTF8.self) == #"{"x":{"_nanoseconds":5}}"#)
    #expect(try JSONDecoder().decode([String: Time.Stride].self, from: data) == ["x": .nanoseconds(5)])
  }

  @Test("Run loops and operation queues have times of their own")
  func ownTimes() {
    #expect(RunLoop.SchedulerTimeType.self != OperationQueue.SchedulerTimeType.self)
    #expect(
      OperationQueue.SchedulerTimeType(Date(timeIntervalSince1970: 1)).advanced(by: 2).date
        .timeIntervalSince1970 == 3)
  }

  @Test("An identifier is one 64-bit number")
  func identifier() {
    #expect(Mirror(reflecting: CombineIdentifier()).descendant("rawValue") is UInt64)
  }

  @Test("A recording writes itself into an encoder")
  func recording() throws {
    struct Wrapper: Encodable {
      let recording: Record<Int, CodedFailure>.Recording
      func encode(to encoder: any Encoder) throws { try recording.encode(into: encoder) }
    }
    let data = try JSONEncoder().encode(Wrapper(recording: .init(output: [1, 2])))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""output":[1,2]"#) && text.contains(#""completion":{"success":true}"#))
  }
}

private struct CodedFailure: Error, Codable {}
