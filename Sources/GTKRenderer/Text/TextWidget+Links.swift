import CGTK
import Foundation
import SwiftUICore

extension TextWidget {
  /// Gives the label its text with the links in it, which it makes to be clicked and reached by Tab.
  func showLinks() {
    func escaped(_ string: String) -> String {
      let text = g_markup_escape_text(string, -1)!
      defer { g_free(text) }
      return String(cString: text)
    }
    let pieces = description.spans.map { span in
      guard let link = span.traits.link else { return escaped(span.text) }
      return "<a href=\"\(escaped(link.absoluteString))\">\(escaped(span.text))</a>"
    }
    gtk_label_set_markup(cast(native), pieces.isEmpty ? escaped(description.text) : pieces.joined())
    nameLinks()
    guard !followsLinks else { return }
    followsLinks = true
    ask(
      "activate-link", of: native,
      with: { _, address, data in
        let address = address.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
        return receive(data, as: TextWidget.self, otherwise: 1) { text in
          if let url = URL(string: address) { text.description.openLink?(url) }
          return 1
        }
      })
  }

  /// To assistive tools a link is called by its words.
  private func nameLinks() {
    let names = description.spans.filter { $0.traits.link != nil }.map { strdup($0.text) }
    defer { for name in names { free(name) } }
    let pointers = names.map { UnsafePointer($0!) }
    pointers.withUnsafeBufferPointer {
      if let first = $0.baseAddress { faves_label_name_links(native, first, Int32($0.count)) }
    }
  }
}
