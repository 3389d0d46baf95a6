import CGTK
import SwiftUICore

/// A `GtkProgressBar` or a `GtkSpinner`, in a frame that stays while one gives way to the other.
final class ProgressWidget: GTKWidget, DescribedWidget {
  var description: ProgressDescription
  private var indicator: Native

  init(_ description: ProgressDescription, in renderer: GTKRenderer) {
    self.description = description
    indicator = Self.make(description.look)
    super.init(faves_frame_new(), in: renderer)
    put()
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

  private func put() {
    gtk_widget_show(indicator)
    faves_frame_set_child(native, indicator)
    expand(native, (description.look == .bar).gboolean, 0)
  }

  func update(from old: ProgressDescription) {
    if old.look != description.look {
      indicator = Self.make(description.look)
      put()
    }
    show(from: old)
  }

  private func show(from old: ProgressDescription?) {
    if description.look == .bar {
      // A bar whose end nobody knows is empty: a moving one would wake an idle program for nothing.
      gtk_progress_bar_set_fraction(cast(indicator), description.fraction ?? 0)
    }
    let look = { (description: ProgressDescription?) in ControlLook(size: .regular, tint: description?.tint) }
    if old?.look != description.look {
      ControlLook.change(indicator, from: ControlLook(), to: look(description))
    } else {
      ControlLook.change(indicator, from: look(old), to: look(description))
    }
  }

  override var focusTarget: Native { indicator }
}

extension ProgressDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ProgressWidget(description, in: renderer)
  }
}
