/// How what is chosen in a palette is marked; by name.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// Accepted without effect: menus mark what is chosen with a tick.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Accepted without effect: a menu does not change with the keys held down.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
}

/// Begins renaming what a view shows.
public struct RenameAction {
  let perform: () -> Void
  @MainActor @preconcurrency
  public func callAsFunction() { perform() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins renaming what is around; nil: it cannot be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that begins renaming what is around, where that can be renamed.
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename
  private let label: Label
}

extension RenameButton: View {
  public nonisolated init() where Label == SwiftUICore.Label<Text, Image> {
    label = SwiftUICore.Label(LocalizedStringKey("Rename"), systemImage: "pencil")
  }

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }.disabled(rename == nil)
  }
}

extension View {
  /// What a `RenameButton` in this view does.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(perform: action))
  }
  /// A `RenameButton` in this view puts the focus where `isFocused` says.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}

/// A button that opens help.
public struct HelpLink {
  private let action: () -> Void
  @Environment(\.openURL) private var openURL
  private var destination: URL?
}

extension HelpLink: View {
  public nonisolated init(action: @escaping () -> Void) { self.action = action }
  public nonisolated init(destination: URL) {
    action = {}
    self.destination = destination
  }
  /// Help books are a Mac's; nothing opens.
  public nonisolated init(anchor: String) { action = {} }

  public var body: some View {
    Button {
      action()
      if let destination { openURL(destination) }
    } label: {
      Image(systemName: "questionmark.circle")
    }
    .accessibilityLabel(LocalizedStringKey("Help"))
  }
}
