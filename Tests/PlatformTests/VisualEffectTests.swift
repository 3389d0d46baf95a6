import AppKit
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor
@Suite("Grounds that let what is behind shine through")
struct VisualEffectTests {
  @Test("An effect's view shows its ground under its content, in the shades it was told")
  func effects() {
    struct Ground: UIViewRepresentable {
      func makeUIView(context: Context) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        let label = UILabel()
        label.text = "content"
        view.contentView.addSubview(label)
        return view
      }
      func updateUIView(_ view: UIVisualEffectView, context: Context) {}
    }
    let screen = Screen { Ground() }
    #expect(screen.shows("content"))
    let view = UIVisualEffectView(effect: nil)
    #expect(view._makeContent() == nil)
    view.effect = UIBlurEffect(style: .systemThinMaterial)
    #expect(view._makeContent() != nil)
  }

  @Test("AppKit's is a ground, too, and a program sets it up as a view")
  func appKit() {
    struct Ground: NSViewRepresentable {
      let material: NSVisualEffectView.Material
      func makeNSView(context: Context) -> NSVisualEffectView {
        let view = NSVisualEffectView()
        view.blendingMode = .behindWindow
        view.state = .active
        return view
      }
      func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = material }
    }
    let screen = Screen { Text("in front").background(Ground(material: .hudWindow)) }
    #expect(screen.shows("in front"))
    #expect(NSVisualEffectView()._makeContent() != nil)
  }
}
