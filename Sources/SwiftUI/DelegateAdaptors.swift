import AppKit
internal import Platform
import SwiftUICore
import UIKit

/// Makes an app's delegate, in UIKit's sense, and tells it of the app's life.
///
///     @main struct Notes: App {
///       @UIApplicationDelegateAdaptor private var delegate: NotesDelegate
///
/// A delegate that is an `ObservableObject` or `@Observable` is in the environment of all scenes, by its type.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let adopted: AdoptedDelegate<DelegateType>

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    adopted = AdoptedDelegate(make: make, connect: { $0.followApp(&$1) })
  }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    adopted = AdoptedDelegate(make: make, connect: { $0.followApp(&$1) })
  }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
    adopted = AdoptedDelegate(make: make, connect: { $0.followApp(&$1) })
  }

  /// The delegate.
  public var wrappedValue: DelegateType { adopted.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Makes an app's delegate, in AppKit's sense, and tells it of the app's life.
///
/// A delegate that is an `ObservableObject` or `@Observable` is in the environment of all scenes, by its type.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  private let adopted: AdoptedDelegate<DelegateType>

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    adopted = AdoptedDelegate(make: make, connect: { $0.follow(&$1) })
  }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    adopted = AdoptedDelegate(make: make, connect: { $0.follow(&$1) })
  }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
    adopted = AdoptedDelegate(make: make, connect: { $0.follow(&$1) })
  }

  /// The delegate.
  public var wrappedValue: DelegateType { adopted.delegate }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// The class's own `init()` makes it, whichever class that is.
@MainActor
private func make<Delegate: NSObject>() -> Delegate {
  guard let delegate = Delegate.made() as? Delegate else {
    Diagnostics.stop("An app's delegate of type \(Delegate.self) cannot be made by init().")
  }
  return delegate
}
