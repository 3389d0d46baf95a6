/// Whether a log that others read shows a value. A debug build shows all.
public struct OSLogPrivacy: Sendable {
  /// Nil: as is usual for a value of its kind. Numbers are shown, text and objects are not.
  let isOpen: Bool?
  let mask: Mask

  /// What stands where a value is hidden.
  public enum Mask: Sendable {
    /// The same for each value.
    case none
    /// The same for equal values.
    case hash
  }

  public static var `public`: OSLogPrivacy { OSLogPrivacy(isOpen: true, mask: .none) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isOpen: false, mask: .none) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isOpen: false, mask: .none) }
  public static var auto: OSLogPrivacy { OSLogPrivacy(isOpen: nil, mask: .none) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isOpen: false, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isOpen: false, mask: mask) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isOpen: nil, mask: mask) }
}
