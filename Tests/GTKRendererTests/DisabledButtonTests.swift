import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons that cannot be pressed, in colours of the program's.
final class DisabledButtonTests: GTKTestCase {
  private struct Buttons: View {
    @ObservedObject var isDisabled: Followed<Bool>
    @ObservedObject var color: Followed<Color?>
    var body: some View {
      VStack(spacing: 20) {
        Button("Plain") {}.buttonStyle(.plain).foregroundStyle(color.value ?? .primary)
        Button {
        } label: {
          Image(systemName: "star.fill").foregroundStyle(color.value ?? .primary)
        }
        .buttonStyle(.borderless)
        Button {
        } label: {
          HStack {
            Text("Bordered").foregroundColor(color.value)
            Image(systemName: "star.fill").foregroundColor(color.value)
          }
        }
        .buttonStyle(.bordered)
      }
      .padding(20)
      .disabled(isDisabled.value)
    }
  }

  /// How red the reddest pixel is that is nothing else: a pale one has something of the ground in it, or is dark without one.
  @MainActor private static func strength(_ control: Native) -> Int {
    let picture = DrawnWidget(control)
    var most = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let color = picture.color(x, y)
        if color[1] < 60, color[2] < 60 { most = max(most, color[0]) }
      }
    }
    return most
  }

  func testTheColourOfALabelIsPalerWhereItsButtonIsDisabled() throws {
    try onScreen { renderer in
      let (isDisabled, color) = (Followed(false), Followed<Color?>(Color(red: 1, green: 0, blue: 0)))
      let shown = HostedScreen(renderer, Buttons(isDisabled: isDisabled, color: color))
      let controls = shown.all("GtkButton")
      XCTAssertEqual(controls.count, 3)
      for control in controls { XCTAssertGreaterThan(Self.strength(control), 240) }
      isDisabled.value = true
      XCTAssertTrue(
        becomes { controls.allSatisfy { Self.strength($0) < 150 } }, "\(controls.map(Self.strength))")
      isDisabled.value = false
      XCTAssertTrue(becomes { controls.allSatisfy { Self.strength($0) > 240 } })
      // Without one it has the theme's.
      color.value = nil
      settle(50)
      XCTAssertFalse(shown.hasClass(controls[2], "faves-ink"))
      shown.close()
    }
  }

  private struct Faint: View {
    var body: some View {
      VStack(spacing: 20) {
        Button {
        } label: {
          Text("Sign In").foregroundColor(.white)
        }
        .buttonStyle(.borderedProminent)
        Button {
        } label: {
          HStack {
            Image(systemName: "star.fill")
            Text("Next")
          }
        }
        .buttonStyle(.bordered).foregroundStyle(.white)
      }
      .padding(20)
      .disabled(true)
    }
  }

  /// How far apart the brightest and the darkest pixel of what a button holds are.
  @MainActor private static func contrast(_ control: Native) -> Int {
    let picture = DrawnWidget(control)
    var values: [Int] = []
    for y in 8..<(picture.height - 8) {
      for x in 8..<(picture.width - 8) { values.append(picture.color(x, y).reduce(0, +)) }
    }
    return ((values.max() ?? 0) - (values.min() ?? 0)) / 3
  }

  func testAWhiteLabelCanBeReadOnAPaleBezel() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Faint())
      settle(50)
      for control in shown.all("GtkButton") { XCTAssertGreaterThan(Self.contrast(control), 60) }
      shown.close()
    }
  }

  func testTheBezelFollowsTheDesktopAsTheLabelDoes() throws {
    try onScreen { renderer in
      let color = Followed<Color?>(.primary)
      let shown = HostedScreen(renderer, Buttons(isDisabled: Followed(true), color: color))
      settle(50)
      let button = shown.all("GtkButton")[2]
      XCTAssertFalse(shown.hasClass(button, "faves-pale-ink"))
      Surroundings.preferDark(true)
      XCTAssertTrue(becomes { shown.hasClass(button, "faves-pale-ink") })
      Surroundings.preferDark(nil)
      XCTAssertTrue(becomes { !shown.hasClass(button, "faves-pale-ink") })
      shown.close()
    }
  }

  private struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().foregroundStyle(.white).background(Color(red: 0, green: 0.5, blue: 0))
    }
  }

  private struct Styled: View {
    @ObservedObject var isDisabled: Followed<Bool>
    var body: some View {
      Button("Styled") {}.buttonStyle(Bare()).padding(20).disabled(isDisabled.value)
    }
  }

  func testAStyleOfTheProgramsSaysItselfHowAButtonLooks() throws {
    try onScreen { renderer in
      let isDisabled = Followed(false)
      let shown = HostedScreen(renderer, Styled(isDisabled: isDisabled))
      settle(50)
      let button = shown.all("GtkButton")[0]
      let (ground, contrast) = (DrawnWidget(button).color(4, 4), Self.contrast(button))
      isDisabled.value = true
      settle(100)
      XCTAssertEqual(gtk_widget_is_sensitive(button), 0)
      XCTAssertEqual(DrawnWidget(button).color(4, 4), ground)
      XCTAssertEqual(Self.contrast(button), contrast)
      shown.close()
    }
  }
}
