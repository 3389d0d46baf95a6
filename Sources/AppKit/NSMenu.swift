import Foundation
import Platform

/// A menu as a list of entries to look through and change. SwiftUI's `commands` and `contextMenu` are what is shown here:
/// an app's `mainMenu` is nil.
@MainActor @preconcurrency
open class NSMenu: NSObject {
  public var title: String
  public private(set) var items: [NSMenuItem] = []

  public init(title: String) {
    self.title = title
    super.init()
  }
  public override convenience init() { self.init(title: "") }

  public var numberOfItems: Int { items.count }
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    newItem.menu?.removeItem(newItem)
    items.insert(newItem, at: min(max(index, 0), items.count))
    newItem.menu = self
  }
  open func removeItem(_ item: NSMenuItem) {
    items.removeAll { $0 === item }
    item.menu = nil
  }
  open func removeItem(at index: Int) { removeItem(items[index]) }
  open func removeAllItems() { for item in items { removeItem(item) } }
  public func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  public func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  public func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  public func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
}

/// An entry of a menu. There are no selectors without Objective-C, so it does nothing.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
  public var title: String
  public var keyEquivalent: String
  public var isEnabled = true
  public var isHidden = false
  public var tag = 0
  public var toolTip: String?
  public var image: NSImage?
  public var submenu: NSMenu?
  public fileprivate(set) weak var menu: NSMenu?
  public private(set) var isSeparatorItem = false

  public init(title: String, keyEquivalent: String = "") {
    self.title = title
    self.keyEquivalent = keyEquivalent
    super.init()
  }
  public override convenience init() { self.init(title: "") }

  /// A line between others.
  public class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "")
    item.isSeparatorItem = true
    return item
  }
  public var hasSubmenu: Bool { submenu != nil }
}

extension NSApplication {
  /// nil: the menu of an app's windows is made of its `commands`.
  public var mainMenu: NSMenu? { nil }
  /// nil, whatever is set: no menu lists windows or services.
  public var windowsMenu: NSMenu? {
    get { nil }
    set {}
  }
  public var servicesMenu: NSMenu? {
    get { nil }
    set {}
  }
}
