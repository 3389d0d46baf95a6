import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What is wrong with a use of one of the macros.
struct Misuse: DiagnosticMessage {
  let message: String
  let id: String

  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: id) }

  init(_ message: String, id: String) {
    self.message = message
    self.id = id
  }
}

extension MacroExpansionContext {
  /// Reports `misuse` at `node`, which must be part of what the compiler handed to the macro.
  func report(_ misuse: Misuse, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: misuse))
  }
}
