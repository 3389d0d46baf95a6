/// The words by which SwiftUI programmers know a mistake: what they search for finds answers. Each stands in front of a
/// message of ours, which names the view.
enum KnownWarning {
  static let stateInUpdate = "Modifying state during view update, this will cause undefined behavior."
  static let publishingInUpdate =
    "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
  static let publishingInBackground =
    "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
    + "(via operators like receive(on:)) on model updates."
  static let stateOutside =
    "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the "
    + "initial value and will not update."
  static func stateObjectOutside(_ object: Any.Type) -> String {
    "Accessing StateObject<\(object)>'s object without being installed on a View. This will create a new instance each "
      + "time."
  }
  static func environmentOutside(_ value: Any.Type) -> String {
    "Accessing Environment<\(value)>'s value outside of being installed on a View. This will always read the default "
      + "value and will not update."
  }
  static let unorderedStops = "Gradient stop locations must be ordered."
  static let contradictoryFrame = "Contradictory frame constraints specified."
  static let progressOutOfBounds = "ProgressView initialized with an out-of-bounds progress value."
  static let gaugeOutOfBounds = "Gauge initialized with an out-of-bounds value."
  static let namespaceOutside =
    "Reading a Namespace property outside View.body. This will result in identifiers that never match any other "
    + "identifier."
  static func duplicate(_ id: Any) -> String {
    "the ID \(id) occurs multiple times within the collection, this will give undefined results!"
  }
  static func changesTooOften(_ value: Any.Type) -> String {
    "onChange(of: \(value)) action tried to update multiple times per frame."
  }
  static func notConstant(_ view: String, count: Int, first: Int) -> String {
    "\(view) count (\(count)) != its initial count (\(first)). `ForEach(_:content:)` should only be used for *constant* data. "
      + "Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
  }
  static func noDestination(for value: Any.Type) -> String {
    "A NavigationLink is presenting a value of type “\(value)” but there is no matching navigationDestination "
      + "declaration visible from the location of the link. The link cannot be activated."
  }
}
