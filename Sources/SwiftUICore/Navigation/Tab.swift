/// What a tab is for; by name.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")

  /// What a tab of this role is called that brings no label.
  nonisolated var label: DefaultTabLabel { SwiftUICore.Label("Search", systemImage: "magnifyingglass") }
}

/// A tab of a `TabView`: its label, the value that selects it, and its views.
public struct Tab<Value, Content: View, Label: View> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

/// The label of a tab that is given as words and a symbol.
public typealias DefaultTabLabel = SwiftUICore.Label<Text, Image>

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(), label: SwiftUICore.Label(title, systemImage: systemImage)
    )
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(), label: SwiftUICore.Label(titleKey, image: image))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(), label: SwiftUICore.Label(title, image: image))
  }
  /// A tab that is called what its role is.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: role.label)
  }
}

extension Tab where Value: Hashable, Label == EmptyView {
  /// A tab without a label, for programs that hide the tabs and draw their own.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A tab without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: AnyHashable(value), content: content(), label: label()) }
}

extension Tab where Value == Never {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: SwiftUICore.Label(title, systemImage: systemImage))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: SwiftUICore.Label(titleKey, image: image)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: SwiftUICore.Label(title, image: image)) }
  /// A tab that is called what its role is.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: role.label)
  }
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
  public typealias Body = Never
  public nonisolated var _views: some View { TabPage(tab: self) }
}

/// The view of a tab, which says what label it has and what selects it.
private struct TabPage<Value, Content: View, Label: View> {
  let tab: Tab<Value, Content, Label>
}

extension TabPage: View {
  var body: some View {
    if let value = tab.value {
      tab.content.tabItem { tab.label }.tag(value)
    } else {
      tab.content.tabItem { tab.label }
    }
  }
}
