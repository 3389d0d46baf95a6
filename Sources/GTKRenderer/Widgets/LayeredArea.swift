import CGTK
import SwiftUICore

/// Where a container that takes all the room there is puts its content: one widget as it is, or several over each other in
/// layers made for them, each from the top leading corner with all the room for itself.
@MainActor
final class LayeredArea {
  private(set) var widgets: [GTKWidget] = []
  /// Shows a widget in the container's place, instead of the one there.
  private let show: (Native?) -> Void
  private var layers: Native?

  init(show: @escaping (Native?) -> Void) { self.show = show }

  /// What is said in it.
  var spokenText: String? {
    let spoken = widgets.filter { $0.attributes?.isAccessibilityHidden != true }
    let texts = spoken.compactMap { $0.attributes?.accessibilityLabel ?? $0.spokenText }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  func insert(_ new: [GTKWidget], after sibling: GTKWidget?) {
    guard !new.isEmpty else { return }
    let before = widgets
    widgets.insert(contentsOf: new, at: place(after: sibling))
    if let layers {
      put(new, after: sibling, in: layers)
    } else if before.isEmpty && new.count == 1 {
      show(new[0].native)
    } else {
      let layers = faves_layers_new()
      faves_layers_set_takes_all(layers, 1)
      gtk_widget_show(layers)
      let focus = FocusKeeper(in: before.first)
      show(nil)
      self.layers = layers
      put(widgets, after: nil, in: layers)
      show(layers)
      focus.restore()
    }
    restack()
  }

  private func place(after sibling: GTKWidget?) -> Int {
    sibling.flatMap { sibling in widgets.firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
  }

  private func put(_ new: [GTKWidget], after sibling: GTKWidget?, in layers: Native) {
    var below = sibling?.native
    for child in new {
      faves_layers_insert(layers, child.native, below, FAVES_ALIGN_START, FAVES_ALIGN_START)
      below = child.native
    }
  }

  func move(_ moved: [GTKWidget], after sibling: GTKWidget?) {
    widgets.removeAll { child in moved.contains { $0 === child } }
    widgets.insert(contentsOf: moved, at: place(after: sibling))
    guard let layers else { return }
    var below = sibling?.native
    for child in moved {
      faves_layers_move(layers, child.native, below)
      below = child.native
    }
    restack()
  }

  func remove(_ gone: [GTKWidget]) {
    widgets.removeAll { child in gone.contains { $0 === child } }
    guard let layers else { return show(nil) }
    for child in gone { faves_layers_remove(layers, child.native) }
  }

  /// Puts the layers in the order of their `zIndex`, those of one height in that of their views.
  /// - Parameter again: whether one of them may have had another height before.
  func restack(again: Bool = false) {
    guard let layers else { return }
    let heights = widgets.map { $0.attributes?.layoutTraits?.traits.zIndex ?? 0 }
    guard again || heights.contains(where: { $0 != 0 }) else { return }
    var below: Native?
    for index in widgets.indices.sorted(by: { (heights[$0], $0) < (heights[$1], $1) }) {
      faves_layers_move(layers, widgets[index].native, below)
      below = widgets[index].native
    }
  }
}
