import CGTK
import SwiftUICore

/// What assistive tools call a sheet that has no title: as the heading in it, or else as the window that it belongs to. Other
/// words in it are what it says, and may be others the next moment.
extension WindowWidget {
  func nameSheet() {
    guard description.role == .sheet, let screen else { return }
    let title = gtk_window_get_title(cast(native)).map { String(cString: $0) } ?? ""
    let own = title.isEmpty ? heading(in: screen) : title
    // Nothing else is said of it again: a title that comes later is told here, too.
    guard let name = own ?? nameBehind, let accessible = gtk_widget_get_accessible(native),
      name != atk_object_get_name(accessible).map({ String(cString: $0) })
    else { return }
    atk_object_set_name(accessible, name)
  }

  /// Whether its name may be that of a heading in it.
  fileprivate var isNamedByContent: Bool {
    description.role == .sheet && description.title.isEmpty && gtk_widget_get_visible(native) != 0
  }

  private func heading(in screen: WindowScreen) -> String? {
    var words = SheetWords(of: self)
    if let middle = screen.bar?.middle { words.read(middle) }
    words.read(screen.content)
    return words.heading
  }

  private var nameBehind: String? {
    guard let behind = gtk_window_get_transient_for(cast(native)) else { return nil }
    return atk_object_get_name(gtk_widget_get_accessible(widget(behind))).map { String(cString: $0) }
  }
}

extension GTKRenderer {
  /// Views have changed, and with them perhaps what sheets without a title are called. To look at all that is in one can wait.
  func nameSheetsSoon() {
    guard !namesSheets, presented.contains(where: { ($0 as? WindowWidget)?.isNamedByContent == true }) else {
      return
    }
    namesSheets = true
    Self.whenIdle { [weak self] in
      guard let self else { return }
      namesSheets = false
      for case let sheet as WindowWidget in presented where sheet.isNamedByContent { sheet.nameSheet() }
    }
  }
}

/// The first heading in a sheet, in the order in which it is read.
@MainActor
private struct SheetWords {
  private(set) var heading: String?
  private var widgets: [Native: GTKWidget] = [:]

  init(of window: WindowWidget) { collect(window) }

  private mutating func collect(_ widget: GTKWidget) {
    widgets[widget.native] = widget
    for child in widget.children { collect(child) }
  }

  mutating func read(_ native: Native) {
    guard heading == nil, gtk_widget_get_visible(native) != 0 else { return }
    if let widget = widgets[native] {
      if widget.attributes?.isAccessibilityHidden ?? false { return }
      let isHeading = widget.attributes?.accessibilityTraits.contains(.isHeader) ?? false
      if isHeading, let words = Self.words(of: widget) {
        heading = words
        return
      }
      // What a control says names that.
      if widget is LabeledRowWidget || widget.takesFocus { return }
    }
    guard faves_is_container(native) != 0 else { return }
    for child in contents(of: native) { read(child) }
  }

  /// The first line: a name is no speech.
  private static func words(of widget: GTKWidget) -> String? {
    let words = widget.attributes?.accessibilityLabel ?? widget.spokenText
    return words?.split(whereSeparator: \.isNewline).first.map(String.init)
  }
}

extension GTKWidget {
  fileprivate var takesFocus: Bool { !(self is ScrollWidget) && gtk_widget_get_can_focus(focusTarget) != 0 }
}
