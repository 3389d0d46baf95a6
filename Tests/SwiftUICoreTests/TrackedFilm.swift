import Observation

/// An observable object whose properties tests read and write in many places.
@Observable
final class TrackedFilm {
  var title = "Heat"
  var isSeen = false
  var rating = 3.0
  var genre = "Crime"
  var path: [Int] = []
  var selection: Int?
  func rate(_ rating: Double) { self.rating = rating }
}
