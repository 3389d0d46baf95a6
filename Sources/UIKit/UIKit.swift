@_exported import Foundation
@_exported import Platform
// UIKit brings it along: sources that import SwiftUI alone speak of notifications.
@_exported import UserNotifications

// UIKit's names for what SwiftUI sources use of it. `canImport(UIKit)` is true here, and so is `canImport(AppKit)`.

public typealias UIApplication = PlatformApplication
public typealias UIColor = PlatformColor
public typealias UIDevice = PlatformDevice
public typealias UIDeviceOrientation = PlatformDeviceOrientation
public typealias UIEdgeInsets = PlatformEdgeInsets
public typealias UIEvent = PlatformEvent
public typealias UIFont = PlatformFont
public typealias UIHostingController = PlatformHostingController
public typealias UIImage = PlatformImage
public typealias UIImpactFeedbackGenerator = PlatformImpactFeedback
public typealias UINotificationFeedbackGenerator = PlatformNotificationFeedback
public typealias UILayoutPriority = PlatformLayoutPriority
public typealias UIPasteboard = PlatformPasteboard
public typealias UIScreen = PlatformScreen
public typealias UISelectionFeedbackGenerator = PlatformSelectionFeedback
public typealias UITraitCollection = PlatformTraits
public typealias UIUserInterfaceIdiom = PlatformInterfaceIdiom
public typealias UIUserInterfaceStyle = PlatformTraits.UserInterfaceStyle
public typealias UIView = PlatformView
public typealias UIViewController = PlatformViewController
public typealias UIWindow = PlatformWindow
public typealias UIFontDescriptor = PlatformFontDescriptor
public typealias UIModalPresentationStyle = PlatformModalPresentationStyle
public typealias UIModalTransitionStyle = PlatformModalTransitionStyle
public typealias UIHostingControllerSizingOptions = PlatformHostingSizingOptions
