import CGTK
import SwiftUICore

/// Has views look where they are in each frame, as long as some of them want to know.
@MainActor
final class PlaceLooks {
  static let current = PlaceLooks()
  private struct Reference {
    weak var places: Places?
  }
  private var references: [Reference] = []

  func add(_ places: Places) {
    references.append(Reference(places: places))
    faves_places_install { stage in
      MainActor.assumeIsolated { PlaceLooks.current.look(at: stage) }.gboolean
    }
  }

  private func look(at stage: FavesFrameStage) -> Bool {
    var isSeen = false
    for reference in references {
      guard let places = reference.places else { continue }
      if stage == FAVES_FRAME_BEGINS { places.frameBegins() }
      if places.look(afterLayout: stage == FAVES_FRAME_LAID_OUT) { isSeen = true }
    }
    if references.contains(where: { $0.places == nil }) {
      references.removeAll { $0.places == nil }
      if references.isEmpty { faves_places_uninstall() }
    }
    return isSeen
  }
}

extension GTKRenderer {
  package func tellPlaces(to places: Places) { PlaceLooks.current.add(places) }
}
