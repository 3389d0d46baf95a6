import Testing

@testable import SwiftUICore

@Suite("The lengths of lines of a lazy stack")
struct LineLengthsTests {
  @Test("Sums and lines agree with adding them up, through any changes")
  func model() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      var lengths = LineLengths(estimate: 40)
      var model = [Double](repeating: 40, count: 2_000)
      lengths.reset(2_000)
      for _ in 0..<60 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          let at = Int.random(in: 0...model.count, using: &random)
          let count = Int.random(in: 1...700, using: &random)
          lengths.insert(at..<at + count)
          model.insert(contentsOf: repeatElement(40, count: count), at: at)
        case 1 where model.count > 800:
          let at = Int.random(in: 0..<model.count - 700, using: &random)
          let range = at..<at + Int.random(in: 1...700, using: &random)
          lengths.remove(range)
          model.removeSubrange(range)
        case 2:
          let (from, to) = (
            Int.random(in: 0..<model.count, using: &random), Int.random(in: 0..<model.count, using: &random)
          )
          lengths.move(from: from, to: to)
          model.insert(model.remove(at: from), at: to)
        default:
          let line = Int.random(in: 0..<model.count, using: &random)
          let length = Double(Int.random(in: 0...200, using: &random))
          lengths.set(line, length)
          model[line] = length
        }
        #expect(lengths.count == model.count)
        let line = Int.random(in: 0...model.count, using: &random)
        #expect(lengths.length(upTo: line) == model[..<line].reduce(0, +))
        if line < model.count {
          let start = model[..<line].reduce(0) { $0 + $1 + 6 }
          #expect(lengths.line(at: start, spacing: 6) == line)
          #expect(lengths.line(at: start - 1, spacing: 6) == max(0, line - 1))
        }
      }
    }
  }

  @Test("What is not known counts with an estimate, which is settled once")
  func estimate() {
    var lengths = LineLengths(estimate: 40)
    lengths.reset(1_000)
    for line in 0..<10 { lengths.set(line, line % 2 == 0 ? 100 : 200) }
    lengths.settleEstimate(150)
    #expect(lengths.length(upTo: 1_000) == 150_000)
    for line in 10..<20 { lengths.set(line, 10) }
    lengths.settleEstimate(10)
    #expect(lengths.length(upTo: 1_000) == 150_000 - 1_400)
  }
}
