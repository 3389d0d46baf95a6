import Foundation
import Platform

/// A button of a `UIAlertController`.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  /// Looked at when the question is asked.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A question, which a controller presents: the desktop's dialog in front of the window that is in front. Both styles are
/// that.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// Accepted without effect: Return is the first action that cancels nothing.
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    dialog = (open: { [unowned self] in ask() }, close: {})
  }
  public required init?(coder: NSCoder) { nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field under the message.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  private func ask() {
    let fields = (textFields ?? []).map { field in
      StandingAlert.Field(
        prompt: field.placeholder ?? "", isSecure: field.isSecureTextEntry,
        text: Binding(get: { field.text ?? "" }, set: { field.text = $0 }))
    }
    let choices = actions.map { action in
      StandingAlert.Choice(
        title: action.title ?? "",
        role: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : nil,
        isEnabled: action.isEnabled, action: { action.handler?(action) })
    }
    // Held until it is answered, as by the controller that presents it.
    _ = DesktopDialog.ask(
      title ?? "", message: message ?? "", fields: fields, choices: choices,
      closed: { withExtendedLifetime(self) {} })
  }
}
