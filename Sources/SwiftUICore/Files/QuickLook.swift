extension View {
  /// Opens the file at `item` with the desktop's own program for it as soon as there is one. What has been opened is taken
  /// out of the binding: that it is closed again, nobody tells.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLook(item: item))
  }
  /// The same for one of several files; the desktop's program shows it alone.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { modifier(QuickLook(item: selection)) }
}

private struct QuickLook: ViewModifier {
  let item: Binding<URL?>
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    content.onChange(of: item.wrappedValue, initial: true) { _, url in
      guard let url else { return }
      openURL(url)
      item.wrappedValue = nil
    }
  }
}
