/// What a subscription shows of itself in a debugger, a log and a playground: its name, and some labelled values.
protocol Inspectable: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  typealias Inside = [(label: String?, value: Any)]

  /// Called without any lock.
  var inside: Inside { get }
}

extension Inspectable {
  var inside: Inside { [] }
  var playgroundDescription: Any { description }
  var customMirror: Mirror { Mirror(self, children: inside) }
}
