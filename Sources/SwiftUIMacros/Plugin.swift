import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
#else
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#endif

/// The program the compiler starts to expand the macros of `SwiftUICore`.
@main
struct Plugin {
  /// Found by the type names that the declarations of the macros give in `#externalMacro`.
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self, EntryDefaultValueMacro.self, PreviewMacro.self, PreviewableMacro.self,
    AnimatableMacro.self, AnimatableIgnoredMacro.self,
  ]
}

#if canImport(SwiftCompilerPlugin)
  extension Plugin: CompilerPlugin {}
#else
  // The toolchain has the parts of a plugin but not the module that assembles them.
  extension Plugin: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = providingMacros.first(where: { String(describing: $0) == typeName }) else {
        throw UnknownMacro(name: "\(moduleName).\(typeName)")
      }
      return macro
    }

    /// Serves the compiler: each message is its length (8 bytes, little endian) and that many bytes of JSON. Ends
    /// when the compiler closes standard input.
    static func main() throws {
      let compiler = try StandardIOMessageConnection()
      try CompilerPluginMessageListener(connection: compiler, provider: Self()).main()
    }
  }

  private struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "This plugin has no macro \(name)." }
  }
#endif
