import Foundation

/// A file under `Sources`, for what it imports.
struct SourceFile {
  /// The folder under `Sources` that it is in.
  let room: String
  /// From the package's folder on.
  let path: String
  let lines: [Substring]

  static func all() throws -> [SourceFile] {
    let sources = Manifest.root.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.sorted().compactMap { path in
      guard ["swift", "c", "h"].contains((path as NSString).pathExtension),
        let slash = path.firstIndex(of: "/")
      else { return nil }
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return SourceFile(
        room: String(path[..<slash]), path: "Sources/\(path)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// `module` of `@testable internal import struct module.Name`, with the line it stands on.
  var imports: [(module: String, line: String)] {
    guard path.hasSuffix(".swift") else { return [] }
    let kinds: Set<Substring> = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    return lines.compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let position = words.firstIndex(of: "import"),
        words[..<position].allSatisfy(Self.mayPrecedeImport)
      else { return nil }
      let rest = words[(position + 1)...].drop { kinds.contains($0) }
      return rest.first.map { (String($0.prefix { $0 != "." && $0 != ";" }), String(line)) }
    }
  }

  /// `handy.h` of `#include <handy.h>`; a file beside it in quotes does not count.
  var systemHeaders: [String] {
    guard !path.hasSuffix(".swift") else { return [] }
    return lines.compactMap { line in
      let squeezed = line.filter { !$0.isWhitespace }
      guard squeezed.hasPrefix("#include<") else { return nil }
      return String(squeezed.dropFirst(9).prefix { $0 != ">" })
    }
  }

  private static func mayPrecedeImport(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}
