/// Who uses the app.
public struct UserProfile: Hashable, Sendable {
  public var name: String
  /// The genre that a new film starts with.
  public var favouriteGenre: Genre

  public init(name: String = "", favouriteGenre: Genre = .action) {
    self.name = name
    self.favouriteGenre = favouriteGenre
  }

  /// "Ann Info", and "User Info" as long as there is no name.
  public func title(_ noun: String = "Info") -> String {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(name.isEmpty ? "User" : name) \(noun)"
  }
}
