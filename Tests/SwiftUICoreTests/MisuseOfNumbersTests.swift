import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Numbers that make no sense where they are given: each is told once, with the view, the number and what counts instead.
@MainActor
@Suite("Misuse of numbers", .serialized)
struct MisuseOfNumbersTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// How the warning begins, without the number.
    let what: String
    /// The numbers that make no sense there.
    let numbers: [Double]
    let view: @MainActor @Sendable (Double) -> AnyView
    var testDescription: String { what }
  }

  struct Card: View {
    let number: Double
    let make: @MainActor @Sendable (Double) -> AnyView
    var body: some View { make(number) }
  }

  nonisolated private static func of<V: View>(
    _ what: String, _ numbers: [Double], @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> V
  ) -> Case {
    Case(what: what, numbers: numbers) { number in AnyView(view(number)) }
  }

  nonisolated private static let none = [Double.nan]
  nonisolated private static let notFinite = [Double.nan, .infinity, -.infinity]
  nonisolated private static let noLength = [Double.nan, .infinity, -1.5]
  nonisolated private static let notPositive = [Double.nan, .infinity, 0, -1.5]

  struct Nowhere: Shape {
    var x: Double
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: x, y: 3))
        $0.addLine(to: CGPoint(x: 5, y: 5))
      }
    }
  }

  nonisolated static let looks: [Case] = [
    of("shadow radius", noLength) { Text("a").shadow(radius: $0) },
    of("shadow radius", noLength) { Rectangle().fill(.red.shadow(.drop(radius: $0))) },
    of("shadow radius", noLength) { Rectangle().fill(.red.shadow(.inner(radius: $0))) },
    of("shadow offset", notFinite) { Text("a").shadow(radius: 1, x: $0) },
    of("shadow offset", notFinite) { Text("a").shadow(radius: 1, y: $0) },
    of("blur radius", noLength) { Text("a").blur(radius: $0) },
    of("line width", noLength) { Rectangle().stroke(.red, lineWidth: $0) },
    of("line width", noLength) { Rectangle().stroke(lineWidth: $0) },
    of("line width", noLength) { Circle().strokeBorder(.red, lineWidth: $0) },
    of("line width", noLength) { Circle().fill(.red).stroke(.blue, lineWidth: $0) },
    of("line width", noLength) { Text("a").border(.red, width: $0) },
    of("length of a dash", noLength) { Circle().stroke(style: StrokeStyle(dash: [2, $0])) },
    of("phase of a dash", notFinite) { Circle().stroke(style: StrokeStyle(dash: [2], dashPhase: $0)) },
    of("miter limit", notFinite) { Circle().stroke(style: StrokeStyle(miterLimit: $0)) },
    of("start of a trimmed shape", none) { Circle().trim(from: $0) },
    of("end of a trimmed shape", none) { Circle().trim(to: $0) },
    of("location of a gradient's stop", notFinite) {
      LinearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: $0)], startPoint: .top,
        endPoint: .bottom)
    },
    of("radius of a gradient", noLength) {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0)
    },
    of("radius of a gradient", noLength) {
      EllipticalGradient(colors: [.red, .blue], endRadiusFraction: $0)
    },
    of("angle of a gradient", notFinite) {
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees($0))
    },
    of("point of a gradient", notFinite) {
      LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
    },
    of("opacity", none) { Text("a").opacity($0) },
    of("opacity", none) { number in Text("a").visualEffect { content, _ in content.opacity(number) } },
    of("brightness", notFinite) { Text("a").brightness($0) },
    of("contrast", notFinite) { Text("a").contrast($0) },
    of("saturation", notFinite) { Text("a").saturation($0) },
    of("grayscale", none) { Text("a").grayscale($0) },
    of("rotation of hues", notFinite) { Text("a").hueRotation(.degrees($0)) },
    of("corner radius", [.nan, -1.5, -.infinity]) { Text("a").cornerRadius($0) },
    of("corner radius", [.nan, -1.5]) { RoundedRectangle(cornerRadius: $0) },
    of("corner radius", [.nan, -1.5]) {
      RoundedRectangle(cornerSize: CGSize(width: 3, height: $0))
    },
    of("angle", notFinite) { Text("a").rotationEffect(.degrees($0)) },
    of("angle", notFinite) { Text("a").rotation3DEffect(.degrees($0), axis: (0, 1, 0)) },
    of("scale", notFinite) { Text("a").scaleEffect($0) },
    of("offset", notFinite) { Text("a").offset(x: 0, y: $0) },
    of("colour component", notFinite) { Text("a").foregroundColor(Color(red: $0, green: 0, blue: 0)) },
    of("colour component", notFinite) { Color(.displayP3, red: 1, green: $0, blue: 0) },
    of("colour component", notFinite) { Color(white: $0) },
    of("colour component", notFinite) { Color(hue: $0, saturation: 1, brightness: 1) },
    of("opacity of a colour", notFinite) { Text("a").foregroundColor(.red.opacity($0)) },
    of("opacity of a colour", notFinite) { Color(red: 1, green: 0, blue: 0, opacity: $0) },
  ]

  nonisolated static let text: [Case] = [
    of("font size", notPositive) { Text("a").font(.system(size: $0)) },
    of("font size", notPositive) { Text("a").font(.custom("Serif", size: $0)) },
    of("line spacing", noLength) { Text("a").lineSpacing($0) },
    of("kerning", notFinite) { Text("a").kerning($0) },
    of("tracking", notFinite) { Text("a").tracking($0) },
    of("baseline offset", notFinite) { Text("a").baselineOffset($0) },
    of("kerning", notFinite) { VStack { Text("a") }.kerning($0) },
    of("tracking", notFinite) { VStack { Text("a") }.tracking($0) },
    of("baseline offset", notFinite) { VStack { Text("a") }.baselineOffset($0) },
    of("minimum scale factor", noLength) { Text("a").minimumScaleFactor($0) },
    of("line limit", [0, -1]) { Text("a").lineLimit(Int($0)) },
    of("line limit", [0, -1]) { Text("a").lineLimit(...Int($0)) },
  ]

  nonisolated static let layout: [Case] = [
    of("frame dimension", noLength) { Text("a").frame(width: $0) },
    of("frame dimension", noLength) { Text("a").frame(minHeight: $0) },
    of("frame dimension", noLength) { Text("a").frame(idealWidth: $0) },
    of("frame dimension", [.nan, -1.5]) { Text("a").frame(maxWidth: $0) },
    of("padding", notFinite) { Text("a").padding($0) },
    of("position", notFinite) { Text("a").position(x: 1, y: $0) },
    of("aspect ratio", notPositive) { Text("a").aspectRatio($0, contentMode: .fit) },
    of("aspect ratio", notPositive) {
      Text("a").aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)
    },
    of("spacing of a stack", notFinite) { HStack(spacing: $0) { Text("a") } },
    of("spacing of a stack", notFinite) { VStack(spacing: $0) { Text("a") } },
    of("spacing of a stack", notFinite) { AnyLayout(HStackLayout(spacing: $0)) { Text("a") } },
    of("spacing of a stack", notFinite) { AnyLayout(VStackLayout(spacing: $0)) { Text("a") } },
    of("spacing of a lazy stack or grid", notFinite) { LazyVStack(spacing: $0) { Text("a") } },
    of("spacing of a lazy stack or grid", notFinite) { LazyHStack(spacing: $0) { Text("a") } },
    of("spacing of a lazy stack or grid", notFinite) {
      LazyVGrid(columns: [GridItem()], spacing: $0) { Text("a") }
    },
    of("spacing of a grid", notFinite) { Grid(horizontalSpacing: $0) { GridRow { Text("a") } } },
    of("spacing of a grid", notFinite) { Grid(verticalSpacing: $0) { GridRow { Text("a") } } },
    of("number of columns of a grid cell", [0, -2]) { number in
      Grid { GridRow { Text("a").gridCellColumns(Int(number)) } }
    },
    of("size of a grid item", noLength) { LazyVGrid(columns: [GridItem(.fixed($0))]) { Text("a") } },
    of("minimum of a grid item", noLength) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: $0))]) { Text("a") }
    },
    of("maximum of a grid item", [.nan, -1.5, 4]) {
      LazyHGrid(rows: [GridItem(.flexible(minimum: 20, maximum: $0))]) { Text("a") }
    },
    of("minimum of a grid item", notPositive) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: $0))]) { Text("a") }
    },
    of("spacing of a grid item", notFinite) {
      LazyVGrid(columns: [GridItem(spacing: $0), GridItem()]) { Text("a") }
    },
    of("layout priority", none) { Text("a").layoutPriority($0) },
    of("zIndex", none) { Text("a").zIndex($0) },
    of("length of a spacer", noLength) { number in HStack { Spacer(minLength: number) } },
    of("count of a containerRelativeFrame", [0, -3]) {
      Text("a").containerRelativeFrame(.horizontal, count: Int($0), spacing: 5)
    },
    of("span of a containerRelativeFrame", [0, -3]) {
      Text("a").containerRelativeFrame(.horizontal, count: 3, span: Int($0), spacing: 5)
    },
    of("spacing of a containerRelativeFrame", notFinite) {
      Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: $0)
    },
    of("length of a containerRelativeFrame", noLength) { number in
      Text("a").containerRelativeFrame(.horizontal) { _, _ in CGFloat(number) }
    },
    of("content margin", noLength) { number in ScrollView { Text("a") }.contentMargins(number) },
    of("safe area padding", notFinite) { Text("a").safeAreaPadding($0) },
    of("inset of a row", notFinite) { number in
      List { Text("a").listRowInsets(EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0)) }
    },
    of("spacing of sections", noLength) { number in
      List { Section { Text("a") } }.listSectionSpacing(.custom(number))
    },
    of("width of a split view's column", noLength) { number in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(number)
      } detail: {
        Text("b").navigationSplitViewColumnWidth(min: 5, ideal: number)
      }
    },
    of("width of a table's column", noLength) { number in
      Table(of: Film.self) {
        TableColumn("Title", value: \.title).width(number)
        TableColumn("Title", value: \.title).width(ideal: number)
      } rows: {
        TableRow(Film(id: 1, title: "Alien"))
      }
    },
    of("width of a table's column", [.nan, -1.5, 20]) { number in
      Table(of: Film.self) {
        TableColumn("Title", value: \.title).width(min: 30, max: number)
      } rows: {
        TableRow(Film(id: 1, title: "Alien"))
      }
    },
  ]

  struct Film: Identifiable {
    let id: Int
    let title: String
  }

  nonisolated static let controls: [Case] = [
    of("value of a ProgressView", none) { ProgressView(value: $0) },
    of("total of a ProgressView", notPositive) { ProgressView(value: 0.5, total: $0) },
    of("value of a gauge", none) { Gauge(value: $0) { Text("a") } },
    of("length of the range of a gauge", [.infinity]) { Gauge(value: 5, in: 0...$0) { Text("a") } },
    of("value of a slider", none) { Slider(value: .constant($0)) },
    of("step of a slider", notPositive) { Slider(value: .constant(0), in: 0...1, step: $0) },
    of("step of a stepper", [.nan, 0]) { Stepper("a", value: .constant(0.5), step: $0) },
    of("step of a stepper", [0]) { Stepper("a", value: .constant(1), in: 0...5, step: Int($0)) },
    of("date of a DatePicker", notFinite) {
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0)))
    },
    of("number of taps", [0, -1]) { Text("a").onTapGesture(count: Int($0)) {} },
    of("number of taps", [0, -1]) { Text("a").gesture(SpatialTapGesture(count: Int($0))) },
    of("distance of a drag", [.nan, -1.5]) { Text("a").gesture(DragGesture(minimumDistance: $0)) },
    of("duration of a long press", [.nan, -1.5]) { Text("a").onLongPressGesture(minimumDuration: $0) {} },
    of("distance of a long press", [.nan, -1.5]) { Text("a").onLongPressGesture(maximumDistance: $0) {} },
    of("fraction of a detent", [.nan, .infinity, -0.5, 2]) { number in
      Text("a").presentationDetents([.fraction(number)])
    },
    of("height of a detent", noLength) { number in Text("a").presentationDetents([.height(number)]) },
  ]

  nonisolated static let motion: [Case] = [
    of("interval of a timeline", notPositive) {
      TimelineView(.periodic(from: .now, by: $0)) { _ in Text("a") }
    },
    of("interval of a timeline", noLength) {
      TimelineView(.animation(minimumInterval: $0, paused: true)) { _ in Text("a") }
    },
    of("duration of an animation", noLength) { Text("a").animation(.linear(duration: $0), value: 1) },
    of("duration of an animation", noLength) { Text("a").animation(.easeInOut(duration: $0), value: 1) },
    of("duration of a spring", noLength) { Text("a").animation(.spring(response: $0), value: 1) },
    of("duration of a spring", noLength) { Text("a").animation(.bouncy(duration: $0), value: 1) },
    of("damping of a spring", noLength) { Text("a").animation(.spring(dampingFraction: $0), value: 1) },
    of("bounce of a spring", none) { Text("a").animation(.spring(bounce: $0), value: 1) },
    of("stiffness of a spring", notPositive) {
      Text("a").animation(.interpolatingSpring(stiffness: $0, damping: 1), value: 1)
    },
    of("damping of a spring", noLength) {
      Text("a").animation(.interpolatingSpring(stiffness: 1, damping: $0), value: 1)
    },
    of("mass of a spring", notPositive) {
      Text("a").animation(.interpolatingSpring(mass: $0, stiffness: 1, damping: 1), value: 1)
    },
    of("velocity of a spring", notFinite) {
      Text("a").animation(.interpolatingSpring(initialVelocity: $0), value: 1)
    },
    of("delay of an animation", noLength) { Text("a").animation(.default.delay($0), value: 1) },
    of("speed of an animation", noLength) { Text("a").animation(.default.speed($0), value: 1) },
    of("repeat count of an animation", [0, -1]) {
      Text("a").animation(.default.repeatCount(Int($0)), value: 1)
    },
    of("duration of a keyframe", noLength) { number in
      KeyframeAnimator(initialValue: 0.0, trigger: 1) {
        Text("\($0)")
      } keyframes: { _ in
        LinearKeyframe(1, duration: number)
      }
      .onAppear { _ = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: number) } }
    },
  ]

  private func warnings(_ body: () -> Void) async -> [String] {
    let messages = LockedValue<[String]>([])
    await Diagnostics.collect(in: messages) { body() }
    return messages.withLock { $0 }
  }

  /// What closures return that are called for the layout or an animation.
  private static let outsideOfBodies = ["length of a containerRelativeFrame", "duration of a keyframe"]

  @Test(
    "A number that makes no sense is told: what it says, what it is, the view and what counts instead",
    arguments: looks + text + layout + controls + motion)
  func told(_ test: Case) async {
    for number in test.numbers {
      let said = await warnings {
        let screen = Screen { Card(number: number, make: test.view) }
        screen.flush()
        screen.close()
      }
      let start = "Invalid \(test.what) "
      let numbers = [number.description, Int(exactly: number)?.description].compactMap { $0 }
      let found = said.filter { said in numbers.contains { said.hasPrefix(start + $0) } }
      #expect(!found.isEmpty, "\(number): \(said)")
      #expect(found.allSatisfy { $0.contains(": it is ") || $0.contains(": it leads") }, "\(found)")
      let isInBody = !Self.outsideOfBodies.contains(test.what)
      #expect(
        said.allSatisfy {
          $0.hasPrefix("Invalid ") && ($0.contains(" in the body of ") || !isInBody)
        }, "\(said)")
    }
  }

  // MARK: what is no misuse

  nonisolated static let legal: [Case] = [
    of("frame", [.infinity]) { Text("a").frame(minWidth: 0, maxWidth: $0, maxHeight: $0) },
    of("opacity", [1.5, -0.5, .infinity]) { Text("a").opacity($0) },
    of("padding", [-4]) { Text("a").padding($0) },
    of("spacing", [-4]) { number in VStack(spacing: number) { HStack(spacing: number) { Text("a") } } },
    of("offset", [-4]) { Text("a").offset(x: $0).shadow(radius: 1, x: $0, y: $0) },
    of("letters", [-4]) { Text("a").kerning($0).tracking($0).baselineOffset($0) },
    of("scale", [0, -1]) { Text("a").scaleEffect($0) },
    of("minimum scale", [0, 2]) { Text("a").minimumScaleFactor($0) },
    of("corner radius", [.infinity]) { number in RoundedRectangle(cornerRadius: number).cornerRadius(number)
    },
    of("priority", [.infinity, -.infinity, -1]) { Text("a").layoutPriority($0).zIndex($0) },
    of("trim", [-1, 2, .infinity]) { Circle().trim(from: -$0, to: $0) },
    of("brightness", [-2, 3]) { Text("a").brightness($0).contrast($0).saturation($0).grayscale($0) },
    of("line width", [0]) { Circle().stroke(.red, lineWidth: $0) },
    of("long press", [.infinity, 0]) { number in
      Text("a").onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
    },
    of("drag", [.infinity, 0]) { Text("a").gesture(DragGesture(minimumDistance: $0)) },
    of("slider", [-3, 7, .infinity]) { Slider(value: .constant($0), in: 0...1) },
    of("gauge", [-3, 7, .infinity]) { number in Gauge(value: number, in: 0...1) { Text("a") } },
    of("empty gauge", [5]) { number in Gauge(value: number, in: number...number) { Text("a") } },
    of("progress", [0, 1]) { ProgressView(value: $0) },
    of("animation", [0]) { Text("a").animation(.linear(duration: $0).delay($0).speed($0), value: 1) },
    of("spring", [0, 2]) { Text("a").animation(.spring(response: $0, dampingFraction: $0), value: 1) },
    of("timeline", [0]) { TimelineView(.animation(minimumInterval: $0, paused: true)) { _ in Text("a") } },
    of("colour", [-0.5, 1.5]) { Color(red: $0, green: $0, blue: $0) },
    of("detent", [0, 1]) { Text("a").presentationDetents([.fraction($0), .height($0)]) },
    of("step", [-1]) { Stepper("a", value: .constant(0), step: $0) },
    of("lines", [1]) { number in Text("a").lineLimit(Int(number)...3).lineLimit(nil) },
    of("rows", [-4]) { number in
      List { Text("a").listRowInsets(EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0)) }
    },
  ]

  @Test("What may be infinite, below zero or is clipped is not told", arguments: legal)
  func silent(_ test: Case) async {
    for number in test.numbers {
      let said = await warnings { Screen { Card(number: number, make: test.view) }.close() }
      #expect(said.isEmpty, "\(number)")
    }
  }

  final class Least { var width = 0.0 }
  struct Swinging: View, Animatable {
    var width: Double
    let least: Least
    private func note() { least.width = min(least.width, width) }
    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    var body: some View {
      let _ = note()
      Text("a").frame(width: width, height: 5).blur(radius: width)
    }
  }
  struct Swing: View {
    let least: Least
    @State private var isWide = true
    var body: some View {
      Button("Close") { withAnimation(.spring(dampingFraction: 0.2)) { isWide = false } }
      Swinging(width: isWide ? 100 : 0, least: least)
    }
  }

  @Test("A spring that swings below zero is no misuse")
  func overshoot() async {
    let least = Least()
    let said = await warnings {
      let screen = Screen { Swing(least: least) }
      screen.showsAnimations = true
      screen.button("Close").tap()
      for _ in 0..<30 { screen.advance(by: 1.0 / 60) }
      #expect(screen.isAnimating)
      screen.close()
    }
    #expect(least.width < 0)
    #expect(said.isEmpty, "\(said)")
  }

  // MARK: numbers that do not go together

  struct Pair: View {
    let make: @MainActor () -> AnyView
    var body: some View { make() }
  }

  @Test(
    "Bounds of a frame that exclude each other are told in SwiftUI's words, with the view and what counts")
  func contradictions() async {
    let views: [(String, @MainActor () -> AnyView)] = [
      (
        "minWidth 300.0 in the body of Pair is above maxWidth 100.0; maxWidth counts",
        {
          AnyView(Text("a").frame(minWidth: 300, maxWidth: 100))
        }
      ),
      (
        "minHeight 300.0 in the body of Pair is above idealHeight 100.0; minHeight counts",
        {
          AnyView(Text("a").frame(minHeight: 300, idealHeight: 100))
        }
      ),
      (
        "idealWidth 300.0 in the body of Pair is above maxWidth 100.0; maxWidth counts",
        {
          AnyView(Text("a").frame(idealWidth: 300, maxWidth: 100))
        }
      ),
    ]
    for (words, make) in views {
      let said = await warnings { Screen { Pair(make: make) }.close() }
      #expect(said == ["Contradictory frame constraints specified. \(words)."])
    }
  }

  @Test("Progress out of bounds and stops out of order are told in SwiftUI's words")
  func order() async {
    var said = await warnings {
      Screen { Pair { AnyView(ProgressView(value: 7, total: 5)) } }.close()
    }
    #expect(
      said == [
        "ProgressView initialized with an out-of-bounds progress value. The value 7.0 in the body of Pair is not within "
          + "0...5.0, and is clamped."
      ])
    said = await warnings {
      Screen {
        Pair {
          AnyView(
            LinearGradient(
              stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.25)],
              startPoint: .top,
              endPoint: .bottom))
        }
      }.close()
    }
    #expect(
      said == [
        "Gradient stop locations must be ordered. The stop at 0.25 in the body of Pair is named after one at 0.5."
      ])
  }

  private struct Sized: App {
    var body: some Scene {
      WindowGroup("a") { Text("a") }.defaultSize(width: .nan, height: 300)
    }
  }

  @Test("A window's size that is none is told, and not taken")
  func windowSize() async {
    let said = await warnings { Screen(app: Sized()).close() }
    #expect(said.contains { $0.hasPrefix("Invalid default size of a window nan") }, "\(said)")
  }

  // MARK: paths

  @Test("What of a path leads nowhere is told, and the rest of it drawn")
  func paths() async {
    var drawn = Path()
    let said = await warnings { drawn = ShapeOutline(Nowhere(x: .nan)).path(in: .zero) }
    #expect(drawn.description == "0 0 m 5 5 m")
    #expect(
      said == [
        "Invalid point of a path of Nowhere (nan, 3.0): it is not finite, and what leads there is not drawn."
      ])
    let whole = ShapeOutline(Nowhere(x: 4)).path(in: .zero)
    #expect(whole.description == "0 0 m 4 3 l 5 5 l")
  }
}
