@_exported import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Written by `UNMutableNotificationContent` alone, before it is handed over: a request keeps a copy.
  fileprivate(set) var kept = Kept()

  struct Kept {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  public override init() { super.init() }
  init(_ kept: Kept) {
    self.kept = kept
    super.init()
  }

  /// One line above the rest.
  open var title: String { kept.title }
  /// Shown as the first line of the body: the desktop's notifications have no other place for it.
  open var subtitle: String { kept.subtitle }
  open var body: String { kept.body }
  /// Kept without effect: no badge is shown.
  open var badge: NSNumber? { kept.badge }
  /// nil: the notification comes without a sound.
  open var sound: UNNotificationSound? { kept.sound }
  /// Kept without effect.
  open var launchImageName: String { kept.launchImageName }
  /// What the program wants to find again in the answer.
  open var userInfo: [AnyHashable: Any] { kept.userInfo }
  /// The first picture of them is shown beside the text.
  open var attachments: [UNNotificationAttachment] { kept.attachments }
  /// Of the category whose actions are offered.
  open var categoryIdentifier: String { kept.categoryIdentifier }
  /// Kept without effect: the desktop groups notifications by program.
  open var threadIdentifier: String { kept.threadIdentifier }
  /// Kept without effect.
  open var targetContentIdentifier: String? { kept.targetContentIdentifier }
  /// How urgent the desktop is told that it is.
  open var interruptionLevel: UNNotificationInterruptionLevel { kept.interruptionLevel }
  /// Kept without effect.
  open var relevanceScore: Double { kept.relevanceScore }
  /// Kept without effect.
  open var filterCriteria: String? { kept.filterCriteria }

  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(kept) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(kept) }
  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { kept.title }
    set { kept.title = newValue }
  }
  open override var subtitle: String {
    get { kept.subtitle }
    set { kept.subtitle = newValue }
  }
  open override var body: String {
    get { kept.body }
    set { kept.body = newValue }
  }
  open override var badge: NSNumber? {
    get { kept.badge }
    set { kept.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { kept.sound }
    set { kept.sound = newValue }
  }
  open override var launchImageName: String {
    get { kept.launchImageName }
    set { kept.launchImageName = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { kept.userInfo }
    set { kept.userInfo = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { kept.attachments }
    set { kept.attachments = newValue }
  }
  open override var categoryIdentifier: String {
    get { kept.categoryIdentifier }
    set { kept.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { kept.threadIdentifier }
    set { kept.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { kept.targetContentIdentifier }
    set { kept.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { kept.interruptionLevel }
    set { kept.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { kept.relevanceScore }
    set { kept.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { kept.filterCriteria }
    set { kept.filterCriteria = newValue }
  }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

extension NSString {
  /// The words of the program's string tables for `key`, with `arguments` in their places.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: key, table: nil)
    let places = (arguments ?? []).map { $0 as? any CVarArg ?? String(describing: $0) as NSString }
    return String(format: format, arguments: places)
  }
}
