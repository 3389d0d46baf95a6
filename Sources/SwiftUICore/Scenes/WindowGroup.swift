/// Windows of the same kind, each with a state of its own. One is open at the start if the scene is the app's first;
/// `openWindow` opens more.
public struct WindowGroup<Content: View> {
  let scene: _WindowScene<Content>

  init(_ scene: _WindowScene<Content>) { self.scene = scene }

  private init(id: String?, title: String, make: @escaping () -> Content) {
    self.init(_WindowScene(id: id, title: title, content: { _ in make() }))
  }
}

extension WindowGroup: NamedScene {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: "", make: content)
  }
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: "", make: content)
  }
  public nonisolated init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: title.plain, make: content)
  }
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: title.plain, make: content)
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: titleKey.resolved, make: content)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id: id, title: titleKey.resolved, make: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: String(title), make: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id: id, title: String(title), make: content)
  }
}
