private struct SplitKey: EnvironmentKey { static var defaultValue: SplitFolding? { nil } }

extension EnvironmentValues {
  var splitFolding: SplitFolding? {
    get { self[SplitKey.self] }
    set { self[SplitKey.self] = newValue }
  }
}

/// Lets what is in a column bring the next one to the front of a folded split view.
@MainActor
final class SplitFolding {
  private weak var split: SplitNode?
  private let column: SplitDescription.Column

  init(_ column: SplitDescription.Column, of split: SplitNode) {
    self.column = column
    self.split = split
  }

  /// Whether a node is in the first column of a split view, and in no window further in.
  static func sidebarIsAround(_ node: Node) -> Bool {
    let around = sequence(first: node, next: \.parent).first { $0 is ColumnNode || $0 is WindowNode }
    return (around as? ColumnNode)?.isSidebar == true
  }

  /// The next column comes with the first selection in this one, and goes with the last.
  func selectionChanged(to isAny: Bool) {
    guard let split else { return }
    if isAny {
      split.bringForward(split.column(after: column))
    } else {
      returnHere()
    }
  }

  /// The column itself comes to the front.
  func bringForward() { split?.bringForward(column) }

  /// What was further in goes out of sight.
  func returnHere() { if let split, split.front.rawValue > column.rawValue { split.bringForward(column) } }
}
