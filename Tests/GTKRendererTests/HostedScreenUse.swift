import CGTK

@testable import GTKRenderer
@testable import SwiftUICore

extension HostedScreen {
  var entries: [Native] { all("GtkEntry") }

  /// The button with the title.
  func button(titled title: String) -> Native {
    all("GtkButton").first { button in all("FavesLabel", in: button).contains { text($0) == title } }!
  }

  /// Presses the button with the title, or that is the title.
  func click(_ title: String) {
    if let pressed = all("FavesLabel").first(where: { text($0) == title && faves_label_is_pressed($0) != 0 })
    {
      Pointer(on: pressed).click(1, 1)
    } else {
      gtk_button_clicked(cast(button(titled: title)))
    }
    settle(20)
  }
}
