/// What a sheet's size is made of: its content, which can be measured.
public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> CGSize
  /// The size that the content takes of what is proposed, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // Sizes are asked for on the main actor.
    let measure = measure
    return withMainActorUnchecked { measure(proposal) }
  }
}
/// What there is to know of where a sheet comes; nothing, here.
public struct PresentationSizingContext {}

/// A size of a sheet that is computed from its content.
package struct ComputedSheetSize: Equatable, Sendable {
  /// Gets what measures the content; what is nil of the result is as large as the content.
  package let size:
    @MainActor @Sendable (@escaping @MainActor (ProposedViewSize) -> CGSize) -> ProposedViewSize
  /// What it is computed by does not tell.
  package static func == (a: Self, b: Self) -> Bool { true }
}

/// A sizing that is as large as the sheet's content along some axes, and as another along the others.
struct FittedSizing<Base: PresentationSizing>: PresentationSizing, BuiltInPresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  nonisolated var size: WindowDescription.SheetSize {
    .fitting(base._sheetSize, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }

  /// The same, but as large as the content along the axes that are said.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
  /// Accepted without effect: a sheet that has become larger stays so along both axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }

  /// What the desktop's sheets know of it.
  nonisolated var _sheetSize: WindowDescription.SheetSize {
    if let builtIn = self as? any BuiltInPresentationSizing { return builtIn.size }
    // Sizings are values, which are asked on the main actor alone.
    nonisolated(unsafe) let sizing = self
    return .computed(
      ComputedSheetSize { measure in
        sizing.proposedSize(
          for: PresentationSizingRoot(measure: measure), context: PresentationSizingContext())
      })
  }
}
