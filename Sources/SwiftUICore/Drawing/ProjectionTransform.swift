/// A change of coordinates by a matrix of three rows and three columns: `(x, y, 1)` times the matrix, divided by the third
/// number of the result.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// What a viewer sees of a plane in space.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallels stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
  private init(_ r: [[CGFloat]]) {
    (m11, m12, m13) = (r[0][0], r[0][1], r[0][2])
    (m21, m22, m23) = (r[1][0], r[1][1], r[1][2])
    (m31, m32, m33) = (r[2][0], r[2][1], r[2][2])
  }

  /// First this, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, rhs.rows)
    var both = a
    for row in 0..<3 {
      for column in 0..<3 {
        both[row][column] = (0..<3).reduce(CGFloat(0)) { $0 + a[row][$1] * b[$1][column] }
      }
    }
    return ProjectionTransform(both)
  }

  /// The way back; the transform itself where there is none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  /// Turns it into its way back.
  /// - Returns: whether there is one; it stays as it is otherwise.
  public mutating func invert() -> Bool {
    let m = rows
    func minor(_ r: Int, _ c: Int) -> CGFloat {
      let (r0, r1) = ((r + 1) % 3, (r + 2) % 3)
      let (c0, c1) = ((c + 1) % 3, (c + 2) % 3)
      return m[r0][c0] * m[r1][c1] - m[r0][c1] * m[r1][c0]
    }
    let determinant: CGFloat = (0..<3).reduce(CGFloat(0)) { $0 + m[0][$1] * minor(0, $1) }
    guard determinant != 0, determinant.isFinite else { return false }
    var inverse = m
    for row in 0..<3 { for column in 0..<3 { inverse[row][column] = minor(column, row) / determinant } }
    self = ProjectionTransform(inverse)
    return true
  }

  /// What is left without perspective.
  var affine: CGAffineTransform {
    let w = m33 == 0 ? 1 : m33
    return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
  }
  /// The same where what is around a point is to be as large and as slanted as in perspective.
  func affine(around point: CGPoint) -> CGAffineTransform {
    let w = m13 * point.x + m23 * point.y + m33
    guard !isAffine, w != 0 else { return affine }
    let seen = point.applying(self)
    let (a, b) = ((m11 - seen.x * m13) / w, (m12 - seen.y * m13) / w)
    let (c, d) = ((m21 - seen.x * m23) / w, (m22 - seen.y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: seen.x - a * point.x - c * point.y, ty: seen.y - b * point.x - d * point.y)
  }
}

extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    let (x, y) = (m.m11 * x + m.m21 * y + m.m31, m.m12 * x + m.m22 * y + m.m32)
    return w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }
}
