import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark on a variable of a `#Preview`, which `#Preview` reads. Anywhere else it is a mistake.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { scope in
      scope.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
    if !isInPreview { context.report(.outsidePreview, at: attribute) }
    return []
  }
}

extension Misuse {
  static let outsidePreview = Misuse(
    "'@Previewable' items must be declared in the body of a '#Preview'", id: "previewable.outside")
  static let notAtRoot = Misuse(
    "'@Previewable' items must be at root scope in the preview block", id: "previewable.nested")
  static let notVariable = Misuse("'@Previewable' can only be attached to variables", id: "previewable.kind")
}

extension AttributeListSyntax {
  /// Where `@Previewable` stands in the list.
  var previewableIndex: Index? {
    firstIndex { element in
      guard case .attribute(let attribute) = element else { return false }
      let name = attribute.attributeName.trimmedDescription
      return name.split(separator: ".").last == "Previewable"
    }
  }
}
