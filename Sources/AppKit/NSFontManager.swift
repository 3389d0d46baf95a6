import Foundation
import Platform

/// The fonts that are installed.
@MainActor @preconcurrency
public final class NSFontManager: NSObject {
  public static let shared = NSFontManager()

  /// In alphabetical order.
  public var availableFontFamilies: [String] { NSFont.familyNames }
  /// Fonts are called by their family's name here.
  public var availableFonts: [String] { NSFont.familyNames.flatMap(NSFont.fontNames(forFamilyName:)) }
}
