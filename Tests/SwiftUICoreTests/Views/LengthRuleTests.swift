import Foundation
import Testing

@testable import SwiftUICore

@Suite("Lengths of edges and guides")
struct LengthRuleTests {
  @Test("Guides of several views are one: their mean, of baselines the first or the last")
  func guides() {
    let values: [CGFloat?] = [1, nil, 4, 7]
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 4)
    #expect(VerticalAlignment.center.combineExplicit(values) == 4)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 1)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 7)
    #expect(VerticalAlignment.top.combineExplicit([nil]) == nil)
  }

  @Test("Only the edges that are named take the length, the others stay the list's")
  func rowInsets() {
    let insets = EdgeInsets.ofRows.setting(3, at: [.top, .leading])
    #expect(insets == EdgeInsets(top: 3, leading: 3, bottom: 8, trailing: 12))
    #expect(EdgeInsets.ofRows.setting(0, at: .all) == EdgeInsets())
  }
}
