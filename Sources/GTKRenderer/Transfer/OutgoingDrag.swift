import CGTK
import Foundation
import SwiftUICore

/// A drag from a view of this program, from when the view was asked what is dragged to its end.
@MainActor
final class OutgoingDrag {
  let items: [DragItem]
  /// What is seen under the pointer; nil: the view.
  let preview: AnyView?
  /// What is told how it goes on: a description of after its beginning is of another.
  private let progress: Callback<DragProgress>?
  /// The data of its forms, as far as they are made.
  private var data: [String: Data] = [:]
  /// Whether nobody took what was dragged.
  private var hasFailed = false

  /// The one that is under way.
  private(set) static weak var current: OutgoingDrag?
  /// What a drag from within this program is called, whatever else it is.
  static let ownName = "application/x-faves-drag"

  /// Asks the view what is dragged.
  init(of description: DragDescription) {
    let reply = DragReply()
    description.source?(reply)
    items = reply.items
    preview = reply.preview
    progress = description.progress
  }

  /// What there is to be had, by the names that programs use; nil: nothing is dragged.
  var names: [String]? { items.first.map { Self.forms(of: $0).map(\.mimeType) + [Self.ownName] } }

  /// Those that other programs are told of: within this one items are handed over as they are.
  private static func forms(of item: DragItem) -> [DragItem.Form] { item.forms.filter(\.isForOthers) }

  func begin() {
    Self.current = self
    progress?(.began)
    for form in items.first.map(Self.forms) ?? [] {
      Task { [weak self] in
        if let made = await form.data() { self?.data[form.mimeType] = made }
      }
    }
  }

  func give(to selection: OpaquePointer) {
    let target = gtk_selection_data_get_target(selection)
    guard let name = gdk_atom_name(target) else { return }
    defer { g_free(name) }
    let bytes = data[String(cString: name)] ?? Data()
    bytes.withUnsafeBytes {
      gtk_selection_data_set(
        selection, target, 8, $0.baseAddress?.assumingMemoryBound(to: guchar.self), Int32(bytes.count))
    }
  }

  /// Nobody took it.
  func failed() { hasFailed = true }

  func end() {
    progress?(.ended(isTaken: !hasFailed))
    if Self.current === self { Self.current = nil }
  }
}
