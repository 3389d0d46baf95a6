@_exported import Foundation

// The name of the module that sources import for layers and the time of the screen.
@_exported import class Platform.CALayer
@_exported import func SwiftUICore.CACurrentMediaTime
@_exported import struct SwiftUICore.CATransform3D
@_exported import func SwiftUICore.CATransform3DConcat
@_exported import func SwiftUICore.CATransform3DEqualToTransform
@_exported import func SwiftUICore.CATransform3DGetAffineTransform
@_exported import var SwiftUICore.CATransform3DIdentity
@_exported import func SwiftUICore.CATransform3DIsAffine
@_exported import func SwiftUICore.CATransform3DIsIdentity
@_exported import func SwiftUICore.CATransform3DMakeAffineTransform
@_exported import func SwiftUICore.CATransform3DMakeRotation
@_exported import func SwiftUICore.CATransform3DMakeScale
@_exported import func SwiftUICore.CATransform3DMakeTranslation
@_exported import func SwiftUICore.CATransform3DRotate
@_exported import func SwiftUICore.CATransform3DScale
@_exported import func SwiftUICore.CATransform3DTranslate
