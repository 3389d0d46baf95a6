import SwiftUI

#if canImport(UIKit)
  import UIKit
  typealias PlatformPhoto = UIImage
#elseif canImport(AppKit)
  import AppKit
  typealias PlatformPhoto = NSImage
#endif

#if os(macOS)
  extension Image {
    init(photo: PlatformPhoto) { self.init(nsImage: photo) }
  }
#else
  extension Image {
    init(photo: PlatformPhoto) { self.init(uiImage: photo) }
  }
#endif

extension Color {
  static let card = Color(.secondarySystemBackground)
  static let page = Color(UIColor.systemBackground)
  static let lines = Color(uiColor: .separator)

  init(hexadecimal: Int) {
    self.init(
      UIColor(
        red: CGFloat((hexadecimal >> 16) & 0xFF) / 255, green: CGFloat((hexadecimal >> 8) & 0xFF) / 255,
        blue: CGFloat(hexadecimal & 0xFF) / 255, alpha: 1))
  }
}

@MainActor
final class PhotoLoader: ObservableObject {
  @Published var photo: UIImage?
  @Published var failure: String?

  func load(_ data: Data) {
    guard let photo = UIImage(data: data) else {
      failure = "This is no picture."
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      return
    }
    self.photo = photo
  }

  var encoded: Data? { photo?.jpegData(compressionQuality: 0.8) }
}

struct PhotoView: View {
  @StateObject private var loader = PhotoLoader()
  @State private var showsDetails = false

  var body: some View {
    VStack {
      if let photo = loader.photo {
        Image(uiImage: photo)
          .resizable()
          .aspectRatio(contentMode: .fit)
      } else {
        Image(photo: PlatformPhoto(systemName: "photo") ?? PlatformPhoto())
      }
      Button("Copy Name") { UIPasteboard.general.string = "photo" }
      Button("Details") { showsDetails = true }
        .keyboardShortcut("d", modifiers: [.command, .shift])
      Button("Done") { loader.load(Data()) }
        .keyboardShortcut(.defaultAction)
    }
    .frame(maxWidth: UIScreen.main.bounds.width)
    .background(Color.card)
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
    .sheet(isPresented: $showsDetails) {
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "large" : "small")
        .font(Font(UIFont.systemFont(ofSize: 18, weight: .semibold)))
    }
  }
}

class PhotosDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }
}

struct SelectedPhotoKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var selectedPhoto: Binding<String>? {
    get { self[SelectedPhotoKey.self] }
    set { self[SelectedPhotoKey.self] = newValue }
  }
}

struct PhotoCommands: Commands {
  @FocusedBinding(\.selectedPhoto) var photo: String?

  private struct MenuContent: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Viewer") { openWindow(id: "viewer") }
    }
  }

  var body: some Commands {
    SidebarCommands()
    ToolbarCommands()
    TextEditingCommands()

    CommandMenu("Photo") {
      Button("\(photo == nil ? "Add" : "Remove") Mark") { photo?.append("!") }
        .keyboardShortcut("f", modifiers: [.shift, .option])
        .disabled(photo == nil)
      MenuContent()
    }
    CommandGroup(replacing: .help) {
      Link("Photos Help", destination: URL(string: "https://example.org")!)
    }
    CommandGroup(after: .newItem) {
      Divider()
      Button("Import…") {}.keyboardShortcut(KeyEquivalent("i"))
    }
  }
}

struct PhotosApp: App {
  @UIApplicationDelegateAdaptor(PhotosDelegate.self) private var delegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup("Photos") {
      PhotoView()
    }
    .commands {
      PhotoCommands()
      #if os(macOS)
        CommandGroup(replacing: .appInfo) { Button("About Photos") { NSApp.orderFrontStandardAboutPanel() } }
      #endif
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { print("away") }
    }
    WindowGroup(id: "photo", for: String.self) { $name in
      Text(name ?? "none")
    }
    Window("Viewer", id: "viewer") { PhotoView() }
      .defaultSize(width: 400, height: 300)
      .windowResizability(.contentSize)
    Settings {
      Form { Text("No settings") }
    }
  }
}

struct PhotoView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PhotoView().preferredColorScheme(.dark)
      PhotoView().previewDevice("iPhone 15").previewDisplayName("Phone")
    }
    .previewLayout(.sizeThatFits)
  }
}
