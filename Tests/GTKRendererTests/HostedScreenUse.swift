import CGTK

@testable import GTKRenderer
@testable import SwiftUICore

extension HostedScreen {
  var entries: [Native] { all("GtkEntry") }

  /// Presses the button with the title.
  func click(_ title: String) {
    let button = all("GtkButton").first { button in
      all("FavesLabel", in: button).contains { text($0) == title }
    }
    gtk_button_clicked(cast(button!))
    settle(20)
  }
}
