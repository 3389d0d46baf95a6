import Foundation
import Platform

/// What is told of a search field. All has defaults.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// There is a text to search for.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// The text has gone.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// A field to search with; Esc empties it.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
  /// Accepted: each change is told of at once.
  public var sendsSearchStringImmediately = false
  /// Accepted: each change is told of at once.
  public var sendsWholeSearchString = false
  /// Kept; the field shows no menu of them.
  public var recentSearches: [String] = []

  open override func _makeContent() -> AnyView? {
    let prompt = placeholderString ?? ""
    return AnyView(
      EditedTextBody(self) { [self] text in
        SearchEntry(Text(verbatim: prompt), text: text) {
          if !self.stringValue.isEmpty { self.edited(to: "") }
        }
        .font(font?.font).foregroundColor(textColor?.color).disabled(!isEnabled)
      })
  }

  override func edited(to new: String) {
    let old = stringValue
    super.edited(to: new)
    guard let delegate = delegate as? any NSSearchFieldDelegate, old.isEmpty != new.isEmpty else { return }
    if old.isEmpty {
      delegate.searchFieldDidStartSearching(self)
    } else {
      delegate.searchFieldDidEndSearching(self)
    }
  }
}
