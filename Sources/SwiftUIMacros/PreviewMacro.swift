import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that the preview tool finds in the program and asks for the view.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let location = context.location(of: node) else { return [] }
    let arguments = node.arguments.filter { $0.label?.text != "body" }
    guard
      let body = node.trailingClosure.map({ ExprSyntax($0) })
        ?? node.arguments.first(where: { $0.label?.text == "body" })?.expression
    else {
      context.report(
        Misuse("'#Preview' needs a body: a closure that makes the view", id: "preview.body"), at: node)
      return []
    }
    let scan = PreviewBody(body)
    for (misuse, place) in scan.misuses { context.report(misuse, at: place) }
    if !scan.misuses.isEmpty { return [] }

    // The last argument before the body keeps a comma of its own only when one follows.
    let list = arguments.map { "\($0.with(\.trailingComma, nil).trimmed), " }.joined()
    return [
      """
      nonisolated struct \(context.makeUniqueName("PreviewRegistry")): SwiftUICore.PreviewRegistry {
        static var fileID: String { \(location.file) }
        static var line: Int { \(location.line) }
        static var column: Int { \(location.column) }
        \(scan.wrapper)
        @MainActor static func makePreview() throws -> SwiftUICore.Preview {
          SwiftUICore.Preview(\(raw: list)body: \(scan.content))
        }
      }
      """
    ]
  }
}
