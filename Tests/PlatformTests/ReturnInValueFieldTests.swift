import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Return in fields of values")
struct ReturnInValueFieldTests {
  @Test("It is the default button's where nobody hears of it")
  func defaultButton() throws {
    let screen = Screen {
      TextField("Format", value: .constant(1.5), format: .number)
      TextField("Formatter", value: .constant(1.5), formatter: NumberFormatter())
      TextField("Heard", value: .constant(1.5), format: .number).onSubmit {}
      TextField("Committed", value: .constant(1.5), formatter: NumberFormatter(), onCommit: {})
      TextField("Growing", text: .constant(""), axis: .vertical)
    }
    let taken = try ["Format", "Formatter", "Heard", "Committed", "Growing"].map {
      try #require(screen.field($0).widget.anyDescription as? TextFieldDescription).takesReturn()
    }
    #expect(taken == [false, false, true, true, false])
    screen.close()
  }
}
