import CGTK
import SwiftUICore

/// The lines behind the columns of a split view, over those that are seen: moved, they make the column before them wider or
/// narrower, and the last column has the rest.
@MainActor
final class ColumnGrips {
  private static let slots: [SplitDescription.Column] = [.sidebar, .content]
  /// How wide a person has made columns.
  private(set) var widths: [Slot: Int32] = [:]
  /// How narrow and how wide they can be made.
  var limits: [Slot: ClosedRange<Int32>] = [:]
  private let grips: [SplitDescription.Column: Grip]
  /// Where the columns were the last time that they got their places.
  private var ends: [SplitDescription.Column: Int32] = [:]
  private let changed: () -> Void

  /// - Parameter changed: called when a column is to have another width.
  init(_ changed: @escaping () -> Void) {
    self.changed = changed
    grips = Dictionary(uniqueKeysWithValues: Self.slots.map { ($0, Grip(.horizontal, hasLine: false)) })
    for (column, grip) in grips {
      grip.place = { [unowned self] in place(of: column) }
      grip.move = { [unowned self] in move(column, to: $0) }
      grip.reset = { [unowned self] in move(column, to: nil) }
    }
  }

  func show(in container: Native, after leaflet: Native) {
    var before = leaflet
    for column in Self.slots {
      guard let native = grips[column]?.native else { continue }
      faves_arranged_insert(container, native, before)
      gtk_widget_show(native)
      before = native
    }
  }

  /// While GTK gives out places: puts them behind the columns that are there.
  func place(behind ends: [SplitDescription.Column: Int32], in container: Native, _ height: Int32) {
    self.ends = ends
    for (column, grip) in grips {
      if let end = ends[column], place(of: column).isMoved {
        faves_arranged_place(
          container, grip.native, end - Int32(GripDescription.before), 0, Int32(GripDescription.length),
          height)
      } else {
        faves_arranged_hide(grip.native)
      }
    }
  }

  /// What is before the line is the column, whatever is before that.
  private func place(of column: SplitDescription.Column) -> GripPlace {
    guard let end = ends[column], let limits = limits[column.slot] else {
      return GripPlace(length: 0, least: 0, most: 0)
    }
    let start = column == .content ? ends[.sidebar].map { $0 + 1 } ?? 0 : 0
    return GripPlace(
      length: Double(end - start), least: Double(limits.lowerBound), most: Double(limits.upperBound))
  }

  private func move(_ column: SplitDescription.Column, to width: Double?) {
    widths[column.slot] = width.map { Int32($0.rounded()) }
    changed()
  }

  func end() { for grip in grips.values { grip.end() } }
}
