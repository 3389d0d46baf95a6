import CGTK
import SwiftUICore

extension GTKWidget {
  /// Tells assistive tools of a button in a toggle's style that it is a toggle, and what that is.
  func showTurned(from old: ToggleState?, to new: ToggleState?) {
    guard old != new else { return }
    faves_accessible_set_checked(native, new?.rawValue ?? -1)
  }
}
