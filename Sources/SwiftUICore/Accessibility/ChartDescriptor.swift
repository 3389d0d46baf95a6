import Foundation

/// What a chart shows, told to who does not see it: its axes and its series of values.
public final class AXChartDescriptor: NSObject {
  public var title: String?
  /// What there is to learn from it.
  public var summary: String?
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]?
  public var series: [AXDataSeriesDescriptor]
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  public var contentDirection = ContentDirection.leftToRight
  /// In points of the view.
  public var contentFrame = CGRect.zero

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
    super.init()
  }
}

/// What an axis of a chart is for.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  /// How a number of it is said.
  public var valueDescriptionProvider: (Double) -> String
  public var scaleType = ScaleType.linear

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }
}

/// An axis of words.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public var title: String
  /// All of them, as they stand along the axis.
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
    super.init()
  }
}

/// Values of a chart that belong together.
public final class AXDataSeriesDescriptor: NSObject {
  public var name: String?
  /// Whether there is a line through them.
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }
}

/// A value at a place of an axis.
public final class AXDataPointValue: NSObject {
  public var number: Double = 0
  public var category: String = ""

  public convenience init(number: Double) {
    self.init()
    self.number = number
  }
  public convenience init(category: String) {
    self.init()
    self.category = category
  }
}

/// A point of a series.
public final class AXDataPoint: NSObject {
  public var xValue: AXDataPointValue
  public var yValue: AXDataPointValue?
  public var additionalValues: [AXDataPointValue]
  public var label: String?

  private init(x: AXDataPointValue, y: Double?, additionalValues: [AXDataPointValue], label: String?) {
    xValue = x
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
    super.init()
  }
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(x: AXDataPointValue(number: x), y: y, additionalValues: additionalValues, label: label)
  }
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(x: AXDataPointValue(category: x), y: y, additionalValues: additionalValues, label: label)
  }
}

/// Describes a chart that a program draws itself.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a descriptor made before up to date; here each is a new one.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension AXChartDescriptor {
  /// In words: the desktop's assistive tools know no charts.
  var words: String {
    let points = series.map { series in
      let said = series.dataPoints.map { point in
        [point.label, words(of: point.xValue, xAxis), point.yValue.flatMap { words(of: $0, yAxis) }]
          .compactMap(\.self).joined(separator: ": ")
      }
      return ([series.name].compactMap(\.self) + said).joined(separator: ", ")
    }
    return ([title, summary].compactMap(\.self) + points).filter { !$0.isEmpty }.joined(separator: ". ")
  }

  private func words(of value: AXDataPointValue, _ axis: (any AXDataAxisDescriptor)?) -> String? {
    if axis is AXCategoricalDataAxisDescriptor { return value.category }
    if !value.category.isEmpty { return value.category }
    return (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number)
      ?? value.number.formatted()
  }
}

extension View {
  /// Tells assistive tools in words what a chart in this view shows: its title, its summary and its values.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { modifier(_ChartWords(representable: representable)) }
}

/// Says a chart in words.
nonisolated public struct _ChartWords<R: AXChartDescriptorRepresentable>: ViewModifier {
  let representable: R
  @MainActor public func body(content: Content) -> some View {
    content.accessibilityHint(Text(verbatim: representable.makeChartDescriptor().words))
  }
}
