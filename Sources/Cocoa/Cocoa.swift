// The name under which Xcode's template of a program for the Mac imports AppKit and Foundation.
@_exported import AppKit
@_exported import Foundation
