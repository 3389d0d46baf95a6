import Foundation
import SwiftUICore

/// What other programs drop.
extension DragWidget {
  /// One item, or for a list of addresses one for each.
  static func items(_ data: Data, _ name: String) -> [DragItem] {
    guard name == "text/uri-list" else {
      return [DragItem(forms: [.init(mimeType: name) { data }])]
    }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let line = Data(line.utf8)
        return DragItem(forms: [.init(mimeType: name) { line }])
      }
  }
}
