import Foundation
import Platform

/// What is told of a search bar, and asked. All has defaults.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// After each change of the text by a person.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a person may put `text` in the place of what is at `range`, in UTF-16.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button was pressed that ends the search, or Esc where there is one.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field to search with, the button that ends the search, and what is searched in.
@MainActor @preconcurrency
open class UISearchBar: _UITextEntry {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  public weak var delegate: (any UISearchBarDelegate)?
  public var showsCancelButton = false { didSet { changed() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shown below the field while `showsScopeBar`.
  public var scopeButtonTitles: [String]? { didSet { changed() } }
  public var showsScopeBar = false { didSet { changed() } }
  public var selectedScopeButtonIndex = 0 { didSet { changed() } }
  /// Accepted: a field looks as the theme has it.
  public var searchBarStyle = Style.default
  /// Accepted: a field looks as the theme has it.
  public var barTintColor: UIColor?
  /// Accepted: a field looks as the theme has it.
  public var backgroundImage: UIImage?
  /// Accepted: a field looks as the theme has it.
  public var isTranslucent = true

  open override func _makeContent() -> AnyView? { AnyView(UISearchBarBody(bar: self)) }

  fileprivate func cancel() {
    resignFirstResponder()
    if showsCancelButton { return delegate?.searchBarCancelButtonClicked(self) ?? () }
    if !editedText.isEmpty { wasEdited(to: "") }
  }

  fileprivate func choose(_ scope: Int) {
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }
}

extension UISearchBar: EditedText {
  package func mayChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }
  package func wasEdited(to new: String) {
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }
  package var hearsReturn: Bool { delegate != nil }
  package func wasSubmitted() { delegate?.searchBarSearchButtonClicked(self) }
  package func focusCame() {
    isEdited = true
    delegate?.searchBarTextDidBeginEditing(self)
  }
  package func focusLeft() {
    isEdited = false
    delegate?.searchBarTextDidEndEditing(self)
  }
}

private struct UISearchBarBody: View {
  let bar: UISearchBar

  var body: some View {
    let _ = bar.changes.count
    VStack(spacing: 6) {
      HStack(spacing: 6) {
        EditedTextBody(bar) { [bar] text in
          SearchEntry(Text(verbatim: bar.placeholder ?? ""), text: text) { bar.cancel() }
            .typed(as: bar._traits)
        }
        if bar.showsCancelButton { Button("Cancel") { [bar] in bar.cancel() } }
      }
      if bar.showsScopeBar, let titles = bar.scopeButtonTitles, !titles.isEmpty {
        Picker(
          "Scope",
          selection: Binding(get: { [bar] in bar.selectedScopeButtonIndex }, set: { [bar] in bar.choose($0) })
        ) {
          ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
        }
        .pickerStyle(.segmented).labelsHidden()
      }
    }
    .padding(8)
    .disabled(!bar.isEnabled)
  }
}
