import CGTK
import SwiftUICore

// What a style makes of a bar, ring or spinner and of all that is said about it is a stack, in which stacks alone are around
// the bar: it is called what the rest of that stack says.
extension StackWidget {
  /// Whether it is such a stack.
  var standsForProgress: Bool { hasAttributes && attributes?.standsForProgress == true }

  /// The innermost such stack: this one, or one that it is a part of.
  var styleOfProgress: StackWidget? {
    var widget: GTKWidget? = self
    while let stack = widget as? StackWidget {
      if stack.standsForProgress { return stack }
      widget = stack.parent
    }
    return nil
  }

  /// The bar, ring or spinner that all of it belongs to; nil: it is no such stack.
  var progressOfStyle: ProgressWidget? { standsForProgress ? progressInside : nil }

  private var progressInside: ProgressWidget? {
    for child in children {
      if let found = child as? ProgressWidget ?? (child as? StackWidget)?.progressInside { return found }
    }
    return nil
  }

  /// The bar is called what the style shows beside it, and not what is written along its scale.
  func nameProgress() {
    guard let progress = progressInside else { return }
    var branch: GTKWidget = progress
    while let parent = branch.parent, parent !== self { branch = parent }
    progress.style = self
    progress.label = spokenText(without: branch) ?? symbolWords(without: branch)
    progress.accessibleNameChanged()
    // A picture that the progress is called by is not to be called the same once more.
    for child in children where child !== branch && child.hasNative { faves_image_name_another(child.native) }
  }
}
