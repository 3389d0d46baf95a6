import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting
@testable import UIKit

@MainActor
@Suite("UIKit's segments, dates, labels with looks and saved pictures")
struct ChoiceControlTests {
  private struct Segments: UIViewRepresentable {
    @Binding var chosen: Int
    func makeUIView(context: Context) -> UISegmentedControl {
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.insertSegment(withTitle: "Month", at: 9, animated: false)
      control.accessibilityLabel = "Range"
      control.addAction(
        UIAction { chosen = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2 },
        for: .valueChanged)
      return control
    }
    func updateUIView(_ control: UISegmentedControl, context: Context) {
      control.selectedSegmentIndex = chosen
    }
  }
  private struct Host: View {
    @State private var chosen = 0
    var body: some View {
      Segments(chosen: $chosen)
      Text("chosen \(chosen)")
      Button("None") { chosen = UISegmentedControl.noSegment }
    }
  }

  @Test("A person takes a segment, and the program's choice is shown")
  func segments() {
    let screen = Screen { Host() }
    screen.picker("Range").select("Month")
    #expect(screen.shows("chosen 2"))
    screen.button("None").tap()
    let picker = screen.front.all.compactMap { $0.widget.anyDescription as? PickerDescription }.first
    #expect(picker?.selection == nil && picker?.options.map(\.title) == ["Day", "Week", "Month"])
    screen.picker("Range").select("Day")
    #expect(screen.shows("chosen 0"))
    screen.close()
  }

  @Test("Segments come and go, and the choice stays with its segment")
  func bounds() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "z", at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  private func picked(_ picker: UIDatePicker) throws -> DatePickerDescription {
    let screen = Screen { Shown(view: picker) }
    defer { screen.close() }
    return try #require(
      screen.front.all.compactMap { $0.widget.anyDescription as? DatePickerDescription }.first)
  }
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("A date picker shows the parts of its mode between its limits, and tells of what is taken")
  func dates() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    let day = Date(timeIntervalSinceReferenceDate: 86_400 * 100)
    picker.minimumDate = day
    picker.date = .distantPast
    #expect(picker.date == day)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    var shown = try picked(picker)
    #expect(shown.showsDate && !shown.showsTime && shown.look == .graphical && shown.range.lowerBound == day)
    shown.set(day.addingTimeInterval(86_400))
    #expect(picker.date == day.addingTimeInterval(86_400) && told == 1)

    picker.datePickerMode = .countDownTimer
    picker.minuteInterval = 5
    picker.countDownDuration = 90 * 60
    shown = try picked(picker)
    #expect(!shown.showsDate && shown.showsTime && shown.calendar.timeZone.secondsFromGMT() == 0)
    #expect(shown.calendar.component(.hour, from: shown.date) == 1)
    shown.set(Date(timeIntervalSinceReferenceDate: 2 * 3600 + 7 * 60))
    #expect(picker.countDownDuration == 2 * 3600 + 5 * 60 && told == 2)
  }

  @Test("A label shows a text with looks, and leaves out what does not fit where it is told")
  func label() throws {
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    let words = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    words.append(NSAttributedString(string: " plain"))
    label.attributedText = words
    #expect(label.text == "red plain")
    let screen = Screen { Shown(view: label) }
    let text = try #require(
      screen.front.all.compactMap { $0.widget.anyDescription as? TextDescription }.first)
    #expect(text.style.truncation == .middle && text.spans.count == 2)
    label.text = "other"
    screen.flush()
    #expect(screen.shows("other") && label.attributedText?.string == "other")
    screen.close()
  }

  @Test("A picture is saved as a file of its own")
  func album() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pixel = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
      ))
    let image = try #require(UIImage(data: pixel))
    let moment = Date()
    let first = try #require(try PhotoAlbum.save(image, in: folder, at: moment))
    let second = try #require(try PhotoAlbum.save(image, in: folder, at: moment))
    #expect(first != second && first.pathExtension == "png")
    #expect(UIImage(contentsOfFile: second.path)?.size == CGSize(width: 1, height: 1))
    #expect(try PhotoAlbum.save(UIImage(), in: folder, at: moment) == nil)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(.landscapeLeft))
  }
}
