import GalleryScenes
import SwiftUI

@main
struct GalleryApp: App {
  @NSApplicationDelegateAdaptor private var delegate: GalleryDelegate

  var body: some Scene { GalleryWindows() }
}
