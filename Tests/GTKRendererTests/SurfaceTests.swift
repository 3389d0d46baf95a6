import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Controls that stand on a surface of the program's own, or are one.
final class SurfaceTests: GTKTestCase {
  private struct Buttons: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        Button("Plain label") { count += 1 }
        Button {
          count += 1
        } label: {
          Text("Capsule").padding().background(.blue, in: Capsule())
        }
        Button {
          count += 1
        } label: {
          Text("Outline").padding().overlay(Capsule().stroke(.blue))
        }
        Button("Around") { count += 1 }.padding().background(Color.green).clipShape(Capsule())
        Button {
          count += 1
        } label: {
          Text("Prominent").background(Color.red)
        }.buttonStyle(.borderedProminent)
        HStack { Button("In a bar") {} }.background(Color.gray)
      }
    }
  }

  func testAButtonThatIsASurfaceHasNoFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Buttons())
      let bare = shown.all("GtkButton").map { button in
        gtk_style_context_has_class(gtk_widget_get_style_context(button), "faves-bare") != 0
      }
      XCTAssertEqual(bare, [false, true, true, true, false, false])
      for title in ["Capsule", "Around", "Prominent"] { shown.click(title) }
      XCTAssertEqual(shown.texts[0], "3")
      shown.close()
    }
  }

  private struct Pegs: View {
    var body: some View {
      HStack {
        Button {
        } label: {
          Circle().contentShape(Circle()).aspectRatio(1, contentMode: .fit).foregroundStyle(.red)
        }
        Button {
        } label: {
          Text("Words").aspectRatio(2, contentMode: .fit)
        }
      }
      .frame(height: 60)
    }
  }

  func testASurfaceInARatioOfItsSidesIsOne() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Pegs())
      XCTAssertEqual(shown.all("GtkButton").map { shown.hasClass($0, "faves-bare") }, [true, false])
      shown.close()
    }
  }

  private struct Unreadable: View {
    @State private var isWhite = true
    @State private var chosen = 0
    var body: some View {
      VStack {
        Button("Turn") { isWhite.toggle() }
        Button("Next") { chosen += 1 }
        Button {
        } label: {
          Text("Faint").fontWeight(.bold).foregroundColor(.white.opacity(0.4))
        }
        Button {
        } label: {
          HStack { Text("Changing").foregroundColor(isWhite ? .white : .red) }
        }
        Button {
        } label: {
          Text("Clear").padding().background(chosen == 1 ? Color.blue : Color.clear)
        }
        Button {
        } label: {
          Text("Mark").background(ZStack { if chosen == 1 { Capsule().fill(.blue) } })
        }
      }.background(Color.black)
    }
  }

  func testAButtonIsSeenThroughWhereItsWordsCannotBeReadOnItAndHasNoFrameWhereItsGroundIsClear() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Unreadable())
      @MainActor func bare() -> [Bool] {
        shown.all("GtkButton").map {
          gtk_style_context_has_class(gtk_widget_get_style_context($0), "faves-bare") != 0
        }
      }
      @MainActor func seenThrough() -> [String] {
        shown.all("GtkButton").filter { shown.hasClass($0, "faves-seen-through") }.map { shown.name($0) }
      }
      XCTAssertEqual(bare(), [false, false, false, false, true, true])
      XCTAssertEqual(seenThrough(), ["Faint", "Changing"])
      shown.click("Turn")
      XCTAssertEqual(seenThrough(), ["Faint"], "red can be read")
      shown.click("Turn")
      XCTAssertEqual(seenThrough(), ["Faint", "Changing"])
      shown.click("Next")
      XCTAssertEqual(bare(), [false, false, false, false, true, true])
      shown.click("Next")
      XCTAssertEqual(
        bare(), [false, false, false, false, true, true], "nor does it get one as the mark goes")
      shown.close()
    }
  }

  private struct Rows: View {
    @State private var text = ""
    @State private var choice = 1
    @State private var count = 0
    var body: some View {
      NavigationStack {
        List {
          Text("Count \(count)")
          TextField("Field", text: $text)
          Picker("Picker", selection: $choice) { Text("One").tag(1) }
          Slider(value: .constant(0.5))
          Button("Add") { count += 1 }
          NavigationLink("Further") { Text("There") }
          NavigationLink {
            Text("There too")
          } label: {
            Text("Two")
            Text("words")
          }
        }
      }
    }
  }

  func testControlsThatStandInAListAsTheyAreHaveRows() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rows())
      settle(50)
      let list = shown.all("FavesList")[0]
      XCTAssertEqual(faves_list_get_count(list), 7)
      XCTAssertEqual(shown.entries.count, 1)
      XCTAssertEqual(shown.all("GtkComboBox").count, 1)
      XCTAssertEqual(shown.all("GtkScale").count, 1)
      XCTAssertEqual(
        shown.all("GtkButton", in: list).filter { shown.all("FavesLabel", in: $0).count > 0 }.count, 1)
      shown.click("Add")
      XCTAssertTrue(shown.texts.contains("Count 1"))
      shown.close()
    }
  }

  private struct SymbolButtons: View {
    @State private var isLarge = true
    var body: some View {
      VStack {
        Button("Turn") { isLarge.toggle() }
        Button {
        } label: {
          Image(systemName: "plus.circle.fill").font(.system(size: isLarge ? 44 : 14)).padding()
        }
        Button {
        } label: {
          Image(systemName: "plus").resizable().scaledToFit().frame(width: 40, height: 40)
        }
        Button {
        } label: {
          Image(systemName: "plus").resizable().frame(width: 20, height: 20)
        }
        Button {
        } label: {
          Image(systemName: "plus").font(.title3)
        }
        Button {
        } label: {
          Label("Add", systemImage: "plus").font(.system(size: 44))
        }
        Button {
        } label: {
          Image(systemName: "plus").font(.system(size: 44))
        }.buttonStyle(.bordered)
      }
    }
  }

  func testAButtonThatIsALargeSymbolHasNoFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, SymbolButtons())
      let bare = {
        shown.all("GtkButton").map { button in
          gtk_style_context_has_class(gtk_widget_get_style_context(button), "faves-bare") != 0
        }
      }
      XCTAssertEqual(bare(), [false, true, true, false, false, false, false])
      shown.click("Turn")
      XCTAssertEqual(
        bare(), [false, false, true, false, false, false, false], "and has one when it is small")
      shown.close()
    }
  }

  func testAButtonThatIsAPictureHasNoFrame() throws {
    try onScreen { renderer in
      let data = Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC")!
      let shown = HostedScreen(
        renderer,
        HStack {
          Button {
          } label: {
            Image(data: data).resizable().frame(width: 60, height: 40)
          }
          Button {
          } label: {
            Image(systemName: "star").resizable().frame(width: 24, height: 24)
          }
        })
      let bare = shown.all("GtkButton").map { button in
        gtk_style_context_has_class(gtk_widget_get_style_context(button), "faves-bare") != 0
      }
      XCTAssertEqual(bare, [true, false])
      shown.close()
    }
  }

  private struct PlainFields: View {
    var body: some View {
      VStack {
        HStack { TextField("Name", text: .constant("")) }.accessibilityIdentifier("alone")
        HStack {
          SecureField("Password", text: .constant(""))
          Button {
          } label: {
            Image(systemName: "eye")
          }
        }
      }
      .textFieldStyle(.plain).buttonStyle(.borderless)
    }
  }

  func testABorderlessIconLeavesTheRowOfAFieldAsHighAsOthers() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, PlainFields())
      let fields = shown.all("GtkEntry").map { shown.frame(of: gtk_widget_get_parent($0)!) }
      XCTAssertEqual(fields[0].height, fields[1].height)
      shown.close()
    }
  }
}
