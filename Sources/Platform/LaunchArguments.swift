/// What the command line asks the app to open.
package enum LaunchArguments {
  package static var urls: [URL] { urls(in: Array(CommandLine.arguments.dropFirst())) }

  /// Addresses with a scheme, and files that exist; options and other words are the program's own business.
  package static func urls(in arguments: [String]) -> [URL] {
    arguments.compactMap { argument in
      if argument.hasPrefix("-") { return nil }
      if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
      // A scheme of one letter would be a drive of another system.
      guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else { return nil }
      return url
    }
  }
}
