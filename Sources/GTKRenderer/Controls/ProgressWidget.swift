import CGTK
import SwiftUICore

/// A `GtkProgressBar` or a `GtkSpinner`; what shows the other is another widget.
final class ProgressWidget: GTKWidget, DescribedWidget {
  var description: ProgressDescription

  init(_ description: ProgressDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(Self.make(description.look), in: renderer)
    show(from: nil)
  }

  private static func make(_ look: ProgressDescription.Look) -> Native {
    switch look {
    case .bar:
      let bar = gtk_progress_bar_new()!
      expand(bar, 1, 0)
      return bar
    case .spinner:
      let spinner = gtk_spinner_new()!
      gtk_spinner_start(cast(spinner))
      return spinner
    }
  }

  func update(from old: ProgressDescription) { show(from: old) }

  private func show(from old: ProgressDescription?) {
    if description.look == .bar {
      // A bar whose end nobody knows is empty: a moving one would wake an idle program for nothing.
      gtk_progress_bar_set_fraction(cast(native), description.fraction ?? 0)
    }
    ControlLook.change(native, from: ControlLook(tint: old?.tint), to: ControlLook(tint: description.tint))
  }

  /// The words beside it.
  var label: String? { didSet { if label != oldValue { accessibleNameChanged() } } }
  override var ownAccessibleName: String? { label }
}

extension ProgressDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ProgressWidget(description, in: renderer)
  }
}
