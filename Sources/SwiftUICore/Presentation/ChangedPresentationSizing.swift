/// The size of a sheet that is changed in some respect.
struct ChangedPresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  nonisolated let size: WindowDescription.SheetSize
}

extension PresentationSizing {
  /// As large as the content, in these directions; where that is one of the two, the size is as it was.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    let size = (self as? any BuiltInPresentationSizing)?.size ?? .automatic
    return ChangedPresentationSizing(size: horizontal && vertical ? .fitted : size)
  }
  /// Accepted without effect: a sheet that its content has made larger stays so.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ChangedPresentationSizing(size: (self as? any BuiltInPresentationSizing)?.size ?? .automatic)
  }
}
