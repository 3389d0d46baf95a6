import CGTK
import Foundation
import SwiftUICore

/// What goes by the words beside it.
@MainActor
protocol WordsFollower: GTKWidget {
  /// What is written beside it may be something else.
  func wordsBesideChanged()
}

extension GTKWidget {
  /// Whether a text in the row of views that this is in says these words. On phones pickers show no label outside of rows, so
  /// that programs write one beside them: here it would be read twice.
  func isWrittenBeside(_ words: String) -> Bool {
    guard !words.isEmpty, let stack = rowOfViews, stack.isRow else { return false }
    let label = Self.bare(words)
    return stack.children.contains { child in
      // One that leaves is a child until it has left.
      gtk_widget_get_parent(child.native) != nil
        && (child.undecorated as? TextWidget).map { Self.bare($0.description.text) == label } ?? false
    }
  }

  /// The stack that this is in, with frames between at most.
  var rowOfViews: StackWidget? {
    var above = parent
    while let frame = above as? FrameWidget { above = frame.parent }
    return above as? StackWidget
  }

  /// Without the colon after a label.
  private static func bare(_ words: String) -> String {
    words.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ":"))).lowercased()
  }
}
