import Platform

/// The user's text size, by UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// From the smallest to the largest, as `DynamicTypeSize` has them.
  fileprivate static let inOrder: [Self] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]

  public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }
}

extension UIContentSizeCategory: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    guard let a = DynamicTypeSize(a), let b = DynamicTypeSize(b) else { return false }
    return a < b
  }
}

extension UIContentSizeCategory {
  /// nil: `unspecified`.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self.inOrder[$0.rawValue] } ?? .unspecified
  }
}

extension DynamicTypeSize {
  /// nil: the category is none that is known, or `unspecified`.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory.inOrder.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[place]
  }
}

extension PlatformApplication {
  /// The text size that the program's views are in.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(environment.dynamicTypeSize)
  }
}
