import CGTK
import SwiftUICore

/// A slider is a `FavesScale`.
final class SliderWidget: GTKWidget, DescribedWidget {
  var description: SliderDescription
  private var handler: gulong = 0
  private var isDragged = false
  /// What the binding was last told, until it has answered.
  private var told: Double?

  init(_ description: SliderDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(faves_scale_new(), in: renderer)
    expand(native, 1, 0)
    handler = on("value-changed", of: native) { _, data in receive(data, as: SliderWidget.self) { $0.slid() }
    }
    // Before the scale's own handlers: they take the event.
    ask(
      "button-press-event", of: native,
      with: { _, _, data in
        receive(data, as: SliderWidget.self) { $0.drag(true) }
        return 0
      })
    ask(
      "button-release-event", of: native,
      with: { _, _, data in
        receive(data, as: SliderWidget.self) { $0.drag(false) }
        return 0
      })
    showRange()
    showTicks()
    showValue()
    accessibleNameChanged()
    if !description.isEnabled { gtk_widget_set_sensitive(native, 0) }
    ControlLook.change(native, from: ControlLook(), to: description.controlLook)
  }

  override var takesFrame: Bool { true }
  override var ownAccessibleName: String? { description.label.isEmpty ? nil : description.label }

  func update(from old: SliderDescription) {
    ControlLook.change(native, from: old.controlLook, to: description.controlLook)
    if old.range != description.range || old.step != description.step { showRange() }
    if old.ticks != description.ticks { showTicks() }
    if old.value != description.value || old.range != description.range { showValue() }
    if old.label != description.label { accessibleNameChanged() }
    if old.isEnabled != description.isEnabled {
      gtk_widget_set_sensitive(native, description.isEnabled.gboolean)
    }
  }

  private var value: Double { gtk_range_get_value(cast(native)) }
  /// What GTK can show of the description's range: an end that is not finite is a step away from the other.
  private var range: ClosedRange<Double> {
    let range = description.range
    let largest = 1e15
    let lower = finite(range.lowerBound, in: -largest...largest, for: "lower bound of a slider")
    let upper = finite(range.upperBound, in: -largest...largest, for: "upper bound of a slider")
    let start = lower ?? upper.map { $0 - 1 } ?? 0
    return start...max(start, upper ?? start + 1)
  }
  private var step: Double? { positive(description.step, for: "step of a slider") }

  private func showRange() {
    silently {
      let range = range
      let length = range.upperBound - range.lowerBound
      let step = step ?? length / 100
      // An empty range is nothing a scale can show; it stands still.
      gtk_range_set_range(
        cast(native), range.lowerBound, length > 0 ? range.upperBound : range.lowerBound + 1)
      gtk_range_set_increments(cast(native), step, max(step, length / 10))
      gtk_range_set_round_digits(cast(native), -1)
    }
  }

  /// Marks stand under the scale.
  private func showTicks() {
    gtk_scale_clear_marks(cast(native))
    for tick in description.ticks where tick.value.isFinite {
      let words = tick.title.isEmpty ? nil : g_markup_escape_text(tick.title, -1)
      gtk_scale_add_mark(cast(native), tick.value, GTK_POS_BOTTOM, words)
      g_free(words)
    }
  }

  private func showValue() {
    guard description.value.isFinite, value != description.value else { return }
    silently { gtk_range_set_value(cast(native), description.value) }
  }

  private func silently(_ change: () -> Void) {
    faves_signal_block(native, handler)
    change()
    faves_signal_unblock(native, handler)
  }

  private func slid() {
    var value = value
    if let step {
      let lower = range.lowerBound
      value = min(lower + ((value - lower) / step).rounded() * step, range.upperBound)
      if value != self.value { silently { gtk_range_set_value(cast(native), value) } }
    }
    // GTK says it again where a value was put to its step.
    if value == told ?? description.value { return }
    told = value
    description.set(value)
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      told = nil
      showValue()
    }
  }

  private func drag(_ begins: Bool) {
    guard begins != isDragged else { return }
    isDragged = begins
    description.editingChanged(begins)
  }
}

extension SliderDescription: GTKDescribed {
  @MainActor var controlLook: ControlLook { ControlLook(size: size, tint: tint) }

  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    SliderWidget(description, in: renderer)
  }
}
