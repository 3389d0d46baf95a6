import Foundation
import Platform

/// A key of one of the program's windows, as AppKit tells of it. There are no events of the pointer: gestures are what views
/// learn of it by.
@MainActor @preconcurrency
open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case keyDown = 10
    case keyUp, flagsChanged
  }
  /// Kinds of events. Those of the pointer are names: nobody is told of them.
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    public static let any = EventTypeMask(rawValue: .max)
  }
  /// Keys that are held down with others. Ctrl is `command`, Alt `option`, and the Super key `control`.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

    init(_ modifiers: EventModifiers) {
      let pairs: [(EventModifiers, ModifierFlags)] = [
        (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option),
        (.command, .command), (.numericPad, .numericPad),
      ]
      self = pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
    }
  }

  public let type: EventType
  public let modifierFlags: ModifierFlags
  /// What the key writes; nil: nothing.
  public let characters: String?
  /// What the key writes without any modifier key but Shift.
  public let charactersIgnoringModifiers: String?
  /// The place of the key on a Mac's keyboard of the United States; 0xFFFF for keys that it has not.
  public let keyCode: UInt16
  /// Whether the key is held down and repeated.
  public let isARepeat: Bool
  public let timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  public var window: NSWindow? { NSApplication.shared.keyWindow }

  init(_ press: KeyPress) {
    type = press.phase == .up ? .keyUp : .keyDown
    modifierFlags = ModifierFlags(press.modifiers)
    characters = press.characters
    charactersIgnoringModifiers = String(press.key.character)
    keyCode = MacKeys.code(of: press.key)
    isARepeat = press.phase == .repeat
    super.init()
  }
  init(_ held: EventModifiers) {
    type = .flagsChanged
    modifierFlags = ModifierFlags(held)
    characters = nil
    charactersIgnoringModifiers = nil
    keyCode = 0xFFFF
    isARepeat = false
    super.init()
  }

  /// The modifier keys that are held down now.
  public class var modifierFlags: ModifierFlags { ModifierFlags(KeyMonitoring.held) }
  /// Where the pointer is on the screen, in points from its left bottom corner.
  public class var mouseLocation: CGPoint {
    let place = KeyMonitoring.pointer
    return CGPoint(x: place.x, y: (NSScreen.main?.frame.height ?? 0) - place.y)
  }
}

/// Functions that see events.
extension NSEvent {
  private static var modifierMonitors: [ObjectIdentifier: (NSEvent) -> Void] = [:]

  private final class Monitor {
    var end: () -> Void = {}
  }

  /// Has `block` called with keys of this program's windows before any view gets them, and with modifier keys that go down
  /// or come up. Where it gives back nil, nobody else gets the key.
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = Monitor()
    let endOfKeys =
      mask.isDisjoint(with: [.keyDown, .keyUp])
      ? {}
      : KeyMonitoring.follow { press in
        guard mask.contains(press.phase == .up ? .keyUp : .keyDown) else { return false }
        return block(NSEvent(press)) == nil
      }
    if mask.contains(.flagsChanged) { modifierMonitors[ObjectIdentifier(monitor)] = { _ = block($0) } }
    followModifiers()
    monitor.end = { [unowned monitor] in
      endOfKeys()
      modifierMonitors[ObjectIdentifier(monitor)] = nil
      followModifiers()
    }
    return monitor
  }
  /// Accepted without effect: no program is told what is typed into others. Gives back nil.
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  public class func removeMonitor(_ eventMonitor: Any) { (eventMonitor as? Monitor)?.end() }

  private static func followModifiers() {
    KeyMonitoring.followModifiers(
      modifierMonitors.isEmpty ? nil : { held in for see in modifierMonitors.values { see(NSEvent(held)) } })
  }
}

extension NSApplication {
  /// nil: nothing is told of as an event while it is handled.
  public var currentEvent: NSEvent? { nil }
}
