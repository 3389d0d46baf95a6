/// Where in a window's bars a toolbar item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Position: Hashable, Sendable {
    case leading, center, trailing, bottom
    /// In the middle where nothing else is, or else at the bottom.
    case status
    /// At the bottom while something is being typed, else nowhere.
    case keyboard
  }
  let position: Position
  /// Whether what is there leaves a dialog without doing what the dialog is for.
  let isCancellation: Bool
  /// Whether what is there does what the dialog is for.
  let isConfirmation: Bool

  private init(_ position: Position, isCancellation: Bool = false, isConfirmation: Bool = false) {
    self.position = position
    self.isCancellation = isCancellation
    self.isConfirmation = isConfirmation
  }

  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In the place of title and subtitle, as GNOME's programs have what switches their views; the desktop still calls the window
  /// by its title.
  public static let principal = ToolbarItemPlacement(.center)
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  public static let status = ToolbarItemPlacement(.status)
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isConfirmation: true)
  public static let cancellationAction = ToolbarItemPlacement(.leading, isCancellation: true)
  public static let destructiveAction = ToolbarItemPlacement(.leading)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// Over the keyboard of a phone; here in the bar under the content, while a text field of the window has the focus.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  public static let bottomOrnament = ToolbarItemPlacement(.bottom)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(.trailing)
  public static let title = ToolbarItemPlacement(.center)
  public static let largeTitle = ToolbarItemPlacement(.center)
  public static let subtitle = ToolbarItemPlacement(.center)
  public static let largeSubtitle = ToolbarItemPlacement(.center)
  /// A bar of its own on a Mac; here the one under the content.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { bottomBar }
}
