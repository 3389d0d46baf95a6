import AppKit
import SwiftUI
import UIKit

struct Dial: UIViewRepresentable {
  @Binding var value: Double
  let range: ClosedRange<Double>

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    let coordinator = context.coordinator
    slider.addAction(
      UIAction { action in
        guard let slider = action.sender as? UISlider else { return }
        coordinator.changed(slider)
      }, for: .valueChanged)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.value = $value
    slider.setValue(Float(value), animated: context.transaction.animation != nil)
    slider.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 32)
  }

  func makeCoordinator() -> Coordinator { Coordinator(value: $value) }

  @MainActor
  final class Coordinator {
    var value: Binding<Double>

    init(value: Binding<Double>) { self.value = value }

    func changed(_ slider: UISlider) { value.wrappedValue = Double(slider.value) }
  }
}

struct PowerSwitch: UIViewRepresentable {
  @Binding var isOn: Bool

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    view.addAction(
      UIAction { [isOn = $isOn] action in
        if let view = action.sender as? UISwitch { isOn.wrappedValue = view.isOn }
      }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UISwitch, context: Context) { view.setOn(isOn, animated: true) }
}

struct NotesView: NSViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeNSView(context: Context) -> NSTextView {
    let view = NSTextView()
    view.delegate = context.coordinator
    return view
  }

  func updateNSView(_ view: NSTextView, context: Context) {
    context.coordinator.parent = self
    if view.string != text { view.string = text }
  }

  static func dismantleNSView(_ view: NSTextView, coordinator: Coordinator) { view.delegate = nil }

  final class Coordinator: NSObject, NSTextViewDelegate {
    var parent: NotesView

    init(_ parent: NotesView) { self.parent = parent }

    func textDidChange(_ notification: Notification) {
      guard let view = notification.object as? NSTextView else { return }
      parent.text = view.string
    }
  }
}

struct Progress: NSViewRepresentable {
  let fraction: Double

  func makeNSView(context: Context) -> NSProgressIndicator {
    let view = NSProgressIndicator()
    view.isIndeterminate = false
    view.maxValue = 1
    return view
  }

  func updateNSView(_ view: NSProgressIndicator, context: Context) { view.doubleValue = fraction }
}
