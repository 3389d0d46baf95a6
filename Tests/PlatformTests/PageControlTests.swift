import SwiftUI
import SwiftUITesting
import Testing

@Suite("UIKit's dots for pages") @MainActor
struct PageControlTests {
  private struct Dots: UIViewRepresentable {
    let pages: Int
    @Binding var page: Int
    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = pages
      control.backgroundStyle = .prominent
      control.currentPageIndicatorTintColor = .red
      control.hidesForSinglePage = true
      control.addAction(
        UIAction { page = ($0.sender as? UIPageControl)?.currentPage ?? -1 }, for: .valueChanged)
      return control
    }
    func updateUIView(_ control: UIPageControl, context: Context) { control.currentPage = page }
  }
  private struct Host: View {
    @State private var page = 0
    let pages: Int
    var body: some View {
      Dots(pages: pages, page: $page)
      Text("page \(page)")
      Button("Next") { page += 1 }
    }
  }

  @Test("A click on a dot goes to its page, and what the program says is shown")
  func dots() {
    let screen = Screen { Host(pages: 3) }
    screen.button("Page 3 of 3").tap()
    #expect(screen.shows("page 2"))
    screen.button("Page 1 of 3").tap()
    #expect(screen.shows("page 0"))
    screen.button("Next").tap()
    #expect(screen.shows("page 1"))
    screen.close()
  }

  @Test("A single page can have none, and the current one is always one of them")
  func bounds() {
    let screen = Screen { Host(pages: 1) }
    #expect(screen.front.find("button", "Page 1 of 1") == nil)
    screen.close()
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
  }
}
