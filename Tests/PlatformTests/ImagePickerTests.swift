import SwiftUI
import SwiftUITesting
import Testing

/// UIKit's controller for choosing a picture, as programs of before `PhotosPicker` show it.
@Suite("A picker of UIKit's") @MainActor
struct ImagePickerTests {
  private final class Choice: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    let leave: () -> Void
    init(leave: @escaping () -> Void) { self.leave = leave }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      infos.append(info)
      leave()
    }
  }

  private struct Picker: UIViewControllerRepresentable {
    let made: (UIImagePickerController, Choice) -> Void
    @Environment(\.dismiss) private var dismiss
    func makeCoordinator() -> Choice { Choice { dismiss() } }
    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.allowsEditing = true
      picker.delegate = context.coordinator
      made(picker, context.coordinator)
      return picker
    }
    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
  }

  private struct Album: View {
    let made: (UIImagePickerController, Choice) -> Void
    @State private var chooses = false
    var body: some View {
      Button("Choose") { chooses = true }
        .sheet(isPresented: $chooses) { Picker(made: made) }
      Text(chooses ? "choosing" : "done")
    }
  }

  private func picture() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: pixel)).write(to: file)
    return file
  }

  @Test("It asks as it comes on the screen, hands the picture over, and its sheet ends")
  func picks() throws {
    let file = try picture()
    defer { try? FileManager.default.removeItem(at: file) }
    var choice: Choice?
    let screen = Screen { Album { choice = $1 } }
    screen.button("Choose").tap()
    screen.front.choose([file])
    let info = try #require(choice?.infos.first)
    #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 1, height: 1))
    #expect(info[.editedImage] is UIImage)
    #expect(info[.imageURL] as? URL == file)
    #expect(screen.shows("done"))
  }

  @Test("What is no picture is refused, and who chooses none ends the sheet")
  func refuses() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var choice: Choice?
    let screen = Screen { Album { choice = $1 } }
    screen.button("Choose").tap()
    screen.front.choose([file])
    #expect(choice?.infos.isEmpty == true)
    #expect(screen.shows("\(file.lastPathComponent) is not a picture that can be shown."))
    screen.front.button("Cancel").tap()
    #expect(screen.shows("done"))
    // The same without the dialog's help.
    screen.button("Choose").tap()
    screen.front.choose([])
    #expect(screen.shows("done"))
  }

  @Test("There is no camera")
  func camera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }
}
