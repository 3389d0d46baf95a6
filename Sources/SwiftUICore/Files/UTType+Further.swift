extension UTType {
  /// Kinds of files that programs meet less often.
  static let further: [(String, Known)] = [
    type("public.composite-content", "document of several kinds", "", nil, "public.content"),
    type("public.spreadsheet", "spreadsheet", "", nil, "public.composite-content"),
    type("public.presentation", "presentation", "", nil, "public.composite-content"),
    type("public.contact", "contact", "", nil, "public.item"),
    type("public.message", "message", "", nil, "public.item"),
    type("public.email-message", "e-mail", "eml", "message/rfc822", "public.message public.data"),
    type("public.to-do-item", "task", "", nil, "public.item"),
    type("public.bookmark", "bookmark", "", nil, "public.item"),
    type("public.resolvable", "reference", "", nil, ""),
    type("public.symlink", "link", "", "inode/symlink", "public.item public.resolvable"),
    type("com.apple.alias-file", "alias", "", nil, "public.data public.resolvable"),
    type("public.volume", "volume", "", nil, "public.folder"),
    type("com.apple.mount-point", "mount point", "", "inode/mount-point", "public.item public.resolvable"),
    type("com.apple.internet-location", "address", "", nil, "public.data"),
    type(
      "com.microsoft.internet-shortcut", "address", "url", "application/x-mswinurl",
      "com.apple.internet-location"),
    type("public.css", "style sheet", "css", "text/css", "public.text"),
    type(
      "com.apple.rtfd", "rich text with attachments", "rtfd", nil,
      "com.apple.package public.composite-content"),
    type(
      "com.apple.flat-rtfd", "rich text with attachments", "", nil, "public.data public.composite-content"),
    type("com.apple.webarchive", "web page", "webarchive", nil, "public.data public.composite-content"),
    type("com.apple.icns", "icons", "icns", "image/x-icns", "public.image"),
    type("public.heif", "HEIF picture", "heif hif", "image/heif", "public.image"),
    type("com.ilm.openexr-image", "OpenEXR picture", "exr", "image/x-exr", "public.image"),
    type("com.apple.live-photo", "live photo", "", nil, "public.content"),
    type("public.midi-audio", "MIDI audio", "mid midi", "audio/midi", "public.audio"),
    type("public.playlist", "playlist", "", nil, "public.data"),
    type("public.m3u-playlist", "playlist", "m3u m3u8", "audio/x-mpegurl", "public.playlist public.text"),
    type("public.3d-content", "3D model", "", nil, "public.content"),
    type(
      "com.pixar.universal-scene-description", "3D scene", "usd usda usdc", "model/vnd.usda",
      "public.data public.3d-content"),
    type(
      "com.pixar.universal-scene-description-mobile", "3D scene", "usdz", "model/vnd.usdz+zip",
      "public.data public.3d-content"),
    type("public.disk-image", "disk image", "dmg iso img", "application/x-raw-disk-image", "public.archive"),
    type("public.bzip2-archive", "bzip2 archive", "bz2", "application/x-bzip", "public.archive"),
    type("public.tar-archive", "tar archive", "tar", "application/x-tar", "public.archive"),
    type("public.script", "script", "", nil, "public.source-code"),
    type("public.c-header", "C header", "h", "text/x-chdr", "public.source-code"),
    type("public.c-plus-plus-source", "C++ source", "cpp cc cxx", "text/x-c++src", "public.source-code"),
    type("public.c-plus-plus-header", "C++ header", "hpp hh hxx", "text/x-c++hdr", "public.source-code"),
    type("public.objective-c-source", "Objective-C source", "m", "text/x-objcsrc", "public.source-code"),
    type("public.assembly-source", "assembly source", "s", "text/x-asm", "public.source-code"),
    type("public.php-script", "PHP script", "php", "application/x-php", "public.script"),
    type("public.ruby-script", "Ruby script", "rb", "application/x-ruby", "public.script"),
    type("public.perl-script", "Perl script", "pl pm", "application/x-perl", "public.script"),
    type("public.make-source", "makefile", "mk mak", "text/x-makefile", "public.script"),
    type("public.geojson", "GeoJSON", "geojson", "application/geo+json", "public.json"),
  ]

  public static let compositeContent = UTType(known: "public.composite-content")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let contact = UTType(known: "public.contact")
  public static let message = UTType(known: "public.message")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let resolvable = UTType(known: "public.resolvable")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let volume = UTType(known: "public.volume")
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  public static let css = UTType(known: "public.css")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let webArchive = UTType(known: "com.apple.webarchive")
  public static let icns = UTType(known: "com.apple.icns")
  public static let heif = UTType(known: "public.heif")
  public static let exr = UTType(known: "com.ilm.openexr-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let midi = UTType(known: "public.midi-audio")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let tarArchive = UTType(known: "public.tar-archive")
  public static let script = UTType(known: "public.script")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  public static let phpScript = UTType(known: "public.php-script")
  public static let rubyScript = UTType(known: "public.ruby-script")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let makefile = UTType(known: "public.make-source")
  public static let geoJSON = UTType(known: "public.geojson")
}
