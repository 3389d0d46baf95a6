/// A type that shows views in previews: how sources from before `#Preview` declare them.
///
///     struct ProfileView_Previews: PreviewProvider {
///       static var previews: some View { ProfileView(name: "Ann") }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to show, each a preview of its own.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// What they are shown on; nil: what there is.
  static var platform: PreviewPlatform? { get }
}
