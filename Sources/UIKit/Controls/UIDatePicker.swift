import Foundation
import Platform

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A day, a time, or both; `valueChanged` is sent when a person takes another one.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime
    /// Hours and minutes, which `countDownDuration` has. Nothing counts them down.
    case countDownTimer
  }
  public var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  public var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }
  public var minimumDate: Date? { didSet { changed() } }
  public var maximumDate: Date? { didSet { changed() } }
  /// Minutes are taken down to a multiple of it.
  public var minuteInterval = 1
  /// nil: the calendar, the language and the zone around the view.
  public var calendar: Calendar! { didSet { changed() } }
  public var locale: Locale? { didSet { changed() } }
  public var timeZone: TimeZone? { didSet { changed() } }

  private var chosen = Date()
  private var duration: TimeInterval = 60
  /// Between the two.
  public var date: Date {
    get { chosen }
    set {
      chosen = min(max(newValue, minimumDate ?? newValue), maximumDate ?? .distantFuture)
      changed()
    }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// In seconds, in whole minutes: less than a day.
  public var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = min(max(60, (newValue / 60).rounded(.down) * 60), 24 * 3600 - 60)
      changed()
    }
  }

  private func choose(_ date: Date) {
    let step = TimeInterval(max(1, minuteInterval) * 60)
    let new =
      minuteInterval > 1
      ? Date(
        timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
      : date
    if datePickerMode == .countDownTimer {
      guard new.timeIntervalSinceReferenceDate != duration else { return }
      countDownDuration = new.timeIntervalSinceReferenceDate
    } else {
      guard new != chosen else { return }
      self.date = new
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func _makeContent() -> AnyView? {
    let isTimer = datePickerMode == .countDownTimer
    let selection = Binding(
      // A duration is a time of the first day that dates are counted from, in the zone that this is in.
      get: { isTimer ? Date(timeIntervalSinceReferenceDate: self.duration) : self.chosen },
      set: { self.choose($0) })
    let parts: DatePickerComponents =
      switch datePickerMode {
      case .date: .date
      case .time, .countDownTimer: .hourAndMinute
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let title = accessibilityLabel ?? ""
    var picker: AnyView
    if !isTimer, minimumDate != nil || maximumDate != nil {
      let first = minimumDate ?? .distantPast
      picker = AnyView(
        DatePicker(
          title, selection: selection, in: first...max(first, maximumDate ?? .distantFuture),
          displayedComponents: parts))
    } else {
      picker = AnyView(DatePicker(title, selection: selection, displayedComponents: parts))
    }
    switch preferredDatePickerStyle {
    case .automatic: break
    case .wheels: picker = AnyView(picker.datePickerStyle(.wheel))
    case .compact: picker = AnyView(picker.datePickerStyle(.compact))
    case .inline: picker = AnyView(picker.datePickerStyle(.graphical))
    }
    if let calendar { picker = AnyView(picker.environment(\.calendar, calendar)) }
    if let locale { picker = AnyView(picker.environment(\.locale, locale)) }
    if let zone = isTimer ? TimeZone(secondsFromGMT: 0) : timeZone {
      picker = AnyView(picker.environment(\.timeZone, zone))
    }
    return AnyView(picker.labelsHidden().disabled(!isEnabled))
  }
}
