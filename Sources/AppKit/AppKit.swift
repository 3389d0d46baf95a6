@_exported import Foundation
@_exported import Platform

// AppKit's names for what SwiftUI sources use of it. `canImport(AppKit)` is true here, and so is `canImport(UIKit)`.

public typealias NSAppearance = PlatformAppearance
public typealias NSApplication = PlatformApplication
public typealias NSColor = PlatformColor
public typealias NSColorSpace = PlatformColorSpace
public typealias NSCursor = PlatformCursor
public typealias NSFont = PlatformFont
public typealias NSFontDescriptor = PlatformFontDescriptor
public typealias NSHostingController = PlatformHostingController
public typealias NSHostingSizingOptions = PlatformHostingSizingOptions
public typealias NSHostingView = PlatformHostingView
public typealias NSPasteboardWriting = PlatformPasteboardWriting
public typealias NSImage = PlatformImage
public typealias NSPasteboard = PlatformPasteboard
public typealias NSScreen = PlatformScreen
public typealias NSSound = PlatformSound
public typealias NSUserInterfaceItemIdentifier = PlatformInterfaceIdentifier
public typealias NSView = PlatformView
public typealias NSViewController = PlatformViewController
public typealias NSWindow = PlatformWindow
public typealias NSWindowDelegate = PlatformWindowDelegate

/// The running app.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }
