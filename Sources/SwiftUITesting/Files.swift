import Foundation
import SwiftUICore

extension Element {
  /// Answers a file dialog with files or folders; with none, as by leaving it.
  public func choose(_ urls: [URL]) {
    guard let dialog = widget.anyDescription as? FileDialogDescription else {
      fatalError("A \(kind) is no file dialog.")
    }
    screen.act { dialog.chosen(urls) }
  }

  /// Clicks the link in a text whose words these are.
  public func follow(link words: String) {
    guard let text = widget.anyDescription as? TextDescription, let open = text.openLink,
      let url = text.spans.first(where: { $0.text == words })?.traits.link
    else { fatalError("There is no link \"\(words)\" in this \(kind).") }
    screen.act { open(url) }
  }
}
