extension View {
  /// Accepted without effect: nothing here keeps book of what is used.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}
