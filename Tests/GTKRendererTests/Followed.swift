import CGTK

@testable import GTKRenderer
@testable import SwiftUICore

/// Something that a program changes while a view shows it, and that a view writes.
@MainActor
final class Followed<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

extension HostedScreen {
  /// The window, with its bars and keys.
  var shownWindow: WindowWidget { renderer.presented[0] as! WindowWidget }

  /// Goes back by the button in the bar.
  func goBack() {
    gtk_button_clicked(cast(shownWindow.screen!.bar!.back))
    settle(50)
  }
}
