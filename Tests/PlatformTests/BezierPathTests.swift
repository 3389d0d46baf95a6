import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@testable import SwiftUICore

/// Outlines that are built with Core Graphics' and UIKit's types.
@Suite("Paths of Core Graphics and UIKit")
@MainActor
struct BezierPathTests {
  private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  @Test("Only the corners that are named are round")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = RoundedCorner(radius: 20, corners: [.topLeft, .bottomRight]).path(in: rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 49)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 49)))
    #expect(RoundedCorner().path(in: rect).boundingRect == rect)
  }

  @Test("UIKit's clockwise is as one sees it, Core Graphics' as it is where y grows upwards")
  func arcs() {
    let below = CGPoint(x: 0, y: 5)
    let bezier = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(bezier.contains(below))
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(!path.contains(below))
    #expect(path.contains(CGPoint(x: 0, y: -5)))
  }

  @Test(
    "A path goes to Core Graphics' type and back unchanged, and a transform moves only what it is given to")
  func conversion() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 9))
    #expect(Path(path.cgPath) == path)
    let built = CGMutablePath()
    built.move(to: CGPoint(x: 1, y: 1))
    built.addLine(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 10, y: 10))
    built.addRect(
      CGRect(x: 0, y: 0, width: 2, height: 2), transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(built.boundingBox == CGRect(x: 1, y: 0, width: 21, height: 10))
    #expect(built.copy() == built)
    #expect(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test("There is one appearance of a class for all, and it keeps what it is told")
  func appearance() {
    UITableView.appearance().backgroundColor = .clear
    UITextView.appearance().backgroundColor = .red
    #expect(UITableView.appearance() === UITableView.appearance())
    #expect(UITableView.appearance().backgroundColor == .clear)
    #expect(UITextView.appearance().backgroundColor == .red)
    let bar = UINavigationBarAppearance()
    defer {
      UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
      UINavigationBar.appearance().scrollEdgeAppearance = nil
    }
    bar.configureWithTransparentBackground()
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20)]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    #expect(UINavigationBar.appearance().standardAppearance.backgroundColor == .clear)
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
    #expect(UISegmentedControl.appearance().titleTextAttributes(for: .selected)?.count == 1)
    #expect(UISegmentedControl.appearance().titleTextAttributes(for: .normal) == nil)
  }

  @Test("Bars of navigation stacks look as their appearance says, where no view says otherwise")
  func barAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .blue
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = nil
    defer {
      UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
      NavigationBarAppearance.look = BarLook()
    }
    func look(@ViewBuilder _ content: () -> some View) -> BarLook? {
      let screen = Screen { content() }
      defer { screen.close() }
      return (screen.front.widget.anyDescription as? WindowDescription)?.bars
    }
    let titled = look { NavigationStack { Text("A").navigationTitle("Title") } }
    #expect(titled?.ground == Color(uiColor: .blue) && titled?.isDark == true)
    #expect(look { Text("A") } == BarLook(), "no bar of a navigation stack")
    let own = look { Text("A").navigationTitle("Title").toolbarBackground(.red, for: .navigationBar) }
    #expect(own?.ground == .red)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    UINavigationBar.appearance().scrollEdgeAppearance = clear
    #expect(look { Text("A").navigationTitle("Title") }?.hidesGround == true)
    UINavigationBar.appearance().scrollEdgeAppearance = nil
  }

  @Test("Programs that draw their own tabs hide the choice of them")
  func hiddenTabs() {
    UITabBar.appearance().isHidden = true
    defer { UITabBar.appearance().isHidden = false }
    let screen = Screen {
      TabView {
        Text("A").tabItem { Text("One") }
        Text("B").tabItem { Text("Two") }
      }
    }
    #expect(screen.shows("A"))
    #expect((screen.front.widget.anyDescription as? WindowDescription)?.tabs.isEmpty == true)
    screen.close()
  }
}
