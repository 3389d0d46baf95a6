import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import SwiftUIMacros

@Suite("Misuse of macros")
struct MisuseTests {
  /// What the macros say of `source`, each message with its line and column.
  private func messages(_ source: String) -> [String] {
    let file = Parser.parse(source: source)
    let known = BasicMacroExpansionContext.KnownSourceFile(moduleName: "M", fullFilePath: "M.swift")
    let shared = BasicMacroExpansionContext(sourceFiles: [file: known])
    let macros: [String: any Macro.Type] = [
      "Entry": EntryMacro.self, "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
      "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
    ]
    _ = file.expand(macros: macros) { node in
      BasicMacroExpansionContext(sharingWith: shared, lexicalContext: node.allMacroLexicalContexts())
    }
    return shared.diagnostics.map { diagnostic in
      let place = shared.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "M.swift")
      return "\(place.line):\(place.column) \(diagnostic.message)"
    }
  }

  @Test(
    "A wrong entry is one error, at the part that is wrong",
    arguments: [
      ("struct S { @Entry var x = 1 }", "1:12 '@Entry' macro can only attach to var declarations inside"),
      ("@Entry var x = 1", "1:1 '@Entry' macro can only attach to var declarations inside"),
      ("extension View { @Entry var x = 1 }", "1:18 '@Entry' macro can only attach to var"),
      ("extension EnvironmentValues { @Entry var x: Int }", "1:42 'x' needs a default value"),
      ("extension Transaction { @Entry static var x = 1 }", "1:32 An entry belongs to each Transaction"),
      ("extension FocusedValues { @Entry var x: Int }", "1:38 'x' needs an optional type"),
      ("extension FocusedValues { @Entry var x = 3 }", "1:38 'x' needs an optional type"),
      ("extension FocusedValues { @Entry var x: Int? = 3 }", "1:38 'x' cannot have a default value"),
    ])
  func entries(source: String, message: String) {
    let found = messages(source)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(message) ?? false, "\(found)")
  }

  @Test("An entry with accessors of its own is one error")
  func accessors() {
    // Accessors are taken off before the expansion here, so the place is the compiler's to show.
    let found = messages("extension ContainerValues { @Entry var x: Int { 3 } }")
    #expect(found.count == 1)
    let message = "An entry gets its accessors from '@Entry'; it cannot have others"
    #expect(found.first?.hasSuffix(message) ?? false)
  }

  @Test(
    "A right entry is no error",
    arguments: [
      "extension EnvironmentValues { @Entry public var x: Int? }",
      "extension SwiftUI.EnvironmentValues { @Entry var x: Swift.Optional<Int> }",
      "extension EnvironmentValues { @Entry var x: String! }",
      "extension FocusedValues { @Entry var x: Optional<Int> }",
      "extension FocusedValues { @Entry var x: Binding<Int>? = nil }",
    ])
  func rightEntries(source: String) {
    #expect(messages(source) == [])
  }

  @Test("A mark outside a preview, inside a nested block, or on a function is an error at the mark")
  func previewable() {
    #expect(
      messages("struct S { @Previewable var x = 1 }")
        == ["1:12 '@Previewable' items must be declared in the body of a '#Preview'"])
    let nested = """
      #Preview {
        VStack {
          @Previewable @State var x = 1
        }
      }
      """
    #expect(messages(nested).contains("3:5 '@Previewable' items must be at root scope in the preview block"))
    let function = """
      #Preview {
        @Previewable func f() {}
      }
      """
    #expect(messages(function).contains("2:3 '@Previewable' can only be attached to variables"))
  }

  @Test("A preview without a body is an error")
  func noBody() {
    #expect(messages("#Preview(\"x\")") == ["1:1 '#Preview' needs a body: a closure that makes the view"])
  }

  @Test(
    "What cannot be animated by its parts is an error, and what is not to be is passed over",
    arguments: [
      ("@Animatable enum E { case a }", ["1:1 '@Animatable' can only be attached to structures and classes"]),
      ("@Animatable struct S { var x = f() }", ["1:28 '@Animatable' needs the type of 'x' written out"]),
      ("@Animatable struct S { var x: Double? }", ["1:28 '@Animatable' needs the type of 'x' written out"]),
      ("@Animatable struct S { @AnimatableIgnored var x = f() }", []),
      ("@Animatable struct S { let x = f(); static var y = f(); var z: Int { 3 } }", []),
    ])
  func animatable(source: String, expected: [String]) {
    let found = messages(source)
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }
}
