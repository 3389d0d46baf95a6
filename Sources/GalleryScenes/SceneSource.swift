import Foundation
import GallerySources

/// The source files of the scenes, as the compiler had them.
enum SceneSource {
  /// The file that declares this view; nil: none of the scenes' files does.
  static func file(declaring view: String) -> String? {
    all.first { $0.contains("struct \(view): View") }
  }

  static let all: [String] = {
    var files: [String] = []
    var file = gallery_sources()
    while file.pointee != 0 {
      files.append(String(cString: file))
      file += strlen(file) + 1
    }
    return files
  }()
}
