/// What is known of a scene before it is connected, and after.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the person's own screen: all that there are here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public let persistentIdentifier: String
  public internal(set) var configuration: UISceneConfiguration
  public internal(set) weak var scene: UIScene?
  public var userInfo: [String: Any]?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// Which classes a scene is made of.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil: the one that the program's Info.plist names, or else the class
  /// `SceneDelegate` of the module that the app's delegate is from.
  public var delegateClass: AnyClass?
  /// Not looked at: every scene is a `UIWindowScene`.
  public var sceneClass: AnyClass?
  /// Whether the app's delegate says nothing of scenes.
  var isDefault = false

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
