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
    adopted = AdoptedDelegate(make: make, connect: connectUIKit)
  }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    adopted = AdoptedDelegate(make: make, connect: connectUIKit)
  }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
    adopted = AdoptedDelegate(make: make, connect: connectUIKit)
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

@MainActor
private func connectUIKit<D: UIApplicationDelegate>(_ delegate: D, _ events: inout AppEvents) {
  let app = UIApplication.shared
  app.delegate = delegate
  events.launching = {
    let first = LaunchArguments.urls.first
    _ = delegate.application(app, willFinishLaunchingWithOptions: first.map { [.url: $0] })
  }
  events.launched = {
    let first = LaunchArguments.urls.first
    _ = delegate.application(app, didFinishLaunchingWithOptions: first.map { [.url: $0] })
  }
  events.opened = { urls in
    for url in urls { _ = delegate.application(app, open: url, options: [:]) }
  }
  events.terminating = { delegate.applicationWillTerminate(app) }
  events.phaseChanged = { old, new in
    if old == .background { delegate.applicationWillEnterForeground(app) }
    if old == .active { delegate.applicationWillResignActive(app) }
    app.follow(new)
    if new == .active { delegate.applicationDidBecomeActive(app) }
    if new == .background { delegate.applicationDidEnterBackground(app) }
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
    adopted = AdoptedDelegate(make: make, connect: connectAppKit)
  }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    adopted = AdoptedDelegate(make: make, connect: connectAppKit)
  }
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
    adopted = AdoptedDelegate(make: make, connect: connectAppKit)
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

@MainActor
private func connectAppKit<D: NSApplicationDelegate>(_ delegate: D, _ events: inout AppEvents) {
  let app = NSApplication.shared
  app.delegate = delegate
  func note(_ name: Notification.Name) -> Notification { Notification(name: name, object: app) }
  events.launching = {
    delegate.applicationWillFinishLaunching(note(NSApplication.didFinishLaunchingNotification))
  }
  events.launched = {
    delegate.applicationDidFinishLaunching(note(NSApplication.didFinishLaunchingNotification))
  }
  events.opened = { urls in delegate.application(app, open: urls) }
  events.terminating = { delegate.applicationWillTerminate(note(NSApplication.willTerminateNotification)) }
  events.phaseChanged = { old, new in
    app.follow(new)
    if old == .active { delegate.applicationDidResignActive(note(NSApplication.didResignActiveNotification)) }
    if new == .active { delegate.applicationDidBecomeActive(note(NSApplication.didBecomeActiveNotification)) }
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
