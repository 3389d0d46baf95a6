import Foundation

extension HorizontalAlignment {
  /// One value for the guides of several views: the mean of those there are; nil: there is none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    mean(of: values)
  }
}

extension VerticalAlignment {
  /// One value for the guides of several views: of baselines the first or the last, of others the mean; nil: there is none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    switch guide {
    case .firstBaseline: values.lazy.compactMap { $0 }.min()
    case .lastBaseline: values.lazy.compactMap { $0 }.max()
    case .top, .center, .bottom, .custom: mean(of: values)
    }
  }
}

private func mean(of values: some Sequence<CGFloat?>) -> CGFloat? {
  var sum: CGFloat = 0
  var count: CGFloat = 0
  for case let value? in values {
    sum += value
    count += 1
  }
  return count > 0 ? sum / count : nil
}
