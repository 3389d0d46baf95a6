/// How editors of text look: one of the styles here, or one of a program's own, which shows views of its own in their place.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TextEditorStyleConfiguration
}

/// An editor of text, as a style is given it. As with Apple, it says nothing of the editor.
public struct TextEditorStyleConfiguration { let editor: TextEditor }

/// A style that is a look of the editor itself.
protocol EditorLookStyle: TextEditorStyle { nonisolated static var isPlain: Bool { get } }

extension EditorLookStyle {
  func lookBody(_ configuration: Configuration) -> some View {
    configuration.editor.environment(\.editorsArePlain, Self.isPlain)
  }
}

public struct AutomaticTextEditorStyle: EditorLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var isPlain: Bool { false }
}
/// Neither edge nor ground.
public struct PlainTextEditorStyle: EditorLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var isPlain: Bool { true }
}
public struct RoundedBorderTextEditorStyle: EditorLookStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { lookBody(configuration) }
  nonisolated static var isPlain: Bool { false }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static nonisolated var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static nonisolated var plain: PlainTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static nonisolated var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

/// A program's own style, as the environment holds it.
struct OwnEditorStyle { let make: @MainActor (TextEditorStyleConfiguration) -> AnyView }
private struct OwnEditorStyleKey: EnvironmentKey { static var defaultValue: OwnEditorStyle? { nil } }
private struct PlainEditorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var editorsArePlain: Bool {
    get { self[PlainEditorsKey.self] }
    set { self[PlainEditorsKey.self] = newValue }
  }
  var ownEditorStyle: OwnEditorStyle? {
    get { self[OwnEditorStyleKey.self] }
    set { self[OwnEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how editors of text in this view look: plain ones have neither edge nor ground.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    let isPlain = (S.self as? any EditorLookStyle.Type)?.isPlain
    let make = styling(style) { $0.makeBody(configuration: $1).environment(\.ownEditorStyle, nil) }
    return modifier(
      _EnvironmentModifier {
        $0.editorsArePlain = isPlain ?? false
        $0.ownEditorStyle = isPlain == nil ? OwnEditorStyle(make: make) : nil
      })
  }
}

/// The node of an editor in the views of a program's own style.
final class StyledEditorNode: SingleChildNode {
  private var view: TextEditor

  init(_ view: TextEditor, under parent: Node) {
    self.view = view
    super.init(under: parent)
    child = AnyView._makeNode(styled(), under: self)
  }

  func patch(with new: TextEditor) {
    view = new
    update()
  }

  override func update() { AnyView._patch(child!, with: styled()) }

  private func styled() -> AnyView {
    let style = reading { EnvironmentValues(scope: environment).ownEditorStyle }
    return style?.make(TextEditorStyleConfiguration(editor: view)) ?? AnyView(EmptyView())
  }
}
