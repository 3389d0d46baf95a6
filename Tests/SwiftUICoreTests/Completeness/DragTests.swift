import Foundation
import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Dragging and dropping")
struct DragTests {
  struct Card: Codable, Equatable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation { $0.name }
    }
  }

  struct Board: View {
    @State var dropped = ""
    @State var isOver = false
    var body: some View {
      VStack {
        Text("card").draggable(Card(name: "Ada"))
        Text("word").onDrag { NSItemProvider(object: "hello") }
        Text("box").dropDestination(for: Card.self) { cards, place in
          dropped = "\(cards.map(\.name)) at \(Int(place.x))"
          return true
        } isTargeted: {
          isOver = $0
        }
        Text("\(dropped) \(isOver)")
      }
    }
  }

  private struct Tray: View {
    @State private var dropped = "nothing"
    @State private var isOpen = false
    var body: some View {
      Text("tray").dropDestination(for: Card.self, isEnabled: isOpen) { cards, session in
        dropped = "\(session.itemsCount): \(cards.map(\.name)) at \(Int(session.location.x))"
      }
      Button("Open") { isOpen = true }
      Text(dropped)
    }
  }

  @Test("A destination that is not enabled takes nothing; what it gets it is told of as a session")
  func session() {
    let screen = Screen { Tray() }
    let items = [DragItem(Card(name: "ace"))]
    #expect(!screen.text("tray").dragArea.drag(.dropped, items))
    screen.button("Open").tap()
    #expect(screen.text("tray").dragArea.drag(.dropped, items, at: CGPoint(x: 7, y: 3)))
    #expect(screen.shows("1: [\"ace\"] at 7"))
    screen.close()
  }

  @Test("A value that is dropped in the same program arrives as it is; the target knows what is over it")
  func withinProgram() {
    let screen = Screen { Board() }
    let box = screen.text("box").dragArea
    let items = screen.text("card").dragArea.beginDrag()
    #expect(box.drag(.entered, items))
    #expect(screen.shows(" true"))
    #expect(box.drag(.dropped, items, at: CGPoint(x: 7, y: 3)))
    #expect(screen.shows("[\"Ada\"] at 7 false"))
  }

  @Test("A colour is handed over as the desktop's programs do it")
  func color() async throws {
    let item = DragItem(Color(red: 1, green: 0.2, blue: 0, opacity: 0.6))
    #expect(item.forms.map(\.mimeType) == ["application/x-color"])
    let parts: [UInt16] = [65_535, 13_107, 0, 39_321]
    let data = parts.withUnsafeBytes { Data($0) }
    #expect(await item.forms[0].data() == data)
    let other = DragItem(forms: [.init(mimeType: "application/x-color") { data }])
    let color = try #require(await other.load(Color.self)).resolve(in: EnvironmentValues())
    #expect(
      abs(color.green - 0.2) < 0.001 && color.red == 1 && color.blue == 0 && abs(color.opacity - 0.6) < 0.001)
    let broken = DragItem(forms: [.init(mimeType: "application/x-color") { Data([1, 2, 3]) }])
    #expect(await broken.load(Color.self) == nil)
  }

  @Test("A value has its forms, the best first, and is read from what other programs send")
  func forms() async throws {
    let item = DragItem(Card(name: "Ada"))
    #expect(item.forms.map(\.mimeType) == ["application/json", "text/plain;charset=utf-8"])
    #expect(await item.forms[1].data() == Data("Ada".utf8))
    let json = Data(#"{"name":"Bob"}"#.utf8)
    let other = DragItem(forms: [.init(mimeType: "application/json") { json }])
    #expect(await other.load(Card.self) == Card(name: "Bob"))
    let broken = DragItem(forms: [.init(mimeType: "application/json") { Data("no".utf8) }])
    #expect(await broken.load(Card.self) == nil)
    #expect(await other.load(String.self) == nil)
    let url = URL(string: "file:///a%20b")!
    #expect(await DragItem(url).load(URL.self) == url)
  }

  @Test("A provider loads what it was given, and the types of it")
  func providers() async throws {
    let provider = NSItemProvider(object: "hello")
    #expect(provider.hasItemConforming(to: .text) && !provider.hasItemConforming(to: .image))
    #expect(provider.canLoadObject(ofClass: String.self))
    let text = await withCheckedContinuation { done in
      provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
    }
    #expect(text == "hello")
    let sent = NSItemProvider.dropped(
      DragItem(forms: [.init(mimeType: "text/plain") { Data("sent".utf8) }]))
    let read = await withCheckedContinuation { done in
      sent.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
    }
    #expect(read == "sent")
  }

  @Test("A delegate decides what may be dropped")
  func delegate() {
    struct Picky: DropDelegate {
      let log: (String) -> Void
      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
      func performDrop(info: DropInfo) -> Bool {
        log("dropped \(info.itemProviders(for: [.text]).count)")
        return true
      }
      func dropExited(info: DropInfo) { log("left") }
    }
    struct Target: View {
      @State var seen = "nothing"
      var body: some View {
        VStack {
          Text("box").onDrop(of: [.text], delegate: Picky { seen = $0 })
          Text(seen)
        }
      }
    }
    let screen = Screen { Target() }
    let box = screen.text("box").dragArea
    let picture = [DragItem(forms: [.init(mimeType: "image/png") { Data() }])]
    #expect(!box.drag(.entered, picture))
    let text = [DragItem(forms: [.init(mimeType: "text/plain") { Data() }])]
    #expect(box.drag(.entered, text))
    #expect(box.drag(.dropped, text))
    #expect(screen.shows("dropped 1"))
  }
}
