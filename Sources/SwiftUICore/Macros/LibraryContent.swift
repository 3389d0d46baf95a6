/// Tells an editor's library of the views and modifiers that a program has; nothing here reads it.
@MainActor
public protocol LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] { get }
  associatedtype ModifierBase = Any
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of an editor's library.
public struct LibraryItem {
  /// What an entry is for; by name.
  public struct Category: Hashable, Sendable {
    private let name: String
    public static let effect = Category(name: "effect")
    public static let layout = Category(name: "layout")
    public static let control = Category(name: "control")
    public static let other = Category(name: "other")
  }

  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Collects the entries of an editor's library.
@resultBuilder
public enum LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
