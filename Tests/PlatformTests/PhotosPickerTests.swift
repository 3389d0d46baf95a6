import Foundation
import PhotosUI
import SwiftUI
import SwiftUITesting
import Testing

@Suite("Choosing pictures") @MainActor
struct PhotosPickerTests {
  private struct Album: View {
    @State private var one: PhotosPickerItem?
    @State private var several: [PhotosPickerItem] = []
    @State private var asks = false
    @State private var size = 0
    var body: some View {
      PhotosPicker("Choose", selection: $one, matching: .images).photosPickerStyle(.compact)
        .photosPickerDisabledCapabilities(.search).photosPickerAccessoryVisibility(.hidden)
      PhotosPicker(selection: $several, maxSelectionCount: 2) { Label("Several", systemImage: "photo") }
      Button("Ask") { asks = true }.photosPicker(isPresented: $asks, selection: $one)
      Text(one?.itemIdentifier ?? "none")
      Text("\(several.count)")
      Text("bytes \(size)")
        .task(id: one) {
          if let data = try? await one?.loadTransferable(type: Data.self) { size = data.count }
        }
    }
  }

  @Test("A picture is chosen in a dialog for files that shows pictures alone, and read when it is asked for")
  func one() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { Album() }
    screen.button("Choose").tap()
    screen.front.choose([file])
    #expect(screen.shows(file.path))
    for _ in 0..<2000 where !screen.shows("bytes 3") {
      try await Task.sleep(for: .milliseconds(5))
      screen.flush()
    }
    #expect(screen.shows("bytes 3"))
    #expect(PhotosPickerItem(file: file).supportedContentTypes == [.png])
    // Leaving the dialog changes nothing.
    screen.button("Ask").tap()
    screen.front.choose([])
    #expect(screen.shows(file.path))
  }

  @Test("Of several no more are taken than may be")
  func several() {
    let screen = Screen { Album() }
    screen.button("Several").tap()
    screen.front.choose(["a", "b", "c"].map { URL(fileURLWithPath: "/\($0).jpg") })
    #expect(screen.shows("2"))
    #expect(screen.shows("none"))
  }

  @Test("Filters say which files are shown")
  func filters() {
    #expect(PHPickerFilter.any(of: [.images, .videos]) == .not(.all(of: [.images, .videos])))
    #expect(PHPickerFilter.not(.videos) == .images)
    #expect(PHPickerFilter.screenshots == .images)
  }
}
