/// A question of the app's own, in front of whichever of its windows is in front, while `isPresented` is true.
public struct AlertScene<Actions: View, Message: View> {
  let title: Text
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message

  fileprivate var view: AlertingView<EmptyView, Actions, Message> {
    AlertingView(
      base: EmptyView(), title: title, isPresented: isPresented, actions: actions, message: message)
  }
}

extension AlertScene: Scene {
  public typealias Body = Never

  public static func _makeScene(_ scene: Self, under parent: _ViewNode) -> _ViewNode {
    AlertingNode(scene.view, under: parent)
  }
  public static func _patchScene(_ node: _ViewNode, with scene: Self) {
    unsafeDowncast(node, to: AlertingNode<EmptyView, Actions, Message>.self).patch(with: scene.view)
  }

  public nonisolated init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) { self.init(title: title, isPresented: isPresented, actions: actions(), message: message()) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) { self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) { self.init(Text(title), isPresented: isPresented, actions: actions, message: message) }
}

extension AlertScene where Message == EmptyView {
  public nonisolated init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) { self.init(Text(titleKey), isPresented: isPresented, actions: actions) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) { self.init(Text(title), isPresented: isPresented, actions: actions) }
}
