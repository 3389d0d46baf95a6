import Foundation

/// Asks something that only the main thread may, from names that Apple's frameworks let any thread use; elsewhere the
/// answer is `otherwise`.
func onMainThread<T: Sendable>(otherwise: T, _ ask: @MainActor () -> T) -> T {
  Thread.isMainThread ? MainActor.assumeIsolated(ask) : otherwise
}
