private struct FieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldDescription.Look { .automatic }
}

extension EnvironmentValues {
  var fieldLook: TextFieldDescription.Look {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
}

/// How text entries look: one of the styles here, or one of a program's own, which puts the entry into views of its own.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  /// The entry without a frame, in the views that make up the style.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of an entry that a style puts into other views.
public struct _TextFieldStyleLabel: View {
  let label: AnyView
  public var body: some View { label }
}

/// A style that is a look of the entry itself.
protocol FieldLookStyle: TextFieldStyle {
  nonisolated static var look: TextFieldDescription.Look { get }
}

/// In a frame; plain where the entry, maybe beside a symbol, has a background or a border of the program's own.
public struct DefaultTextFieldStyle: FieldLookStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated static var look: TextFieldDescription.Look { .automatic }
}
public struct RoundedBorderTextFieldStyle: FieldLookStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated static var look: TextFieldDescription.Look { .framed }
}
/// In a frame with square corners.
public struct SquareBorderTextFieldStyle: FieldLookStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated static var look: TextFieldDescription.Look { .square }
}
public struct PlainTextFieldStyle: FieldLookStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated static var look: TextFieldDescription.Look { .plain }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public nonisolated static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public nonisolated static var plain: PlainTextFieldStyle { .init() }
}
extension View {
  /// Sets how text entries in this view look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let look = (S.self as? any FieldLookStyle.Type)?.look
    let own = styling(style) { style, field in
      style._body(configuration: field).modifier(
        _EnvironmentModifier {
          $0.fieldLook = .plain
          $0.ownFieldStyle = nil
        })
    }
    return modifier(
      _EnvironmentModifier {
        $0.fieldLook = look ?? .plain
        $0.ownFieldStyle = look != nil ? nil : OwnFieldStyle(views: own)
      })
  }
}

/// A program's own style.
struct OwnFieldStyle: Equatable, @unchecked Sendable {
  let views: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
  /// What the style holds may have changed.
  static func == (a: OwnFieldStyle, b: OwnFieldStyle) -> Bool { false }
}

private struct OwnFieldStyleKey: EnvironmentKey { static var defaultValue: OwnFieldStyle? { nil } }

extension EnvironmentValues {
  var ownFieldStyle: OwnFieldStyle? {
    get { self[OwnFieldStyleKey.self] }
    set { self[OwnFieldStyleKey.self] = newValue }
  }
}

/// The node of a text entry in the views of a program's own style.
final class StyledFieldNode<Label: View>: SingleChildNode {
  private var view: FieldWithLabel<Label>

  init(_ view: FieldWithLabel<Label>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    child = AnyView._makeNode(styled(), under: self)
  }

  func patch(with new: FieldWithLabel<Label>) {
    view = new
    update()
  }

  override func update() { AnyView._patch(child!, with: styled()) }

  private func styled() -> AnyView {
    let field = TextField(
      text: view.text, prompt: view.prompt, label: _TextFieldStyleLabel(label: AnyView(view.label)),
      selection: view.selection, format: view.format, isVertical: view.isVertical,
      isSecure: view.isSecure,
      editingChanged: view.editingChanged, commit: view.commit)
    let style = reading { EnvironmentValues(scope: environment).ownFieldStyle }
    return style?.views(field) ?? AnyView(field)
  }
}
