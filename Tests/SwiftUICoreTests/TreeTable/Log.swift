import SwiftUITesting

/// What the views of a case say, in order, and the objects they make.
@MainActor
final class Log {
  /// The log of the case that is running, in its tasks too.
  @TaskLocal static var current: Log?

  private(set) var lines: [String] = []
  private var objects: [() -> AnyObject?] = []

  func append(_ line: String) { lines.append(line) }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  func watch(_ object: AnyObject) { objects.append { [weak object] in object } }

  /// How many of the watched objects of a type are alive.
  func alive<T: AnyObject>(_ type: T.Type) -> Int { objects.filter { $0() is T }.count }

  /// The watched objects that are alive.
  var leftovers: [AnyObject] { objects.compactMap { $0() } }

  /// The first of a type that was made and is alive.
  subscript<T: AnyObject>(type: T.Type) -> T { self[type, 0] }
  subscript<T: AnyObject>(type: T.Type, index: Int) -> T { objects.compactMap { $0() as? T }[index] }
}

/// Notes that something happened in the running case.
@MainActor func say(_ line: String) { Log.current?.append(line) }

/// Has the running case look whether `object` is freed in the end.
@MainActor func watch(_ object: AnyObject) { Log.current?.watch(object) }

extension View {
  /// Says `+name` and `-name` as the view comes and goes.
  func saying(_ name: String) -> some View {
    onAppear { say("+\(name)") }.onDisappear { say("-\(name)") }
  }
}

/// A state of its own, to see whether it is kept: taps on the button count.
struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
