/// A button that shares values with other programs. There is no sheet of programs to choose from on this desktop, so it
/// does what serves each kind of value:
///
/// - one address opens in the program that the desktop opens it with;
/// - texts go into a new message of the desktop's mail program, with `subject` and after `message`;
/// - everything else, several addresses among it, goes on the clipboard, in all the forms that it has.
///
/// Previews are seen nowhere. Without any value the button does nothing.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>
where Data.Element: Transferable {
  let items: Data
  let subject: Text?
  let message: Text?
  let label: Label
}

/// The label of a share link that is given none, or a title alone: the sign for sharing, and words.
public struct DefaultShareLinkLabel {
  let title: Text
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink: View {
  public var body: some View {
    ShareButton(items: items, subject: subject, message: message, label: label)
  }
}

private struct ShareButton<Items: RandomAccessCollection, Label: View> where Items.Element: Transferable {
  let items: Items
  let subject: Text?
  let message: Text?
  let label: Label
  @Environment(\.openURL) var open
  @Environment(\.clipboard) var clipboard
}

extension ShareButton: View {
  var body: some View {
    Button {
      share()
    } label: {
      label
    }
  }

  @MainActor private func share() {
    let texts = items.compactMap {
      ($0 as? String) ?? ($0 as? AttributedString).map { String($0.characters) }
    }
    if items.count == 1, let url = items.first as? URL {
      open(url)
    } else if !items.isEmpty, texts.count == items.count {
      if let mail = URL(mailing: texts, subject: subject?.plain, message: message?.plain) { open(mail) }
    } else {
      clipboard.copy(items.map { DragItem($0) })
    }
  }
}

extension URL {
  /// A new message with these paragraphs (RFC 6068).
  fileprivate init?(mailing texts: [String], subject: String?, message: String?) {
    // All but what stands for itself everywhere in an address.
    var unreserved = CharacterSet(charactersIn: "-._~")
    unreserved.insert(charactersIn: "a"..."z")
    unreserved.insert(charactersIn: "A"..."Z")
    unreserved.insert(charactersIn: "0"..."9")
    let body = ((message.map { [$0] } ?? []) + texts).joined(separator: "\n\n")
    let fields = [("subject", subject), ("body", body)].compactMap { name, value -> String? in
      guard let value, !value.isEmpty else { return nil }
      let lines = value.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      return lines.addingPercentEncoding(withAllowedCharacters: unreserved).map { "\(name)=\($0)" }
    }
    self.init(string: "mailto:?" + fields.joined(separator: "&"))
  }
}
