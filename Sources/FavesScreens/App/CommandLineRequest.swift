import FavesCore

/// What the command line asks for.
public enum CommandLineRequest: Equatable, Sendable {
  /// Open the window.
  case open
  /// Write a text to standard output and end.
  case print(String)
  /// Write what is wrong to standard error and end with a status other than 0.
  case refuse(String)

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    switch arguments.first {
    case nil: self = .open
    case "--help", "-h": self = .print(Self.help)
    case "--version": self = .print("faves \(Self.version)")
    case let argument?:
      self = .refuse("faves: unknown argument “\(argument)”. Try “faves --help”.")
    }
  }

  static let version = "0.1.0"

  static let help = """
    Usage: faves [OPTION]

    Faves keeps the people you care about and the films you love.

      -h, --help     show this help and end
          --version  show the version and end

    The data is in $XDG_DATA_HOME/\(FavesLocation.applicationID),
    ~/.local/share/\(FavesLocation.applicationID) when that is not set.
    """
}
