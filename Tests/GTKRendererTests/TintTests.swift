import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Controls and text in the colour that a program has them in.
final class TintTests: GTKTestCase {
  /// The colour in the middle of what is done of a bar.
  @MainActor
  private static func done<V: View>(_ renderer: GTKRenderer, _ view: V, at share: Double = 0.25) -> [Int] {
    let screen = HostedScreen(renderer, view)
    defer { screen.close() }
    settle(300)
    let bar = screen.the("GtkProgressBar")
    let picture = DrawnWidget(bar)
    let x = Int(Double(picture.width) * share)
    // The line of it that is most coloured.
    return (0..<picture.height).map { picture.color(x, $0) }
      .max { ($0.max()! - $0.min()!) < ($1.max()! - $1.min()!) }!
  }

  @MainActor
  private static func rgb(_ color: Color) -> [Int] {
    let color = Palette.rgba(color)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  func testBarsAreFilledWithTheTint() throws {
    try onScreen { renderer in
      let bar = ProgressView(value: 0.5).frame(width: 200)
      XCTAssertEqual(Self.done(renderer, bar.tint(.purple)), Self.rgb(.purple))
      XCTAssertEqual(Self.done(renderer, bar.accentColor(.green)), Self.rgb(.green))
      XCTAssertEqual(
        Self.done(renderer, bar.progressViewStyle(LinearProgressViewStyle(tint: .red))), Self.rgb(.red))
      let gauge = Gauge(value: 0.5) { Text("Speed") }.frame(width: 200)
      XCTAssertEqual(Self.done(renderer, gauge.tint(.orange)), Self.rgb(.orange))
    }
  }

  func testABarIsAsShortAsItsFrame() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, ProgressView(value: 0.5).frame(width: 60).padding(40))
      settle(100)
      XCTAssertEqual(gtk_widget_get_allocated_width(screen.the("GtkProgressBar")), 60)
      screen.close()
    }
  }

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  func testWhatIsALabelAloneHasNoTint() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Text("around")
          Button("plain") {}.buttonStyle(.plain)
          Button("own") {}.buttonStyle(Boxed())
          Button("bordered") {}.buttonStyle(.bordered)
        }
        .tint(Color(red: 1, green: 0, blue: 0)))
      settle(100)
      @MainActor func ink(_ text: String) -> [Double] {
        let style = gtk_widget_get_style_context(screen.label(text))
        var color = GdkRGBA()
        gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
        return [color.red, color.green, color.blue]
      }
      XCTAssertEqual(ink("plain"), ink("around"))
      XCTAssertEqual(ink("own"), ink("around"))
      XCTAssertNotEqual(ink("bordered"), ink("around"))
      screen.close()
    }
  }

  /// What is chosen, in three controls.
  private struct Choices: View {
    @ObservedObject var tint: Followed<Color?>
    private var options: some View {
      Picker("Kind", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("Option \($0)") } }
    }
    var body: some View {
      VStack {
        options.pickerStyle(.inline)
        options.pickerStyle(.wheel)
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
      .tint(tint.value)
    }
  }

  func testWhatIsChosenHasTheTint() throws {
    try onScreen { renderer in
      let tint = Followed<Color?>(Color(red: 1, green: 0, blue: 0))
      let screen = HostedScreen(renderer, Choices(tint: tint))
      let controls = [
        ("radio button", screen.all("GtkRadioButton")[1]), ("wheel", screen.the("GtkListBox")),
        ("calendar", screen.the("FavesCalendar")),
      ]
      /// Whether that colour is somewhere on the control; every third pixel will do.
      @MainActor func shows(_ rgb: [Int], _ control: Native) -> Bool {
        let picture = DrawnWidget(control)
        return stride(from: 0, to: picture.height, by: 3).contains { y in
          stride(from: 0, to: picture.width, by: 3).contains { picture.color($0, y) == rgb }
        }
      }
      /// The theme goes from one colour to another in a while.
      @MainActor func soon(_ isSo: () -> Bool) -> Bool {
        for _ in 0..<200 {
          if isSo() { return true }
          settle(10)
        }
        return false
      }
      for (name, control) in controls {
        XCTAssertTrue(soon { shows([255, 0, 0], control) }, name)
      }
      tint.value = Color(red: 0, green: 0, blue: 1)
      for (name, control) in controls {
        XCTAssertTrue(soon { shows([0, 0, 255], control) && !shows([255, 0, 0], control) }, name)
      }
      tint.value = nil
      for (name, control) in controls {
        XCTAssertTrue(soon { !shows([0, 0, 255], control) }, "\(name) is as the theme has it")
      }
      screen.close()
    }
  }

  func testAGaugeHasAGradient() throws {
    try onScreen { renderer in
      let colors = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
      let gauge = Gauge(value: 1) { Text("Speed") }.frame(width: 200).tint(colors)
      let (start, end) = (Self.done(renderer, gauge, at: 0.1), Self.done(renderer, gauge, at: 0.9))
      XCTAssertGreaterThan(start[0], start[2] + 100)
      XCTAssertGreaterThan(end[2], end[0] + 100)
    }
  }

  func testASpinnerHasTheTint() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, ProgressView().tint(Color(red: 1, green: 0, blue: 0)))
      let style = gtk_widget_get_style_context(screen.the("GtkSpinner"))
      var color = GdkRGBA()
      gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
      XCTAssertEqual([color.red, color.green, color.blue], [1, 0, 0])
      screen.close()
    }
  }

  func testASwitchHasTheTintOfItsStyle() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Toggle("On", isOn: .constant(true)).tint(.green)
          .toggleStyle(SwitchToggleStyle(tint: Color(red: 1, green: 0, blue: 0))))
      settle(300)
      let picture = DrawnWidget(screen.the("GtkSwitch"))
      XCTAssertEqual(picture.color(12, picture.height / 2), [255, 0, 0])
      screen.close()
    }
  }

  /// The most saturated colour of a text.
  @MainActor
  private static func ink<V: View>(_ renderer: GTKRenderer, _ view: V) -> [Int] {
    let screen = HostedScreen(renderer, view)
    defer { screen.close() }
    let picture = DrawnWidget(screen.all("FavesLabel")[0])
    return (0..<picture.width * picture.height)
      .map { picture.pixel($0 % picture.width, $0 / picture.width) }
      .max { $0[3] < $1[3] || $0[3] == $1[3] && $0.prefix(3).max()! < $1.prefix(3).max()! }!
  }

  private static let red = Color(red: 1, green: 0, blue: 0)

  func testTextHasTheTintAroundIt() throws {
    try onScreen { renderer in
      for view in [
        AnyView(Text("███").foregroundStyle(.tint).tint(Self.red)),
        AnyView(Text("███").foregroundColor(.accentColor).accentColor(Self.red)),
        AnyView(VStack { Text("███") }.foregroundColor(.accentColor).accentColor(Self.red)),
        AnyView(Text("[███](https://example.org)").tint(Self.red)),
        AnyView(Text("[███](https://example.org)").accentColor(Self.red)),
        AnyView(Text(try! AttributedString(markdown: "[███](https://example.org)")).tint(Self.red)),
      ] {
        XCTAssertEqual(Self.ink(renderer, view).prefix(3), [255, 0, 0])
      }
    }
  }

  func testTheAccentSetAroundIsTheColourOfThatName() throws {
    try onScreen { renderer in
      for view in [
        AnyView(Color.accentColor.frame(width: 20, height: 20)),
        AnyView(Rectangle().fill(Color.accentColor).frame(width: 20, height: 20)),
        AnyView(Rectangle().fill(.tint).frame(width: 20, height: 20)),
      ] {
        let screen = HostedScreen(renderer, view.accentColor(Self.red))
        let frame = screen.frame(of: screen.window)
        let picture = DrawnWidget(screen.window)
        XCTAssertTrue(
          (0..<Int(frame.height)).contains { picture.color(picture.width / 2, $0) == [255, 0, 0] })
        screen.close()
      }
    }
  }
}
