import SwiftSyntax
import SwiftSyntaxBuilder

/// The body of a `#Preview`, with what is marked `@Previewable` lifted out of it.
struct PreviewBody {
  /// The variables of the wrapper view, without the mark.
  private var lifted: [DeclSyntax] = []
  /// The statements that stay.
  private var statements: [CodeBlockItemSyntax] = []
  /// The body as it is written.
  private let source: ExprSyntax
  private(set) var misuses: [(Misuse, Syntax)] = []

  init(_ body: ExprSyntax) {
    source = body.trimmed
    guard let closure = body.as(ClosureExprSyntax.self) else { return }
    for item in closure.statements {
      switch item.item {
      case .decl(let declaration):
        if let variable = declaration.as(VariableDeclSyntax.self),
          let mark = variable.attributes.previewableIndex
        {
          var variable = variable
          variable.attributes.remove(at: mark)
          lifted.append(DeclSyntax(variable).trimmed)
          continue
        }
        check(
          declaration, rootAttributes: declaration.asProtocol((any WithAttributesSyntax).self)?.attributes)
      default: check(item, rootAttributes: nil)
      }
      statements.append(item)
    }
  }

  /// Finds marks that stand where nothing can be lifted from.
  private mutating func check(_ node: some SyntaxProtocol, rootAttributes: AttributeListSyntax?) {
    let marks = MarkFinder(viewMode: .sourceAccurate)
    marks.walk(node)
    for mark in marks.found {
      let isAtRoot = rootAttributes.map { mark.parent?.id == $0.id } ?? false
      misuses.append((isAtRoot ? .notVariable : .notAtRoot, Syntax(mark)))
    }
  }

  /// A view that owns what was lifted; nothing where nothing was.
  var wrapper: DeclSyntax {
    if lifted.isEmpty { return "" }
    return """
      struct __P_Previewable_Transform_Wrapper: SwiftUICore.View {
        \(raw: lifted.map(\.description).joined(separator: "\n  "))
        var body: some SwiftUICore.View {
      \(raw: statements.map(\.description).joined())
        }
      }
      """
  }

  /// The closure that makes the view.
  var content: ExprSyntax { lifted.isEmpty ? source : "{ __P_Previewable_Transform_Wrapper() }" }
}

private final class MarkFinder: SyntaxVisitor {
  var found: [AttributeSyntax] = []

  override func visit(_ list: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    if let mark = list.previewableIndex, case .attribute(let attribute) = list[mark] {
      found.append(attribute)
    }
    return .visitChildren
  }
}
