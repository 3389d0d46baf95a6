import CGTK
import Foundation
import UIKit
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Layouts, guides and drawings that come out at numbers that are none: each is told, and what is around stays in its
/// place.
final class MisuseOfLayoutTests: GTKTestCase {
  private struct Nowhere: Layout {
    var size = CGSize(width: 40, height: 20)
    var place = CGPoint(x: 5, y: 5)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: place, proposal: .unspecified) }
    }
  }

  private struct Lost: Shape {
    let x: Double
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: x, y: 3))
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        $0.addLine(to: CGPoint(x: 0, y: rect.maxY))
        $0.closeSubpath()
      }
    }
  }

  @MainActor private static func text(_ number: Double) -> some View {
    Text("x").alignmentGuide(.leading) { _ in CGFloat(number) }
  }

  func testWhatALayoutReturnsOrPlaces() throws {
    try onScreen { renderer in
      for number in [Double.nan, .infinity, -.infinity] {
        let cases: [(String, AnyView)] = [
          (
            number.isNaN ? "size of the layout Nowhere nan" : "",
            AnyView(Nowhere(size: CGSize(width: number, height: 20)) { Text("x") })
          ),
          (
            "place of a view in the layout Nowhere \(number)",
            AnyView(Nowhere(place: CGPoint(x: number, y: 5)) { Text("x") })
          ),
          (
            "place of a view in the layout AnyLayout \(number)",
            AnyView(AnyLayout(Nowhere(place: CGPoint(x: 5, y: number))) { Text("x") })
          ),
          (
            "alignment guide \(number)",
            AnyView(VStack(alignment: .leading) { Self.text(number) })
          ),
          (
            "alignment guide \(number)",
            AnyView(ZStack { Text("x").alignmentGuide(VerticalAlignment.center) { _ in CGFloat(number) } })
          ),
        ]
        for (words, view) in cases {
          let said = try Self.warnings {
            let screen = HostedScreen(
              renderer,
              VStack {
                Text("before")
                view
                Text("behind")
              })
            settle(30)
            // What is around is where it would be, and the window no larger than a screen.
            let texts = screen.all("FavesLabel")
            XCTAssertEqual(texts.map(screen.text), ["before", "x", "behind"])
            var after = GtkAllocation()
            gtk_widget_get_allocation(texts[2], &after)
            XCTAssertGreaterThan(after.y, 0)
            XCTAssertLessThan(after.y, 400)
            XCTAssertLessThan(gtk_widget_get_allocated_width(screen.window), 1_000)
            screen.close()
          }
          XCTAssertTrue(
            words.isEmpty || said.contains { $0.contains("Invalid \(words)") }, "\(words): \(said)")
        }
      }
    }
  }

  func testCellsThatLieOverEachOther() throws {
    try onScreen { renderer in
      for (spacing, minimum) in [(-10.0, 10.0), (-20, 10), (-9.999, 10), (4, 0), (-1, 1)] {
        let screen = HostedScreen(
          renderer,
          ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum), spacing: spacing)]) {
              ForEach(0..<3) { Text(verbatim: "\($0)") }
            }
          })
        settle(30)
        XCTAssertEqual(screen.texts, ["0", "1", "2"])
        screen.close()
      }
    }
  }

  func testPathsThatLeadNowhereLeaveTheRestDrawn() throws {
    try onScreen { renderer in
      for number in [Double.nan, .infinity, -.infinity] {
        let said = try Self.warnings {
          let screen = HostedScreen(
            renderer,
            VStack {
              Lost(x: number).fill(.red).frame(width: 40, height: 40)
              Lost(x: number).stroke(.red).frame(width: 40, height: 40)
              Lost(x: number).fill(
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
              Lost(x: number).trim(from: 0.2, to: 0.8).stroke(.red)
              Text("cut").clipShape(Lost(x: number)).contentShape(Lost(x: number)).onTapGesture {}
              Self.canvas(number).frame(width: 40, height: 40)
            })
          settle(50)
          // What is drawn after the broken steps is there.
          let canvas = try XCTUnwrap(screen.all("FavesSurface").last)
          XCTAssertEqual(DrawnPicture(canvas).pixel(35, 35), [0, 0, 255, 255])
          screen.close()
        }
        XCTAssertTrue(said.contains { $0.contains("point of a path of Lost (\(number), 3.0)") }, "\(said)")
        XCTAssertTrue(
          said.contains { $0.contains("point of a path of a Canvas (\(number), 3.0)") }, "\(said)")
      }
    }
  }

  @MainActor
  private static func canvas(_ number: Double) -> some View {
    Canvas { context, size in
      let lost = Lost(x: number).path(in: CGRect(origin: .zero, size: size))
      context.fill(lost, with: .color(.red))
      context.stroke(lost, with: .color(.red), lineWidth: number)
      context.fill(
        lost,
        with: .linearGradient(
          Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: CGPoint(x: number, y: 5)))
      var moved = context
      moved.translateBy(x: number, y: 0)
      moved.rotate(by: .degrees(number))
      moved.scaleBy(x: number, y: 1)
      moved.opacity = number
      moved.fill(lost, with: .color(.red))
      moved.draw(Text("x"), at: CGPoint(x: number, y: 0))
      context.draw(Text("x"), at: CGPoint(x: number, y: 0))
      context.draw(Image(systemName: "star"), in: CGRect(x: number, y: 0, width: number, height: 5))
      context.drawLayer { layer in
        layer.addFilter(.blur(radius: number))
        layer.addFilter(.shadow(radius: number, x: number))
        layer.fill(Path(CGRect(x: 0, y: 0, width: number, height: 4)), with: .color(.red))
      }
      context.fill(Path(CGRect(x: 30, y: 30, width: 10, height: 10)), with: .color(red: 0, green: 0, blue: 1))
    }
  }

  func testControlsAndEffectsOnScreen() throws {
    try onScreen { renderer in
      for number in [Double.nan, .infinity, -.infinity, -3] {
        let screen = HostedScreen(
          renderer,
          ScrollView {
            VStack {
              Text("a").shadow(radius: number, x: number).blur(radius: number).opacity(number)
              Text("b").brightness(number).contrast(number).saturation(number).hueRotation(.degrees(number))
              Text("c").font(.system(size: number)).lineSpacing(number).minimumScaleFactor(number)
              Rectangle().stroke(.red, style: StrokeStyle(lineWidth: number, dash: [number])).frame(height: 9)
              Text("d").border(.red, width: number).zIndex(number).layoutPriority(number)
              Text("e").aspectRatio(number, contentMode: .fit)
              Circle().trim(from: number, to: number).frame(width: 9, height: 9)
            }
            VStack {
              RadialGradient(
                stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
                center: .center, startRadius: number, endRadius: number
              ).frame(height: 9)
              AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(number)).frame(
                height: 9)
              ProgressView(value: number, total: number)
              Gauge(value: number) { Text("f") }
              Slider(value: .constant(number), in: 0...1)
              Stepper("g", value: .constant(0.0), step: number)
              DatePicker("h", selection: .constant(Date(timeIntervalSinceReferenceDate: number)))
              DatePicker("i", selection: .constant(Date(timeIntervalSinceReferenceDate: number)))
                .datePickerStyle(.graphical)
            }
            Grid(horizontalSpacing: number, verticalSpacing: number) { GridRow { Text("j") } }
            LazyHGrid(rows: [GridItem(.fixed(number)), GridItem(.adaptive(minimum: number))]) { Text("k") }
            Text("l").containerRelativeFrame(.horizontal) { _, _ in CGFloat(number) }
          })
        settle(50)
        XCTAssertTrue(screen.texts.contains("l"), "\(screen.texts)")
        XCTAssertLessThan(gtk_widget_get_allocated_width(screen.window), 1_000)
        screen.close()
      }
    }
  }

  private struct Springing: View {
    @State private var isWide = false
    let animation: Animation
    var body: some View {
      Color.red.frame(width: isWide ? 100 : 10, height: 10).onAppear {
        withAnimation(animation) { isWide = true }
      }
    }
  }

  func testAnimationsOfNoLengthComeToAnEnd() throws {
    try onScreen { renderer in
      let animations: [Animation] = [
        .linear(duration: .nan), .linear(duration: .infinity), .easeIn(duration: -1),
        .spring(response: .nan), .spring(response: .infinity, dampingFraction: .nan),
        .interpolatingSpring(mass: .nan, stiffness: .nan, damping: .nan), .spring(bounce: .nan),
        .default.delay(.nan), .default.delay(.infinity), .default.speed(.nan), .default.repeatCount(-1),
      ]
      for animation in animations {
        let screen = HostedScreen(renderer, VStack { Springing(animation: animation) })
        // An undamped spring that is none is one that comes to rest.
        XCTAssertTrue(becomes { screen.graph.animator.isIdle }, "\(animation)")
        screen.close()
      }
    }
  }

  func testPicturesThatCannotBeShownAreTold() throws {
    try onScreen { renderer in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.png"))
      let bundle = try XCTUnwrap(Bundle(path: folder.path))
      let said = try Self.warnings {
        let screen = HostedScreen(
          renderer,
          VStack {
            Image("never there")
            Image("broken", bundle: bundle)
            Image(data: Data([1, 2, 3]), scale: 1)
            Image(data: Data(), scale: 1)
          })
        XCTAssertEqual(screen.all("FavesImage").count, 4)
        screen.close()
      }
      for words in [
        "There is no image named \"never there\".", "/broken.png cannot be read.",
        "3 bytes are not a picture that can be read.", "0 bytes are not a picture that can be read.",
      ] { XCTAssertTrue(said.contains { $0.contains(words) }, "\(words): \(said)") }
    }
  }

  /// Programs show no picture where another is not there yet.
  func testNoPictureIsNothingToTell() throws {
    try onScreen { renderer in
      let said = try Self.warnings {
        let screen = HostedScreen(
          renderer,
          VStack {
            Image(uiImage: UIImage())
            Image(uiImage: UIImage()).resizable().frame(width: 40, height: 30)
            Image(size: .zero) { _ in }
          })
        let images = screen.all("FavesImage")
        XCTAssertEqual(images.count, 3)
        for image in images { XCTAssertEqual(gtk_image_get_storage_type(cast(image)), GTK_IMAGE_EMPTY) }
        screen.close()
      }
      XCTAssertEqual(said, [])
    }
  }

  func testAFileThatIsNoPictureIsAFailure() throws {
    try onScreen { renderer in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("no-\(UUID()).png")
      try Data("no picture".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let said = try Self.warnings {
        let screen = HostedScreen(
          renderer,
          AsyncImage(url: file) { phase in
            if let error = phase.error { Text(verbatim: error.localizedDescription) } else { Text("waits") }
          })
        XCTAssertTrue(
          becomes { screen.texts == ["The 10 bytes there are not a picture that can be read."] },
          "\(screen.texts)")
        screen.close()
      }
      XCTAssertEqual(
        said,
        ["AsyncImage: \(file.path) cannot be loaded: The 10 bytes there are not a picture that can be read."])
    }
  }

  /// What `body` is warned of, repetitions included.
  @MainActor
  private static func warnings(_ body: () throws -> Void) throws -> [String] {
    let said = LockedValue<[String]>([])
    Diagnostics.listen { message in said.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    try body()
    return said.withLock { $0 }
  }
}
