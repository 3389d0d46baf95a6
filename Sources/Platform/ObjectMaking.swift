import Foundation

extension NSObject {
  /// An object of the class that this is called on.
  ///
  /// A class of UIKit's or AppKit's is made by its type, as the Objective-C runtime allows; Swift wants `init()` to be
  /// `required` for that, which NSObject's is not here. A convenience initializer does find the class's own `init()`
  /// through its table, whatever type it is called on, so it is called as the static function that it is by Swift's
  /// calling convention. `Tests/PlatformTests` hold this to the compiler.
  @_silgen_name("$s10Foundation8NSObjectC8PlatformE11dynamicallyACyt_tcfC")
  package static func made() -> NSObject

  @usableFromInline @inline(never)
  convenience init(dynamically: Void) { self.init() }
}
