import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Newer shapes, pictures and activities")
struct ShapeSizeTests {
  @Test("A shape of a size of its own lies with a point on the same point of its room")
  func sizes() {
    let room = CGRect(x: 10, y: 0, width: 100, height: 50)
    let size = CGSize(width: 20, height: 10)
    func place(_ shape: some Shape) -> CGRect { shape.path(in: room).boundingRect }
    #expect(place(Rectangle().size(size)) == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(place(Rectangle().size(size, anchor: .center)) == CGRect(x: 50, y: 20, width: 20, height: 10))
    #expect(
      place(Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing))
        == CGRect(x: 90, y: 40, width: 20, height: 10))
  }

  @Test("A path whose outlines cross covers the same by both rules once it is normalized")
  func normalized() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 30, height: 30))
    let hole = CGPoint(x: 20, y: 20)
    #expect(path.contains(hole) && !path.contains(hole, eoFill: true))
    let evenOdd = path.normalized()
    #expect(!evenOdd.contains(hole) && !evenOdd.contains(hole, eoFill: true))
    let winding = path.normalized(eoFill: false)
    #expect(winding.contains(hole) && winding.contains(hole, eoFill: true))
    #expect(winding.contains(CGPoint(x: 35, y: 35)) && !winding.contains(CGPoint(x: 35, y: 5)))
  }

  @Test("A picture that a program draws has its size and its name")
  func drawn() throws {
    let screen = Screen {
      Image(size: CGSize(width: 30, height: 20), label: Text("Flag")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 10)), with: .color(.red))
      }
    }
    let image = try #require(
      screen.front.all.compactMap { $0.widget.anyDescription as? ImageDescription }.first)
    #expect(image.label == "Flag")
    guard case .drawing(let drawing) = image.source else { return #expect(Bool(false)) }
    #expect(drawing.size == CGSize(width: 30, height: 20) && drawing.commands(.estimates).count == 1)
    screen.close()
  }

  @Test("An activity keeps what is put into it")
  func activities() throws {
    let activity = NSUserActivity(activityType: "org.example.reading")
    try activity.setTypedPayload(["page": 7])
    #expect(try activity.typedPayload([String: Int].self) == ["page": 7])
    #expect(throws: (any Error).self) { try activity.typedPayload(String.self) }
    activity.addUserInfoEntries(from: ["more": true])
    #expect(activity.userInfo?.count == 2)
  }
}
