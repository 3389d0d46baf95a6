import Foundation
import SwiftUICore

extension GTKWidget {
  /// Whether a text in the row of views that this is in says these words. On phones pickers show no label outside of rows, so
  /// that programs write one beside them: here it would be read twice.
  func isWrittenBeside(_ words: String) -> Bool {
    var above = parent
    while let frame = above as? FrameWidget { above = frame.parent }
    guard !words.isEmpty, let stack = above as? StackWidget, stack.isRow else { return false }
    let label = Self.bare(words)
    return stack.children.contains { child in
      (child.undecorated as? TextWidget).map { Self.bare($0.description.text) == label } ?? false
    }
  }

  /// Without the colon after a label.
  private static func bare(_ words: String) -> String {
    words.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ":"))).lowercased()
  }
}
