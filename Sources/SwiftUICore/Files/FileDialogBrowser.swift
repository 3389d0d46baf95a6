/// What a file dialog shows besides files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Accepted without effect: a person says in the desktop's dialog whether hidden files are shown, and names are whole.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Accepted without effect: the desktop's dialog asks programs about no single file.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
