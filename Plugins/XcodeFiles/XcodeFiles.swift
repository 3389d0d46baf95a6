import Foundation
import PackagePlugin

/// Writes, as a target is built, the Swift that Xcode writes of its data models and asset catalogues, and the imports that
/// make Foundation bring along in it what Apple's does.
@main
struct XcodeFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let files = Self.files(in: target.directoryURL)
    let source = files.filter { $0.pathExtension == "swift" }
    var commands: [Command] = []
    func write(_ kind: String, of folders: String, to output: String) throws {
      let inputs = files.filter { file in file.pathComponents.contains { $0.hasSuffix("." + folders) } }
      guard !inputs.isEmpty else { return }
      let output = context.pluginWorkDirectoryURL.appending(path: output)
      let hasBundle = target.sourceFiles.contains { $0.type == .resource }
      commands.append(
        .buildCommand(
          displayName: "\(output.lastPathComponent) of \(target.name)",
          executable: try context.tool(named: "XcodeFileWriter").url,
          arguments: [kind, target.directoryURL.path, output.path] + (hasBundle ? ["module"] : []),
          inputFiles: inputs + source, outputFiles: [output]))
    }
    try write("models", of: "xcdatamodeld", to: "DataModels.swift")
    try write("assets", of: "xcassets", to: "AssetSymbols.swift")
    let imports = context.pluginWorkDirectoryURL.appending(path: "FoundationImports.swift")
    commands.append(
      .buildCommand(
        displayName: "\(imports.lastPathComponent) of \(target.name)",
        executable: try context.tool(named: "XcodeFileWriter").url,
        arguments: ["imports", target.directoryURL.path, imports.path], outputFiles: [imports]))
    return commands
  }

  /// All files of a folder: the package manager's own list leaves out what a target excludes, as it does with files it
  /// has no rule for.
  private static func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    var files: [URL] = []
    while let file = all?.nextObject() as? URL {
      if (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
        files.append(file)
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
