/// A preview that a program holds. `#Preview` declares such a type; nothing else needs to.
public protocol PreviewRegistry {
  /// `Module/File.swift`, where the preview is written.
  static var fileID: String { get }
  /// From 1.
  static var line: Int { get }
  /// From 1.
  static var column: Int { get }
  /// Makes the preview, not yet its view.
  @MainActor static func makePreview() throws -> Preview
}

extension Preview {
  /// Every preview that is linked into the running program, ordered by file, line and column. Makes none of them, and
  /// needs no display.
  ///
  /// An optimised build has none: the compiler leaves out what nothing else uses, so programs ship without previews.
  public static var _registries: [any PreviewRegistry.Type] {
    ConformingTypes.of((any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }
}
