/// What Apple's Foundation brings along and the toolchain's does not. Exported by one file, it is there in all files of the
/// target: those that import Foundation alone find `ObservableObject`, `@Observable`, `URLSession`, `XMLParser` and
/// `DateComponentsFormatter`, as they do in Xcode.
enum FoundationImports {
  private static let modules = [
    "Combine", "FoundationAdditions", "FoundationNetworking", "FoundationXML", "Observation",
  ]

  static var source: String {
    modules.map { "#if canImport(\($0))\n  @_exported public import \($0)\n#endif\n" }.joined()
  }
}
