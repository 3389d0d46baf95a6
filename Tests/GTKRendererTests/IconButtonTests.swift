import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons that show icons, on grounds of the theme's and of the program's.
final class IconButtonTests: GTKTestCase {
  /// Whether each button has no frame, in order.
  @MainActor private static func bare(_ shown: HostedScreen) -> [Bool] {
    shown.all("GtkButton").map { shown.hasClass($0, "faves-bare") }
  }

  private struct Bar: View {
    @State private var chosen = "house"
    var body: some View {
      HStack(spacing: 0) {
        ForEach(["house", "heart", "bell"], id: \.self) { name in
          Button {
            chosen = name
          } label: {
            VStack(spacing: 8) {
              Image(systemName: name).resizable().aspectRatio(contentMode: .fit).frame(width: 28, height: 28)
                .foregroundColor(chosen == name ? .pink : .gray.opacity(0.5))
              if chosen == name { Circle().fill(.pink).frame(width: 8, height: 8) }
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
      .padding()
    }
  }

  func testABarOfIconsOnAGroundOfTheProgramsHasNoFramesWhicheverIsChosen() throws {
    try onScreen { renderer in
      for shape in [AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 10))] {
        let shown = HostedScreen(
          renderer,
          VStack {
            Bar().background(Color.white).clipShape(shape)
            Bar().background(.gray.opacity(0.2), in: shape)
            Bar()
          })
        let expected = [true, true, true, true, true, true, false, false, false]
        XCTAssertEqual(Self.bare(shown), expected)
        gtk_button_clicked(cast(shown.all("GtkButton")[1]))
        settle(50)
        XCTAssertEqual(Self.bare(shown), expected)
        shown.close()
      }
    }
  }

  private struct Header: View {
    var body: some View {
      HStack {
        Button {
        } label: {
          Image(systemName: "chevron.left").font(.title2)
        }
        Spacer()
        Text("Title").bold()
        Spacer()
        Button {
        } label: {
          VStack(spacing: 2) {
            Image(systemName: "gearshape")
            Text("Settings").font(.caption)
          }
        }
        Button {
        } label: {
          HStack {
            Image(systemName: "plus")
            Text("Add")
          }
        }
        Button("Words") {}
        Button {
        } label: {
          Image(systemName: "trash")
        }.buttonStyle(.bordered)
      }
    }
  }

  func testWordsBesideAnIconAreAButtonThere() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, VStack { Header().background(Color.white) })
      XCTAssertEqual(Self.bare(shown), [true, true, false, false, false])
      shown.close()
    }
  }

  private struct Turning: View {
    @State private var isPainted = false
    @State private var isLarge = false
    var body: some View {
      VStack {
        Button("Paint") { isPainted.toggle() }
        Button("Grow") { isLarge.toggle() }
        HStack {
          Button {
          } label: {
            Image(systemName: "bell")
          }
        }
        .background(isPainted ? Color.white : Color.clear)
        HStack {
          Button {
          } label: {
            Image(systemName: "bell")
          }
        }
        .background { if isPainted { Color.white } }
        Button {
        } label: {
          Image(systemName: "arrow.left").frame(width: isLarge ? 20 : 0, height: isLarge ? 20 : 0)
        }
        .accessibilityIdentifier("none")
      }
    }
  }

  func testTheFrameGoesAndComesWithTheGroundAndWithTheRoomForTheLabel() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Turning())
      XCTAssertEqual(Self.bare(shown), [false, false, false, false, true])
      let nothing = shown.frame(of: shown.all("GtkButton")[4])
      // GTK allocates a pixel at least.
      XCTAssertLessThanOrEqual(max(nothing.width, nothing.height), 1, "what has no room takes none")
      shown.click("Paint")
      XCTAssertEqual(Self.bare(shown), [false, false, true, true, true])
      shown.click("Grow")
      XCTAssertEqual(Self.bare(shown), [false, false, true, true, false])
      shown.click("Paint")
      shown.click("Grow")
      XCTAssertEqual(Self.bare(shown), [false, false, false, false, true])
      shown.close()
    }
  }

  private struct Deep: View {
    enum Ground: CaseIterable { case none, layer, behind, frame }
    let depth: Int
    @ObservedObject var ground: Followed<Ground>
    var body: some View {
      if depth > 0 {
        AnyView(HStack(spacing: 0) { Deep(depth: depth - 1, ground: ground) }.padding(1))
      } else {
        HStack(spacing: 0) {
          ForEach(0..<3) { _ in
            Button {
            } label: {
              Image(systemName: "bell")
            }
          }
        }
      }
    }
  }

  private struct Grounds: View {
    @ObservedObject var ground: Followed<Deep.Ground>
    @ObservedObject var more: Followed<Bool>
    var body: some View {
      VStack {
        ZStack {
          if ground.value == .layer { Color.white }
          Deep(depth: 20, ground: ground)
          if more.value {
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
        .background { if ground.value == .behind { RoundedRectangle(cornerRadius: 4).fill(.white) } }
        VStack {
          Text("above")
          Deep(depth: 2, ground: ground)
        }
        .frame(width: 300)
        .background(ground.value == .frame ? Color.white : .clear)
      }
    }
  }

  func testAGroundFarOutThatComesAndGoesLater() throws {
    try onScreen { renderer in
      let (ground, more) = (Followed(Deep.Ground.none), Followed(false))
      let shown = HostedScreen(renderer, Grounds(ground: ground, more: more))
      for (next, isMore) in [
        (.none, false), (.layer, false), (.layer, true), (.none, true), (.behind, true), (.frame, false),
        (.none, false), (.frame, true), (.layer, true),
      ] as [(Deep.Ground, Bool)] {
        (ground.value, more.value) = (next, isMore)
        settle(50)
        let first = Array(repeating: next == .layer || next == .behind, count: isMore ? 4 : 3)
        let second = Array(repeating: next == .frame, count: 3)
        XCTAssertEqual(Self.bare(shown), first + second, "\(next), \(isMore)")
      }
      shown.close()
    }
  }

  private struct Fields: View {
    @State private var text = ""
    private var eye: some View {
      Button {
      } label: {
        Image(systemName: "eye").foregroundStyle(.gray).padding(10)
      }
    }
    var body: some View {
      VStack {
        VStack {
          SecureField("Password", text: $text)
          Divider()
        }
        .overlay(alignment: .trailing) { eye }
        ZStack(alignment: .trailing) {
          SecureField("Password", text: $text)
          eye
        }
        VStack {
          TextField("One", text: $text)
          TextField("Other", text: $text)
        }
        .overlay(alignment: .bottomTrailing) { eye }
      }
    }
  }

  func testAnIconOverAFieldHasNoFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Fields())
      XCTAssertEqual(Self.bare(shown), [true, true, false])
      shown.close()
    }
  }

  private struct Rows: View {
    var body: some View {
      List {
        HStack {
          Text("Row")
          Button {
          } label: {
            Image(systemName: "trash")
          }
        }
      }
      .background(Color.yellow)
    }
  }

  func testARowOfAListIsNotThePaintBehindTheList() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rows())
      settle(50)
      XCTAssertEqual(Self.bare(shown), [false])
      shown.close()
    }
  }

  func testInABoxAnIconHasTheFrameThatButtonsBesideItHave() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        GroupBox("Box") {
          HStack {
            Button("Delete") {}
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
          Bar().background(Color.white)
          GroupBox { Bar() }
        })
      XCTAssertEqual(Self.bare(shown), [false, false, true, true, true, false, false, false])
      shown.close()
    }
  }
}
