public import Foundation

extension RunLoop.Mode {
  /// UIKit's, for the time that a finger scrolls. Scrolling holds nothing up here, so it is the same as all modes.
  public static let tracking = RunLoop.Mode.common
}
