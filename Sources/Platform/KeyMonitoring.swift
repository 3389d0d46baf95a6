internal import GTKRenderer

/// Keys of the program's windows, for functions that see them before any view does.
@MainActor
package enum KeyMonitoring {
  private final class Entry {
    let see: (KeyPress) -> Bool
    var id: Int?
    init(_ see: @escaping (KeyPress) -> Bool) { self.see = see }
  }
  /// Those that wait for the display to be opened.
  private static var waiting: [Entry] = []
  private static var modifiersChanged: ((EventModifiers) -> Void)?
  private static var focus: FocusTracking? { DesktopSession.current?.renderer.focus }

  /// - Parameter see: gets each key; true: nobody else is to get it.
  /// - Returns: what ends it.
  package static func follow(_ see: @escaping (KeyPress) -> Bool) -> () -> Void {
    let entry = Entry(see)
    waiting.append(entry)
    begin()
    return {
      waiting.removeAll { $0 === entry }
      if let id = entry.id { focus?.keyMonitors.remove(id) }
    }
  }

  /// Has `changed` called as modifier keys go down and come up.
  package static func followModifiers(_ changed: ((EventModifiers) -> Void)?) {
    modifiersChanged = changed
    focus?.modifierKeys.monitor = changed
  }

  /// Called once the display is open.
  static func begin() {
    guard let focus else { return }
    for entry in waiting { entry.id = focus.keyMonitors.add(entry.see) }
    waiting = []
    if let modifiersChanged { focus.modifierKeys.monitor = modifiersChanged }
  }

  /// The modifier keys that are held down now.
  package static var held: EventModifiers { Surroundings.modifiers }
  /// Where the pointer is on the screen, in points from its left top corner.
  package static var pointer: CGPoint { Surroundings.pointer }
}
