import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views that look otherwise as time passes.
final class ShownTimeTests: GTKTestCase {
  @MainActor
  private static func opacity(_ screen: HostedScreen) -> Double {
    gtk_widget_get_opacity(screen.label("a"))
  }

  func testPhasesAndKeyframesAreGoneThroughAndATimelineGoesOn() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("TimelineView") {
        TimelineView(.periodic(from: .now, by: 0.1)) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }
      } holds: { screen in
        let before = screen.texts
        return becomes { screen.texts != before }
      }
      table("phaseAnimator", "keyframeAnimator") {
        VStack { Moving() }
      } holds: { screen in
        @MainActor func opacity(_ text: String) -> Double { gtk_widget_get_opacity(screen.label(text)) }
        screen.click("Go")
        return becomes { (0.3..<0.9).contains(opacity("a")) && (0.3..<0.9).contains(opacity("b")) }
          && becomes { opacity("a") == 1 && opacity("b") == 1 }
      }
    }
  }

  private struct Moving: View {
    @State private var count = 0
    var body: some View {
      Text("a").phaseAnimator([1, 0.2], trigger: count) {
        $0.opacity($1)
      } animation: { _ in
        .linear(duration: 0.3)
      }
      Text("b").keyframeAnimator(initialValue: 1.0, trigger: count) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(0.2, duration: 0.3)
        LinearKeyframe(1, duration: 0.3)
      }
      Button("Go") { count += 1 }
    }
  }

  private struct Pulsing: View {
    let isPhases: Bool
    var body: some View {
      if isPhases {
        PhaseAnimator([1, 0.2]) {
          Text("a").opacity($0)
        } animation: { _ in
          .linear(duration: 0.3)
        }
      } else {
        KeyframeAnimator(initialValue: 1.0) {
          Text("a").opacity($0)
        } keyframes: { _ in
          LinearKeyframe(0.2, duration: 0.3)
          LinearKeyframe(1, duration: 0.3)
        }
      }
    }
  }

  /// Whether it goes there and back, twice.
  @MainActor
  private static func pulses(_ screen: HostedScreen) -> Bool {
    (0..<2).allSatisfy { _ in
      becomes(within: 200) { opacity(screen) < 0.4 } && becomes(within: 200) { opacity(screen) > 0.8 }
    }
  }

  func testWhatGoesRoundDoesSoWhileTheDesktopHasAnimationsOn() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let settings = Native(OpaquePointer(gtk_settings_get_default()!))
      defer { faves_set_boolean(settings, "gtk-enable-animations", 1) }
      for isPhases in [true, false] {
        table("PhaseAnimator", "KeyframeAnimator") {
          Pulsing(isPhases: isPhases)
        } holds: { screen in
          XCTAssertTrue(Self.pulses(screen))
          faves_set_boolean(settings, "gtk-enable-animations", 0)
          XCTAssertTrue(becomes { Self.opacity(screen) == 1 })
          settle(700)
          XCTAssertEqual(Self.opacity(screen), 1, "It stays where it begins")
          faves_set_boolean(settings, "gtk-enable-animations", 1)
          return Self.pulses(screen)
        }
        faves_set_boolean(settings, "gtk-enable-animations", 0)
        table("PhaseAnimator", "KeyframeAnimator") {
          Pulsing(isPhases: isPhases)
        } holds: { screen in
          settle(700)
          XCTAssertEqual(Self.opacity(screen), 1)
          faves_set_boolean(settings, "gtk-enable-animations", 1)
          return Self.pulses(screen)
        }
      }
    }
  }

  private struct Beating: View {
    @ObservedObject var isRemoved: Followed<Bool>
    var body: some View {
      VStack { Image(systemName: "star").symbolEffect(.pulse).symbolEffectsRemoved(isRemoved.value) }
    }
  }

  func testASymbolStandsStillWhereItsEffectsAreRemoved() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let isRemoved = Followed(false)
      table("symbolEffectsRemoved") {
        Beating(isRemoved: isRemoved)
      } holds: { screen in
        @MainActor func opacity() -> Double { gtk_widget_get_opacity(screen.the("FavesImage")) }
        XCTAssertTrue(becomes { opacity() < 0.7 })
        isRemoved.value = true
        XCTAssertTrue(becomes { opacity() == 1 })
        for _ in 0..<100 {
          settle(10)
          XCTAssertEqual(opacity(), 1)
        }
        isRemoved.value = false
        return becomes { opacity() < 0.7 }
      }
    }
  }

  private struct Fading: View {
    let animatesAtOnce: Bool
    @State private var isOn = true
    var body: some View {
      if animatesAtOnce {
        Text("a").opacity(isOn ? 1 : 0).transaction { $0.animation = nil }
      } else {
        Text("a").opacity(isOn ? 1 : 0).animation(.linear(duration: 0.4), value: isOn)
      }
      Button("Turn") {
        withTransaction(Transaction(animation: animatesAtOnce ? .linear(duration: 4) : nil)) { isOn.toggle() }
      }
    }
  }

  func testAChangeIsAnimatedWhereItIsSaidAndNotWhereThatIsTakenBack() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("animation") {
        VStack { Fading(animatesAtOnce: false) }
      } holds: { screen in
        screen.click("Turn")
        return becomes { (0.1..<0.9).contains(Self.opacity(screen)) } && becomes { Self.opacity(screen) == 0 }
      }
      table("transaction") {
        VStack { Fading(animatesAtOnce: true) }
      } holds: { screen in
        screen.click("Turn")
        return Self.opacity(screen) == 0
      }
    }
  }
}
