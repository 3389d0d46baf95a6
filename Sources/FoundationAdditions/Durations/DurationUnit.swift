import Foundation
internal import _FoundationICU

/// What a time is told in, the longest first.
enum DurationUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Hours, minutes and seconds are what a clock shows.
  var isOfClock: Bool { self >= .hour }

  static func < (a: DurationUnit, b: DurationUnit) -> Bool { a.rawValue < b.rawValue }

  var measureUnit: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }

  var relativeUnit: URelativeDateTimeUnit {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .month: UDAT_REL_UNIT_MONTH
    case .week: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    }
  }
}
