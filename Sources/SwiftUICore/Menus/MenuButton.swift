/// The older form of `Menu`.
public struct MenuButton<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension MenuButton: View {
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
  public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

extension MenuButton where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

/// How older menu buttons look.
public protocol MenuButtonStyle { static var _isBorderless: Bool { get } }
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  public init() {}
  public static var _isBorderless: Bool { false }
}
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  public init() {}
  public static var _isBorderless: Bool { false }
}
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  public init() {}
  public static var _isBorderless: Bool { true }
}
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  public init() {}
  public static var _isBorderless: Bool { true }
}

extension View {
  /// Sets how older menu buttons in this view look.
  public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    environment(\.menuLook, S._isBorderless ? .flat : nil)
  }
}
