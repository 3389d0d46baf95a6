/// A file or folder as it is kept in memory: what documents are read from and written as.
open class FileWrapper: @unchecked Sendable {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }
  // Changed by whoever builds a folder, before it is handed on.
  private var content: Content
  /// The name it has on disk.
  open var filename: String?
  /// The name it would like to have.
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// What is at `url`, all of it.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
      }
      content = .folder(children)
    } else {
      content = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// What is in the folder, by name; nil: it is none.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  // MARK: what is in a folder

  /// Puts a file into the folder under the name it would like to have, with a number behind it where that is taken.
  /// - Returns: the name it has there; its own where this is no folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wish = child.preferredFilename ?? child.filename ?? "Untitled"
    guard case .folder(var children) = content else { return wish }
    var (name, number) = (wish, 2)
    while children[name] != nil {
      let parts = URL(fileURLWithPath: "/" + wish)
      let ending = parts.pathExtension.isEmpty ? "" : "." + parts.pathExtension
      name = "\(parts.deletingPathExtension().lastPathComponent) \(number)\(ending)"
      number += 1
    }
    children[name] = child
    content = .folder(children)
    return name
  }
  /// Puts a file with these contents into the folder.
  /// - Returns: the name it has there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }
  /// Takes a file out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = content, let name = keyForChildFileWrapper(child) else { return }
    children[name] = nil
    content = .folder(children)
  }
  /// The name a file has in the folder; nil: it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Writes the file, or the folder and all in it, to `url`; what was there is replaced.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: .atomic)
    case .link(let target):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      let files = FileManager.default
      // Written beside and then put in place, so that a failure leaves what was there.
      let fresh = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
      try files.createDirectory(at: fresh, withIntermediateDirectories: false)
      do {
        for (name, child) in children {
          try child.write(to: fresh.appendingPathComponent(name), originalContentsURL: nil)
        }
        if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
        try files.moveItem(at: fresh, to: url)
      } catch {
        try? files.removeItem(at: fresh)
        throw error
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
