import SwiftUITesting
import Testing

@testable import SwiftUICore

/// When a view's value counts as the same as before.
@MainActor
@Suite("Comparing values of views")
struct ComparisonTests {
  /// Has a hole between its first fields, and no `==`.
  struct Plain {
    var flag: UInt8
    var number: Int
    var text: String
  }

  @Test("An optional of a struct without == is compared by what it holds, not by its spare bits")
  func optional() {
    func made(_ fill: UInt8, _ value: Plain?) -> Bool {
      // The same value in two places that held other bits before.
      let a = UnsafeMutablePointer<Plain?>.allocate(capacity: 1)
      let b = UnsafeMutablePointer<Plain?>.allocate(capacity: 1)
      defer {
        a.deallocate()
        b.deallocate()
      }
      UnsafeMutableRawPointer(a).initializeMemory(
        as: UInt8.self, repeating: 0, count: MemoryLayout<Plain?>.size)
      UnsafeMutableRawPointer(b).initializeMemory(
        as: UInt8.self, repeating: fill, count: MemoryLayout<Plain?>.size)
      a.initialize(to: value)
      b.initialize(to: value)
      defer {
        a.deinitialize(count: 1)
        b.deinitialize(count: 1)
      }
      return FieldLayout.of(Plain?.self).isEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
    }
    #expect(made(0xFF, Plain(flag: 1, number: 2, text: "three")))
    #expect(made(0xFF, nil))
    #expect(!areSame(Plain(flag: 1, number: 2, text: "a") as Plain?, Plain(flag: 1, number: 2, text: "b")))
    #expect(!areSame(Plain(flag: 1, number: 2, text: "a") as Plain?, nil))
  }

  @Test(
    "Fields are compared one by one: equal texts in different places are the same, other closures are not")
  func fields() {
    let long = String(repeating: "long ", count: 20)
    let same = String(repeating: "long ", count: 20)
    #expect(areSame(Plain(flag: 1, number: 2, text: long), Plain(flag: 1, number: 2, text: same)))
    #expect(!areSame(Plain(flag: 1, number: 3, text: long), Plain(flag: 1, number: 2, text: same)))
  }

  @Test("An optional of any type with a protocol is compared as it is, without a look at what is inside")
  func existential() {
    let one: (any Equatable)? = 1
    #expect(areSame(one, one))
    #expect(!areSame(one, 2 as (any Equatable)?))
    #expect(!areSame(one, nil))
  }
}
