/// What the views of a type are beyond views, as the type itself says.
///
/// Whether a type conforms to a protocol a program finds out by a walk over all conformances in it, ten thousand where its
/// libraries are linked in; so does each pair of them that is asked about for the first time, and the start of an app with a few
/// screens asked three hundred. A view's type tells for nothing.
public struct _ViewRoles {
  /// Set for those that are, or may be, several views.
  var several: (any SeveralViews.Type)?
  /// Set for those that are no row of a list or several, or may be.
  var rows: (any RowsHolding.Type)?
  /// Set for a text or an image with at most looks of its own, space and a frame around it.
  var leaf: (any LeafInPlace.Type)?
}

extension View {
  public nonisolated static var _roles: _ViewRoles { _ViewRoles() }
}

extension RowsHolding where Self: View {
  nonisolated static var _roles: _ViewRoles { _ViewRoles(rows: Self.self) }
}

extension SeveralViews {
  public nonisolated static var _roles: _ViewRoles { _ViewRoles(several: Self.self, rows: Self.self) }
}

extension LeafInPlace {
  public nonisolated static var _roles: _ViewRoles { _ViewRoles(leaf: Self.self) }
}

extension EmptyView {
  public nonisolated static var _roles: _ViewRoles { _ViewRoles(rows: Self.self) }
}

// Those around a leaf are one where what is in them is, and that alone is asked of the program.

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  public nonisolated static var _roles: _ViewRoles {
    _ViewRoles(
      several: Self.self, rows: Self.self,
      leaf: Content._roles.leaf == nil ? nil : Self.self as? any LeafInPlace.Type)
  }
}

extension _FrameLayout {
  public nonisolated static var _roles: _ViewRoles {
    _ViewRoles(
      several: Self.self, rows: Self.self,
      leaf: Content._roles.leaf == nil ? nil : Self.self as? any LeafInPlace.Type)
  }
}
