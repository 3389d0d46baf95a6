import StoreKit
import SwiftUI
import SwiftUITesting
import Testing

@Suite("Asking for a rating") @MainActor
struct StoreKitTests {
  private struct Asking: View {
    @Environment(\.requestReview) private var requestReview
    @State private var isAsked = false
    var body: some View {
      Button("Rate") {
        requestReview()
        SKStoreReviewController.requestReview()
        isAsked = true
      }
      Text(isAsked ? "asked" : "not yet")
    }
  }

  @Test("A program may ask, and nothing is shown")
  func asking() {
    let screen = Screen { Asking() }
    screen.button("Rate").tap()
    #expect(screen.shows("asked") && screen.presented.count == 1)
    screen.close()
  }
}
