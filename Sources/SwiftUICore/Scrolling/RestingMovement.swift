/// A person's movement along one axis, as where it came to rest is to be decided.
struct RestingMovement {
  /// From so many points on a movement is meant: a notch of a wheel goes on, and does not spring back.
  private static let least: CGFloat = 8
  /// Where it began, and where it ended.
  let start, end: CGFloat

  /// Of places in any order, the one nearest to the end; but, in the direction of a movement that is meant, the next one at least.
  func place(among places: some Collection<CGFloat>) -> CGFloat {
    func nearest(_ places: some Collection<CGFloat>) -> CGFloat? {
      places.min { abs($0 - end) < abs($1 - end) }
    }
    guard abs(end - start) >= Self.least else { return nearest(places) ?? end }
    // At rest it is within a pixel of its place.
    let ahead = places.lazy.filter { end > start ? $0 > start + 1 : $0 < start - 1 }
    return nearest(ahead) ?? nearest(places) ?? end
  }

  /// The same of places that are so far apart, from zero on.
  func place(every distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return end }
    let page = (end / distance).rounded()
    return place(among: [page - 1, page, page + 1].map { $0 * distance })
  }
}
