import Testing

/// What runs for each view that is compared, as far as a look at the source can tell.
@Suite("Where views are compared")
struct HotPathTests {
  @Test("The graph hands the standard library no closures of the main actor's to reach a value's place")
  func ownPointers() throws {
    let folders = ["Sources/SwiftUICore/Graph/", "Sources/SwiftUICore/Renderer/"]
    let files = try SourceFile.all().filter { file in
      file.path.hasSuffix("/TupleView.swift") || folders.contains { file.path.hasPrefix($0) }
    }
    #expect(files.contains { $0.path.hasSuffix("/FieldLayout.swift") })
    for file in files where !file.path.hasSuffix("/RawPointers.swift") {
      let calls = file.lines.filter {
        $0.contains("withUnsafePointer(to:") || $0.contains("withUnsafeMutablePointer(to:")
      }
      #expect(calls.isEmpty, "\(file.path) has withRawPointer(to:) for that.")
    }
  }
}
