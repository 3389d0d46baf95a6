import Foundation
import Platform

/// A question in front of the window that is in front. The first button that was added is the default one, one that is called
/// "Cancel" is Escape's; without any there is "OK".
@MainActor @preconcurrency
open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }

  /// A button of an alert, as far as it can be told something.
  @MainActor @preconcurrency
  public final class Button: NSObject {
    public var title: String
    public var keyEquivalent = ""
    /// Whether what it does destroys something.
    public var hasDestructiveAction = false
    public var isEnabled = true
    public var tag = 0

    init(title: String) {
      self.title = title
      super.init()
    }
  }
  /// The check box under a question.
  @MainActor @preconcurrency
  public final class SuppressionButton: NSObject {
    public struct StateValue: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let off = StateValue(rawValue: 0)
      public static let on = StateValue(rawValue: 1)
    }
    public var title = "Do not show this message again"
    public var state = StateValue.off
  }

  open var messageText = ""
  open var informativeText = ""
  /// A critical one has a sign of warning.
  open var alertStyle = Style.warning
  /// Accepted without effect: the desktop's questions have a sign only where something is critical.
  open var icon: NSImage?
  /// Accepted without effect: the desktop's questions have no button for help.
  open var showsHelp = false
  open var helpAnchor: String?
  /// Whether there is a check box that keeps the program from asking again.
  open var showsSuppressionButton = false
  public let suppressionButton: SuppressionButton? = SuppressionButton()
  /// A field for text stands under the message; other views are not shown.
  open var accessoryView: NSView?
  public private(set) var buttons: [Button] = []

  public override init() { super.init() }
  public convenience init(error: any Error) {
    self.init()
    let known = error as? any LocalizedError
    messageText = known?.errorDescription ?? error.localizedDescription
    informativeText = known?.recoverySuggestion ?? ""
  }

  /// Adds a button, behind those there are.
  @discardableResult
  open func addButton(withTitle title: String) -> Button {
    let button = Button(title: title)
    buttons.append(button)
    return button
  }

  private func ask(_ handler: @escaping (NSApplication.ModalResponse) -> Void) {
    var response = NSApplication.ModalResponse.cancel
    let shown = buttons.isEmpty ? [Button(title: "OK")] : buttons
    // The first is at the end, where the default one stands.
    let choices = shown.enumerated().reversed().map { number, button in
      StandingAlert.Choice(
        title: button.title, role: role(of: button), isEnabled: button.isEnabled,
        action: {
          response = NSApplication.ModalResponse(
            NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + number)
        })
    }
    let isShown = DesktopDialog.ask(
      messageText.isEmpty ? "Alert" : messageText, message: informativeText,
      symbol: alertStyle == .critical ? "exclamationmark.triangle.fill" : nil, fields: fields,
      choices: choices, suppression: suppression, closed: { handler(response) })
    if !isShown { handler(response) }
  }

  private func role(of button: Button) -> ButtonRole? {
    if button.hasDestructiveAction { return .destructive }
    return button.title == "Cancel" || button.keyEquivalent == "\u{1B}" ? .cancel : nil
  }
  private var fields: [StandingAlert.Field] {
    guard let field = accessoryView as? NSTextField, field.isEditable else { return [] }
    return [
      StandingAlert.Field(
        prompt: field.placeholderString ?? "", isSecure: false,
        text: Binding(get: { field.stringValue }, set: { field.stringValue = $0 }))
    ]
  }
  private var suppression: (title: String, isOn: Binding<Bool>)? {
    guard showsSuppressionButton, let box = suppressionButton else { return nil }
    return (box.title, Binding(get: { box.state == .on }, set: { box.state = $0 ? .on : .off }))
  }

  /// Asks, and returns with the answer; meanwhile everything else goes on. `.cancel` where nothing is on the screen.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    DesktopDialog.answer(otherwise: .cancel, to: ask)
  }
  /// Asks, and calls `handler` with the answer.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { ask { handler?($0) } }
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { answer in ask { answer.resume(returning: $0) } }
  }
}
