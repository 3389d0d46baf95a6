import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Trees with something around a view, which costs no widgets by hand.
extension WidgetEconomyTests {
  /// By hand widths, heights and alignments are each widget's own.
  @MainActor static var framed: [Tree] {
    [
      Tree(
        "Controls of given widths in a column", plain: true,
        column(gtk_entry_new(), button(), scale(), label())
      ) {
        VStack {
          TextField("Name", text: .constant("")).frame(width: 100)
          Button("Press") {}.frame(width: 60, height: 40).padding(.top, 4)
          Slider(value: .constant(0.5)).frame(maxWidth: 200)
          Text("Title").frame(maxWidth: .infinity, alignment: .leading)
        }
      },
      Tree(
        "Columns that share a row", plain: true, row(column(label(), label()), column(label(), label()))
      ) {
        HStack {
          ForEach(0..<2, id: \.self) { _ in
            VStack(alignment: .leading) {
              Text("Title")
              Text("Detail")
            }
            .padding(4)
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      },
      Tree(
        "A dot, words and a line", plain: true, row(gtk_drawing_area_new(), label(), gtk_drawing_area_new())
      ) {
        HStack {
          Circle().fill(Color.red).frame(width: 10, height: 10)
          Text("Words")
          Rectangle().frame(width: 40, height: 1)
        }
      },
      Tree(
        "A keypad", plain: true,
        fill(GTK_ORIENTATION_VERTICAL, (0..<4).map { _ in row(button(), button(), button()) })
      ) {
        VStack {
          ForEach(0..<4, id: \.self) { _ in
            HStack { ForEach(0..<3, id: \.self) { _ in Button("7") {}.frame(width: 60, height: 60) } }
          }
        }
      },
      Tree(
        "Three cards that share a row",
        row(column(label(), label()), column(label(), label()), column(label(), label()))
      ) {
        HStack {
          ForEach(0..<3, id: \.self) { _ in
            VStack {
              Text("Value").font(.title)
              Text("Label").font(.caption)
            }
            .frame(maxWidth: .infinity).padding()
            .background(RoundedRectangle(cornerRadius: 10).fill(Color.white))
          }
        }
      },
    ]
  }

  /// By hand grounds, corners, borders and shadows are a style sheet's, and cost no widgets.
  @MainActor static var decorated: [Tree] {
    [
      Tree("A text of a given width", plain: true, label()) { Text("Text").frame(width: 100) },
      Tree("Text on a rounded ground", plain: true, label()) {
        Text("Text").padding().background(Color.blue).cornerRadius(8)
      },
      Tree("Light words on a rounded ground", plain: true, label()) {
        Text("Text").padding(10).background(Color.blue).foregroundColor(.white)
          .clipShape(RoundedRectangle(cornerRadius: 16))
      },
      Tree("A round picture with a ring and a shadow", plain: true, icon()) {
        Image(systemName: "star").resizable().frame(width: 44, height: 44).background(Color.blue)
          .clipShape(Circle()).overlay(Circle().stroke(Color.white, lineWidth: 2)).shadow(radius: 3)
      },
      Tree("A symbol in colour and size on a ground", plain: true, icon()) {
        Image(systemName: "star").font(.title).foregroundColor(.white).frame(width: 44, height: 44)
          .background(Circle().fill(Color.blue))
      },
      Tree("A picture that fits a frame", plain: true, icon()) {
        Image(systemName: "star").resizable().scaledToFit().frame(width: 44, height: 44)
      },
      Tree("A symbol on a ground", plain: true, icon()) {
        Image(systemName: "star").padding().background(Color.yellow)
      },
      Tree("A card with ground, corners, border and shadow", column(icon(), label(), label())) {
        VStack(alignment: .leading) {
          Image(systemName: "star")
          Text("Title")
          Text("Detail")
        }
        .padding()
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
        .shadow(radius: 3)
      },
      Tree("A wide card of columns", row(icon(), column(label(), label()))) {
        HStack {
          Image(systemName: "star")
          VStack(alignment: .leading) {
            Text("Title")
            Text("Detail")
          }
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.white))
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(Color.gray))
      },
      Tree("A button that is a capsule", plain: true, button()) {
        Button {
        } label: {
          Text("Go").padding().frame(maxWidth: .infinity).background(Color.blue).clipShape(Capsule())
            .overlay(Capsule().stroke(Color.white))
        }
        .buttonStyle(.plain)
      },
      Tree("Two texts in a box with a title", column(label(), column(label(), label()))) {
        GroupBox("Title") {
          Text("One")
          Text("Two")
        }
      },
    ]
  }
}
