import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("What programs say of bars and sheets") @MainActor
struct BarLookTests {
  struct Pages: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Text("page").toolbarBackground(.hidden).toolbarColorScheme(.dark)
        }
        .toolbarBackground(Color.orange, for: .navigationBar)
        .toolbarBackground(Color.red, for: .tabBar)
      }
    }
  }

  @Test("The bar is painted as the page in sight says, and as it was on the way back")
  func bars() {
    let screen = Screen { Pages() }
    func bars() -> BarLook? { (screen.front.widget.anyDescription as? WindowDescription)?.bars }
    #expect(bars()?.ground == .orange && bars()?.hidesGround == nil)
    screen.button("Go").tap()
    #expect(bars()?.ground == nil && bars()?.hidesGround == true && bars()?.isDark == true)
    screen.goBack()
    #expect(bars()?.ground == .orange && bars()?.isDark == nil)
  }

  struct Sheets: View {
    @State private var isShown = false
    @State private var height = PresentationDetent.height(200)
    let follows: Bool
    var body: some View {
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
        if follows {
          Button("Large") { height = .large }.presentationDetents([.height(200), .large], selection: $height)
        } else {
          Text("sheet").presentationDetents([.large, .medium])
        }
      }
    }
  }

  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }
  private enum Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { min(80, context.maxDetentValue) }
  }
  private enum Never: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize.isAccessibilitySize ? 700 : nil
    }
  }

  @Test("A height that a program computes is a share of the window or a number of points, or not there")
  func computedHeights() {
    let screen = Screen {
      Button("Show") {}.sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.custom(Third.self), .custom(Never.self), .custom(Bar.self)])
      }
    }
    let sheet = screen.front.widget.anyDescription as? WindowDescription
    #expect(sheet?.sheetDetents == [.points(80), .share(1.0 / 3)])
    #expect(sheet?.sheetHeight == .points(80))
    #expect(PresentationDetent.custom(Third.self) != .custom(Bar.self))
  }

  @Test("A sheet has the lowest of the heights, or the one that is selected")
  func heights() {
    func height(_ screen: Screen) -> WindowDescription.Height? {
      (screen.front.widget.anyDescription as? WindowDescription)?.sheetHeight
    }
    let lowest = Screen { Sheets(follows: false) }
    #expect(height(lowest) == nil)
    lowest.button("Show").tap()
    #expect(height(lowest) == .share(0.5))
    let selected = Screen { Sheets(follows: true) }
    selected.button("Show").tap()
    #expect(height(selected) == .points(200))
    selected.button("Large").tap()
    #expect(height(selected) == .share(1))
  }

  @Test("Every other row of a list or table has a ground where that is said")
  func stripes() {
    func hasStripes(_ view: some View) -> Bool {
      let screen = Screen { view }
      return (screen.list.widget.anyDescription as? ListDescription)?.hasStripes == true
    }
    struct Item: Identifiable { let id: Int }
    let table = Table([Item(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
    #expect(!hasStripes(List { Text("row") }))
    #expect(hasStripes(List { Text("row") }.alternatingRowBackgrounds()))
    #expect(!hasStripes(List { Text("row") }.alternatingRowBackgrounds(.disabled)))
    #expect(!hasStripes(table))
    #expect(hasStripes(table.tableStyle(.inset(alternatesRowBackgrounds: true))))
    #expect(hasStripes(table.tableStyle(.bordered(alternatesRowBackgrounds: true))))
    #expect(
      !hasStripes(
        table.tableStyle(.inset(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.disabled)))
  }
}
