/// The ways of one value from keyframe to keyframe.
public struct _KeyframeSegments<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  struct Segment {
    enum Way {
      case jump
      case curve(UnitCurve)
      /// Velocities per second; nil: what the neighbours make of it.
      case cubic(start: Vector?, end: Vector?)
      case spring(Spring, start: Vector?)
    }
    var target: Vector
    /// In seconds.
    var duration: Double
    var way: Way

    init(target: Vector, duration: Double, way: Way) {
      self.target = target
      self.duration = legal(duration, .length, or: 0, for: "duration of a keyframe")
      self.way = way
    }
  }

  var segments: [Segment] = []

  var duration: Double { segments.reduce(0) { $0 + $1.duration } }

  /// Where the value is at `time`, having begun at `start`.
  func place(at time: Double, from start: Vector) -> Vector {
    var (place, begin) = (start, 0.0)
    for (index, segment) in segments.enumerated() {
      if time < begin + segment.duration {
        return self.place(in: index, from: place, at: time - begin, start)
      }
      place = segment.target
      begin += segment.duration
    }
    return place
  }

  private func place(in index: Int, from place: Vector, at time: Double, _ start: Vector) -> Vector {
    let segment = segments[index]
    let way = segment.target - place
    switch segment.way {
    case .jump: return segment.target
    case .curve(let curve): return place + way.scaled(by: curve.value(at: time / segment.duration))
    case .spring(let spring, let velocity):
      let initial = velocity ?? slope(before: index, start)
      return place + spring.value(target: way, initialVelocity: initial, time: time)
    case .cubic(let first, let last):
      let length = segment.duration
      let from = (first ?? slope(at: index, start)).scaled(by: length)
      let to = (last ?? slope(at: index + 1, start)).scaled(by: length)
      // Hermite's polynomial between two places with two velocities.
      let t = time / length
      return place.scaled(by: 2 * t * t * t - 3 * t * t + 1) + from.scaled(by: t * t * t - 2 * t * t + t)
        + segment.target.scaled(by: 3 * t * t - 2 * t * t * t) + to.scaled(by: t * t * t - t * t)
    }
  }

  private func place(before index: Int, _ start: Vector) -> Vector {
    index == 0 ? start : segments[index - 1].target
  }
  private func isCubic(_ index: Int) -> Bool {
    guard segments.indices.contains(index), case .cubic = segments[index].way else { return false }
    return true
  }

  /// The velocity at the keyframe between the segments `index - 1` and `index`: that of the line through its neighbours
  /// where both are cubic, nothing at an end.
  private func slope(at index: Int, _ start: Vector) -> Vector {
    guard isCubic(index - 1), isCubic(index) else { return slope(before: index, start) }
    let time = segments[index - 1].duration + segments[index].duration
    return time > 0 ? (segments[index].target - place(before: index - 1, start)).scaled(by: 1 / time) : .zero
  }

  /// The velocity with which the segment before `index` ends.
  private func slope(before index: Int, _ start: Vector) -> Vector {
    guard index > 0, segments.indices.contains(index), segments[index - 1].duration > 0 else { return .zero }
    let before = segments[index - 1]
    switch before.way {
    case .curve(let curve):
      return (before.target - place(before: index - 1, start))
        .scaled(by: curve.velocity(at: 1) / before.duration)
    case .cubic(_, let last): return last ?? .zero
    case .jump, .spring: return .zero
    }
  }
}
