/// A kind of data or of files, by its identifier. What this system knows of it are filename extensions and MIME types.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String

  /// A type by its identifier; nil: it is none that is known here.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }
  init(known identifier: String) { self.identifier = identifier }
  /// A type of the app's own. Its files end with the last part of the identifier.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  /// A type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  /// The type of files that end with `filenameExtension`, with one of its own where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    identifier = Self.order.first { Self.known[$0]!.extensions.contains(name) } ?? "dyn.\(name)"
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.order.first(where: { Self.known[$0]!.mimeType == mimeType }) else { return nil }
    identifier = found
  }

  private var own: Known? { Self.known[identifier] }
  public var preferredFilenameExtension: String? {
    own.map(\.extensions.first) ?? identifier.split(separator: ".").last.map { $0.lowercased() }
  }
  /// nil: there is none, or it is no single one.
  public var preferredMIMEType: String? { own?.mimeType.flatMap { $0.hasSuffix("/*") ? nil : $0 } }
  /// All its filename extensions.
  var filenameExtensions: [String] {
    own?.extensions ?? [identifier.split(separator: ".").last.map { $0.lowercased() } ?? identifier]
  }
  /// A MIME type, or `image/*` and the like for all of a kind.
  package var mimePattern: String? { own?.mimeType }
  /// Patterns that names of its files match; empty: names do not tell.
  package var filenamePatterns: [String] { filenameExtensions.map { "*.\($0)" } }
  public var localizedDescription: String? { own?.name }
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = own?.parents ?? ["public.data"]
    while let next = waiting.popLast() {
      if found.insert(UTType(known: next)).inserted { waiting += Self.known[next]?.parents ?? [] }
    }
    return found
  }
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
  /// Whether the system has not been told of it.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { own != nil }
}

extension UTType: CustomStringConvertible { public var description: String { identifier } }

extension UTType {
  struct Known: Sendable {
    let name: String
    let extensions: [String]
    let mimeType: String?
    let parents: [String]
  }

  static func type(
    _ identifier: String, _ name: String, _ extensions: String = "", _ mimeType: String? = nil,
    _ parents: String
  ) -> (String, Known) {
    (
      identifier,
      Known(
        name: name, extensions: extensions.split(separator: " ").map(String.init), mimeType: mimeType,
        parents: parents.split(separator: " ").map(String.init))
    )
  }

  private static let usual: [(String, Known)] = [
    type("public.item", "file or folder", "", nil, ""),
    type("public.content", "document", "", nil, ""),
    type("public.data", "file", "", nil, "public.item"),
    type("public.directory", "folder", "", "inode/directory", "public.item"),
    type("public.folder", "folder", "", "inode/directory", "public.directory"),
    type("com.apple.package", "package", "", nil, "public.directory"),
    type("com.apple.bundle", "bundle", "", nil, "public.directory"),
    type("public.url", "address", "", "text/x-uri", "public.data"),
    type("public.file-url", "address of a file", "", "text/uri-list", "public.url"),
    type("public.text", "text", "", "text/*", "public.data public.content"),
    type("public.plain-text", "plain text", "txt text", "text/plain", "public.text"),
    type("public.utf8-plain-text", "plain text", "", "text/plain;charset=utf-8", "public.plain-text"),
    type("public.rtf", "rich text", "rtf", "text/rtf", "public.text"),
    type("public.html", "web page", "html htm", "text/html", "public.text"),
    type("public.xml", "XML", "xml", "application/xml", "public.text"),
    type("public.yaml", "YAML", "yaml yml", "application/yaml", "public.text"),
    type("public.json", "JSON", "json", "application/json", "public.text"),
    type("com.apple.property-list", "property list", "plist", "application/x-plist", "public.data"),
    type("net.daringfireball.markdown", "Markdown", "md markdown", "text/markdown", "public.plain-text"),
    type("public.delimited-values-text", "table", "", nil, "public.text"),
    type(
      "public.comma-separated-values-text", "comma-separated values", "csv", "text/csv",
      "public.delimited-values-text"),
    type(
      "public.tab-separated-values-text", "tab-separated values", "tsv", "text/tab-separated-values",
      "public.delimited-values-text"),
    type("public.vcard", "contact", "vcf vcard", "text/vcard", "public.text public.contact"),
    type("com.apple.ical.ics", "calendar event", "ics", "text/calendar", "public.text"),
    type("public.log", "log", "log", "text/x-log", "public.plain-text"),
    type("public.source-code", "source code", "", nil, "public.plain-text"),
    type("public.swift-source", "Swift source", "swift", "text/x-swift", "public.source-code"),
    type("public.c-source", "C source", "c", "text/x-csrc", "public.source-code"),
    type("public.python-script", "Python script", "py", "text/x-python", "public.source-code"),
    type("public.shell-script", "shell script", "sh", "application/x-shellscript", "public.source-code"),
    type("com.netscape.javascript-source", "JavaScript", "js", "text/javascript", "public.source-code"),
    type("com.adobe.pdf", "PDF", "pdf", "application/pdf", "public.data public.content"),
    type("org.idpf.epub-container", "e-book", "epub", "application/epub+zip", "public.data public.content"),
    type("public.image", "picture", "", "image/*", "public.data public.content"),
    type("public.png", "PNG picture", "png", "image/png", "public.image"),
    type("public.jpeg", "JPEG picture", "jpeg jpg", "image/jpeg", "public.image"),
    type("public.tiff", "TIFF picture", "tiff tif", "image/tiff", "public.image"),
    type("com.compuserve.gif", "GIF picture", "gif", "image/gif", "public.image"),
    type("com.microsoft.bmp", "bitmap", "bmp", "image/bmp", "public.image"),
    type("com.microsoft.ico", "icon", "ico", "image/vnd.microsoft.icon", "public.image"),
    type("public.heic", "HEIC picture", "heic", "image/heic", "public.image"),
    type("org.webmproject.webp", "WebP picture", "webp", "image/webp", "public.image"),
    type("public.svg-image", "SVG picture", "svg", "image/svg+xml", "public.image"),
    type("public.camera-raw-image", "raw picture", "raw dng", "image/x-dcraw", "public.image"),
    type("public.audiovisual-content", "audio or film", "", nil, "public.data public.content"),
    type("public.movie", "film", "", "video/*", "public.audiovisual-content"),
    type("public.video", "film", "", "video/*", "public.movie"),
    type("public.mpeg-4", "MPEG-4 film", "mp4", "video/mp4", "public.movie"),
    type("com.apple.quicktime-movie", "QuickTime film", "mov qt", "video/quicktime", "public.movie"),
    type("public.mpeg", "MPEG film", "mpeg mpg", "video/mpeg", "public.movie"),
    type("public.avi", "AVI film", "avi", "video/x-msvideo", "public.movie"),
    type("public.audio", "audio", "", "audio/*", "public.audiovisual-content"),
    type("public.mp3", "MP3 audio", "mp3", "audio/mpeg", "public.audio"),
    type("public.mpeg-4-audio", "MPEG-4 audio", "m4a", "audio/mp4", "public.audio"),
    type("com.microsoft.waveform-audio", "WAV audio", "wav", "audio/x-wav", "public.audio"),
    type("public.aiff-audio", "AIFF audio", "aiff aif", "audio/x-aiff", "public.audio"),
    type("public.archive", "archive", "", nil, "public.data"),
    type("public.zip-archive", "ZIP archive", "zip", "application/zip", "public.archive"),
    type("org.gnu.gnu-zip-archive", "gzip archive", "gz", "application/gzip", "public.archive"),
    type("public.font", "font", "ttf otf", "font/*", "public.data"),
    type("org.freedesktop.color", "colour", "", "application/x-color", "public.data"),
    type("public.database", "database", "sqlite db", "application/vnd.sqlite3", "public.data"),
    type("public.executable", "program", "", "application/x-executable", "public.data"),
    type("com.apple.application", "program", "", "application/x-desktop", "public.executable"),
  ]
  private static let all = usual + further
  static let known = [String: Known](uniqueKeysWithValues: all)
  static let order = all.map(\.0)
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let yaml = UTType(known: "public.yaml")
  public static let json = UTType(known: "public.json")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "com.apple.ical.ics")
  public static let log = UTType(known: "public.log")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let tiff = UTType(known: "public.tiff")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let avi = UTType(known: "public.avi")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let font = UTType(known: "public.font")
  public static let database = UTType(known: "public.database")
  public static let executable = UTType(known: "public.executable")
  public static let application = UTType(known: "com.apple.application")
}
