// The name under which sources import what there is of Core Graphics: the plane's types, of which Foundation has some and
// SwiftUICore the others.
@_exported import Foundation

@_exported import struct SwiftUICore.CGAffineTransform
@_exported import enum SwiftUICore.CGBlendMode
@_exported import class SwiftUICore.CGColor
@_exported import class SwiftUICore.CGContext
@_exported import class SwiftUICore.CGImage
@_exported import enum SwiftUICore.CGInterpolationQuality
@_exported import enum SwiftUICore.CGLineCap
@_exported import enum SwiftUICore.CGLineJoin
@_exported import class SwiftUICore.CGPath
@_exported import enum SwiftUICore.CGPathDrawingMode
@_exported import func SwiftUICore.CGPointMake
@_exported import func SwiftUICore.CGRectMake
@_exported import func SwiftUICore.CGSizeMake
@_exported import struct SwiftUICore.CGVector
@_exported import func SwiftUICore.CGVectorMake
