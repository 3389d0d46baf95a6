// The name under which sources import what there is of Apple's Accessibility; `SwiftUI` has it as well.
@_exported import Foundation

@_exported import class SwiftUICore.AXCategoricalDataAxisDescriptor
@_exported import class SwiftUICore.AXChartDescriptor
@_exported import protocol SwiftUICore.AXChartDescriptorRepresentable
@_exported import class SwiftUICore.AXDataPoint
@_exported import class SwiftUICore.AXDataSeriesDescriptor
@_exported import class SwiftUICore.AXNumericDataAxisDescriptor
@_exported import enum SwiftUICore.AccessibilityNotification
