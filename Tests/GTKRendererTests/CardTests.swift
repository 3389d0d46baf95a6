import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Pictures with a caption that lead on or do something, as those on a shelf.
final class CardTests: GTKTestCase {
  private static let data = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC")!

  private struct Picture: View {
    var body: some View {
      Image(data: CardTests.data).resizable().frame(width: 60, height: 40).cornerRadius(5)
    }
  }

  private struct Item: View {
    let name: String
    var body: some View {
      VStack(alignment: .leading) {
        Picture()
        Text(verbatim: name).font(.caption)
      }
      .padding(.leading, 15)
    }
  }

  private struct Shelves: View {
    var body: some View {
      NavigationStack {
        List {
          VStack(alignment: .leading) {
            Text("Lakes").font(.headline)
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(alignment: .top, spacing: 0) {
                ForEach(["Turtle Rock", "Silver Salmon"], id: \.self) { name in
                  NavigationLink {
                    Text("There")
                  } label: {
                    Item(name: name)
                  }
                }
              }
            }
          }
          ScrollView(.horizontal) { HStack { NavigationLink("Words") { Text("There") } } }
        }
      }
    }
  }

  @MainActor
  private static func button(_ title: String, _ shown: HostedScreen) -> Native {
    shown.all("GtkButton").first { button in
      shown.all("FavesLabel", in: button).contains { shown.text($0) == title }
    }!
  }

  func testALinkWithAPictureAndACaptionOnAShelfInARowIsThoseAlone() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Shelves())
      settle(50)
      let link = Self.button("Turtle Rock", shown)
      XCTAssertTrue(shown.hasClass(link, "faves-bare"))
      XCTAssertFalse(shown.hasClass(Self.button("Words", shown), "faves-bare"), "words alone are a button")
      // It takes no more room than its label and the padding around that.
      XCTAssertEqual(shown.frame(of: link).width, 60 + 15)
      shown.click("Turtle Rock")
      settle(400)
      XCTAssertTrue(shown.texts.contains("There"))
      shown.close()
    }
  }

  private struct Others: View {
    @State private var isLoaded = false
    @State private var leads = true
    var body: some View {
      NavigationStack {
        VStack {
          Button {
          } label: {
            Item(name: "Below")
          }
          Button {
          } label: {
            HStack {
              Picture()
              Text("Beside")
            }
          }
          NavigationLink {
            Text("There")
          } label: {
            HStack {
              Picture()
              Text("Leading on")
            }
          }
          NavigationLink {
            Text("There")
          } label: {
            VStack {
              Color.red.frame(width: 40, height: 40)
              Text("Drawn")
            }
          }
          Button {
          } label: {
            VStack {
              if isLoaded { Picture() } else { ProgressView() }
              Text("Coming")
            }
          }
          Button {
          } label: {
            VStack {
              Text("Two")
              Text("words")
            }
          }
          Button("Load") { isLoaded.toggle() }
        }
      }
    }
  }

  func testAPictureOverItsCaptionIsTheButtonAndOneBesideWordsIsInIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Others())
      @MainActor func bare() -> [String] {
        ["Below", "Beside", "Leading on", "Drawn", "Coming", "words"].filter {
          shown.hasClass(Self.button($0, shown), "faves-bare")
        }
      }
      XCTAssertEqual(bare(), ["Below", "Leading on", "Drawn"])
      shown.click("Load")
      XCTAssertEqual(bare(), ["Below", "Leading on", "Drawn", "Coming"], "once the picture is there")
      shown.click("Load")
      XCTAssertEqual(bare(), ["Below", "Leading on", "Drawn"], "and no longer")
      shown.close()
    }
  }

  private struct Account: View {
    var body: some View {
      NavigationStack {
        Form {
          NavigationLink {
            Text("There")
          } label: {
            HStack {
              Picture()
              Text("Ann")
            }
          }
        }
      }
    }
  }

  func testARowOfAFormWithAPictureIsARow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Account())
      let row = Self.button("Ann", shown)
      XCTAssertFalse(shown.hasClass(row, "faves-bare"))
      XCTAssertTrue(shown.hasClass(row, "faves-row-button"))
      shown.close()
    }
  }
}
