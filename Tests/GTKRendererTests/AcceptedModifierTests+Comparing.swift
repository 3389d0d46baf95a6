import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What windows show that are to be seen alike.
extension AcceptedModifierTests {
  /// One of each of the plain controls.
  struct Controls: View {
    var body: some View {
      VStack {
        Text("Text")
        Label("Label", systemImage: "star")
        Slider(value: .constant(0.5))
        Toggle("Toggle", isOn: .constant(true))
        Button("Button") {}
      }
    }
  }

  /// What a window shows.
  struct Shown: Equatable {
    let tree: String
    let places: [CGRect]
    let pixels: [[Int]]
  }

  /// A namespace for those that want one.
  struct InSpace: View {
    @Namespace private var space
    let content: (Namespace.ID) -> AnyView
    var body: some View { content(space) }
  }

  typealias Case = (name: String, change: @MainActor (AnyView) -> AnyView)

  @MainActor
  static func shown(_ view: AnyView, in renderer: GTKRenderer) -> Shown {
    let screen = HostedScreen(renderer, view)
    defer { screen.close() }
    // The theme goes from one look to the other step by step as a window comes and gets the keys.
    settle(400)
    let widgets = ["FavesLabel", "FavesImage", "GtkScale", "GtkSwitch", "GtkButton"].flatMap {
      screen.all($0)
    }
    let picture = DrawnWidget(screen.window)
    // Every few pixels are enough to meet each letter and each edge.
    let pixels = stride(from: 0, to: picture.height, by: 3).flatMap { y in
      stride(from: 0, to: picture.width, by: 3).map { picture.color($0, y) }
    }
    return Shown(
      tree: screen.tree(screen.window, 0), places: widgets.map { screen.frame(of: $0) }, pixels: pixels)
  }

  /// All of them together change nothing.
  @MainActor
  static func check(
    _ cases: [Case], against plain: AnyView, in renderer: GTKRenderer, line: UInt = #line
  ) {
    let names = cases.map(\.name).joined(separator: ", ")
    let changed = cases.reduce(plain) { $1.change($0) }
    check([(names, changed)], against: plain, in: renderer, line: line)
  }

  @MainActor
  static func check(
    _ views: [(name: String, view: AnyView)], against plain: AnyView, in renderer: GTKRenderer,
    line: UInt = #line
  ) {
    let expected = shown(plain, in: renderer)
    XCTAssertFalse(expected.places.isEmpty, line: line)
    for (name, view) in views {
      let result = shown(view, in: renderer)
      XCTAssertEqual(result.tree, expected.tree, name, line: line)
      XCTAssertEqual(result.places, expected.places, name, line: line)
      let others = zip(result.pixels, expected.pixels).filter { $0 != $1 }.count
      XCTAssertEqual(others, 0, "\(name) is to be seen", line: line)
    }
  }

  @MainActor static func controls<V: View>(
    _ name: String, _ change: @escaping @MainActor (AnyView) -> V
  ) -> Case {
    (name, { AnyView(change($0)) })
  }
  @MainActor static func inSpace<V: View>(
    _ name: String, _ change: @escaping @MainActor (AnyView, Namespace.ID) -> V
  ) -> Case { (name, { view in AnyView(InSpace { AnyView(change(view, $0)) }) }) }
}
