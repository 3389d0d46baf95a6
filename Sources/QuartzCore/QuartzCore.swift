@_exported import Foundation
// The name of the module that sources import for layers and the time of the screen.
@_exported import class Platform.CALayer
@_exported import func SwiftUICore.CACurrentMediaTime
