import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Curves")
struct CurveTests {
  /// Where an animation of the way from 0 to 1 is at each time; nil: over.
  private func values(_ animation: Animation, at times: [Double]) -> [Double?] {
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    return times.map { time in
      animation.animate(value: 1, time: time, context: &context).map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test("Curves go from 0 to 1, as CSS's of the same control points do")
  func curves() {
    #expect(values(.linear(duration: 2), at: [0, 1, 1.5, 2]) == [0, 0.5, 0.75, nil])
    #expect(values(.easeInOut(duration: 1), at: [0, 0.25, 0.5, 0.75]) == [0, 0.129, 0.5, 0.871])
    #expect(values(.easeIn(duration: 1), at: [0.5]) == [0.315])
    #expect(values(.easeOut(duration: 1), at: [0.5]) == [0.685])
    #expect(values(.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), at: [0.5]) == [0.802])
  }

  @Test("Springs need not be told anything")
  func plainSprings() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.interactiveSpring() == .interactiveSpring(duration: 0.15))
    #expect(Animation.interpolatingSpring() == .interpolatingSpring(duration: 0.5, bounce: 0))
  }

  @Test("Animations are delayed, paced and repeated, forth and back")
  func modifiers() {
    let linear = Animation.linear(duration: 1)
    #expect(values(linear.delay(1), at: [0.5, 1.5, 2]) == [0, 0.5, nil])
    #expect(values(linear.speed(2), at: [0.25, 0.5]) == [0.5, nil])
    #expect(values(linear.repeatCount(3), at: [0.5, 1.25, 2.5, 3]) == [0.5, 0.75, 0.5, nil])
    #expect(values(linear.repeatCount(2, autoreverses: false), at: [0.25, 1.25, 2]) == [0.25, 0.25, nil])
    #expect(values(linear.repeatForever(), at: [100.25, 101.25]) == [0.25, 0.75])
    #expect(values(Animation.linear(duration: 0).repeatForever(), at: [0]) == [nil])
  }

  @Test("Springs come to rest, over the target if they bounce")
  func springs() {
    let smooth = values(.smooth, at: stride(from: 0, through: 2, by: 0.05).map { $0 })
    #expect(smooth.compactMap { $0 }.allSatisfy { $0 <= 1 })
    #expect(smooth.last! == nil)
    let bouncy = values(.bouncy, at: stride(from: 0, through: 2, by: 0.05).map { $0 })
    #expect(bouncy.compactMap { $0 }.contains { $0 > 1.01 })
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).bounce - 0.3) < 1e-9)
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 10).dampingRatio - 0.5) < 1e-9)
  }

  @Test("A spring obeys the law of springs", arguments: [0.3, 1.0, 2.5])
  func law(_ ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var (place, speed) = (0.0, 3.0)
    let step = 1e-4
    for _ in 0..<3000 {
      speed += spring.force(target: 1, position: place, velocity: speed) / spring.mass * step
      place += speed * step
    }
    #expect(abs(spring.value(target: 1, initialVelocity: 3, time: 0.3) - place) < 2e-3)
    #expect(abs(spring.velocity(target: 1, initialVelocity: 3, time: 0.3) - speed) < 2e-2)
    let rest = spring.settlingDuration
    #expect(abs(spring.value(target: 1.0, time: rest) - 1) <= 0.0011)
    #expect(abs(spring.value(target: 1.0, time: rest * 0.5) - 1) > 0.001)
  }

  @Test("What pulls at a value is counted from where it started, as its place is")
  func pull() {
    let spring = Spring(stiffness: 100, damping: 10)
    let force = spring.force(
      fromValue: CGSize(width: 10, height: 0), toValue: CGSize(width: 30, height: 5),
      position: CGSize(width: 20, height: 5), velocity: CGSize(width: 1, height: 2))
    #expect(force == CGSize(width: 100 * 10 - 10, height: -20))
  }

  @Test("A spring that takes over another goes on with its velocity")
  func merge() {
    var motion = Motion(at: 0.0)
    let transaction = Transaction(animation: .spring(duration: 1))
    motion.go(to: 100, in: transaction, at: 0, environment: EnvironmentValues())
    motion.move(to: 0.19)
    let before = motion.shown
    motion.move(to: 0.2)
    let speed = (motion.shown - before) / 0.01
    let place = motion.shown
    motion.go(to: 200, in: transaction, at: 0.2, environment: EnvironmentValues())
    motion.move(to: 0.2)
    #expect(abs(motion.shown - place) < 1e-6)
    motion.move(to: 0.21)
    #expect(abs((motion.shown - place) / 0.01 - speed) < speed * 0.2)
    motion.move(to: 20)
    #expect(motion.shown == 200 && motion.isAtRest)
  }

  struct Steps: CustomAnimation {
    let count: Int
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
      time >= 1 ? nil : value.scaled(by: (time * Double(count)).rounded(.down) / Double(count))
    }
  }

  @Test("Animations of a client's own type are as good as any")
  func custom() {
    #expect(values(Animation(Steps(count: 4)), at: [0.1, 0.3, 0.9, 1]) == [0, 0.25, 0.75, nil])
    #expect(Animation(Steps(count: 4)) == Animation(Steps(count: 4)))
    #expect(Animation(Steps(count: 4)) != Animation(Steps(count: 5)))
    #expect(Animation(Steps(count: 4)) != .linear)
    #expect(
      values(Animation(Steps(count: 4)).repeatForever(autoreverses: false), at: [0.3, 1.1, 1.5]) == [
        0.25, 0, 0.25,
      ])
  }

  @Test("Ways by curves add up: a change on the way starts from what is shown")
  func additive() {
    var motion = Motion(at: 0.0)
    let transaction = Transaction(animation: .linear(duration: 1))
    motion.go(to: 100, in: transaction, at: 0, environment: EnvironmentValues())
    motion.move(to: 0.5)
    motion.go(to: 0, in: transaction, at: 0.5, environment: EnvironmentValues())
    motion.move(to: 0.5)
    #expect(motion.shown == 50)
    motion.move(to: 1.25)
    #expect(abs(motion.shown - 25) < 1e-9)
    motion.move(to: 1.5)
    #expect(motion.shown == 0 && motion.isAtRest)
  }
}
