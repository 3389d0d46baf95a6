import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A number that a view is given, and what is told of it.
struct NumberCase: Sendable, CustomTestStringConvertible {
  /// How the warning begins, without the number.
  let what: String
  let numbers: [Double]
  /// Whether the number is given in a `body`, which the warning names; closures that are called for the layout or an
  /// animation are none.
  let isInBody: Bool
  let view: @MainActor @Sendable (Double) -> AnyView
  var testDescription: String { what }

  static func of<V: View>(
    _ what: String, _ numbers: [Double], isInBody: Bool = true,
    @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> V
  ) -> NumberCase {
    NumberCase(what: what, numbers: numbers, isInBody: isInBody) { number in AnyView(view(number)) }
  }

  static let none = [Double.nan]
  static let notFinite = [Double.nan, .infinity, -.infinity]
  static let noLength = [Double.nan, .infinity, -1.5]
  static let notPositive = [Double.nan, .infinity, 0, -1.5]

  private struct Card: View {
    let number: Double
    let make: @MainActor @Sendable (Double) -> AnyView
    var body: some View { make(number) }
  }

  /// What is told as the number is shown.
  @MainActor
  private func warnings(of number: Double) async -> [String] {
    await toldWhile {
      let screen = Screen { Card(number: number, make: view) }
      screen.flush()
      screen.close()
    }
  }

  /// Each of the numbers makes no sense: it is told once, with the view, the number and what counts instead.
  @MainActor
  func isTold(_ location: SourceLocation = #_sourceLocation) async {
    for number in numbers {
      let said = await warnings(of: number)
      let start = "Invalid \(what) "
      let written = [number.description, Int(exactly: number)?.description].compactMap { $0 }
      let found = said.filter { said in written.contains { said.hasPrefix(start + $0) } }
      #expect(!found.isEmpty, "\(number): \(said)", sourceLocation: location)
      #expect(
        found.allSatisfy { $0.contains(": it is ") || $0.contains(": it leads") }, "\(found)",
        sourceLocation: location)
      #expect(
        said.allSatisfy { $0.hasPrefix("Invalid ") && ($0.contains(" in the body of ") || !isInBody) },
        "\(said)", sourceLocation: location)
    }
  }

  /// Nothing is told of any of the numbers.
  @MainActor
  func isSilent(_ location: SourceLocation = #_sourceLocation) async {
    for number in numbers {
      let said = await warnings(of: number)
      #expect(said.isEmpty, "\(number): \(said)", sourceLocation: location)
    }
  }
}

/// What is told of misuse while `body` runs.
@MainActor
func toldWhile(_ body: () -> Void) async -> [String] {
  let messages = LockedValue<[String]>([])
  await Diagnostics.collect(in: messages) { body() }
  return messages.withLock { $0 }
}
