// The name of the module that sources import for reading pictures.
@_exported import Foundation

@_exported import typealias Platform.CFData
@_exported import typealias Platform.CFDictionary
@_exported import typealias Platform.CFString
@_exported import typealias Platform.CFURL
@_exported import class Platform.CGImageSource
@_exported import func Platform.CGImageSourceCopyPropertiesAtIndex
@_exported import func Platform.CGImageSourceCreateImageAtIndex
@_exported import func Platform.CGImageSourceCreateThumbnailAtIndex
@_exported import func Platform.CGImageSourceCreateWithData
@_exported import func Platform.CGImageSourceCreateWithURL
@_exported import func Platform.CGImageSourceGetCount
@_exported import var Platform.kCGImagePropertyPixelHeight
@_exported import var Platform.kCGImagePropertyPixelWidth
@_exported import var Platform.kCGImageSourceCreateThumbnailFromImageAlways
@_exported import var Platform.kCGImageSourceCreateThumbnailFromImageIfAbsent
@_exported import var Platform.kCGImageSourceCreateThumbnailWithTransform
@_exported import var Platform.kCGImageSourceShouldCache
@_exported import var Platform.kCGImageSourceShouldCacheImmediately
@_exported import var Platform.kCGImageSourceThumbnailMaxPixelSize
@_exported import class SwiftUICore.CGImage
