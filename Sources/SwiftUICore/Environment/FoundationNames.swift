import Foundation

// Names that Apple's Foundation has and Linux's has not, as far as views' sources use them.

extension Data.WritingOptions {
  /// The older name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
