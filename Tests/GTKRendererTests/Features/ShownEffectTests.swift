import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Grounds, edges and effects, pixel by pixel.
final class ShownEffectTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  func testGroundsEdgesAndEffects() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let (red, blue) = (Self.red, Self.blue)
      @MainActor func pixel(_ screen: HostedScreen, _ x: Int, _ y: Int) -> [Int] {
        // The outermost of what is drawn around.
        let decorated = ["FavesLayers", "FavesFrame", "FavesLabel"].flatMap { screen.all($0) }.filter {
          gtk_widget_get_allocated_width($0) == 60
        }
        let outermost = decorated.first { widget in
          !decorated.contains { $0 != widget && gtk_widget_is_ancestor(widget, $0) != 0 }
        }
        return DrawnPicture(outermost ?? screen.the("FavesLayers")).pixel(x, y)
      }
      let (isRed, isClear) = ([255, 0, 0, 255], [0, 0, 0, 0])
      table("background") {
        Text("a").frame(width: 60, height: 60).background(red)
      } holds: {
        pixel($0, 2, 2) == isRed
      }
      table("overlay") {
        red.frame(width: 60, height: 60).overlay(alignment: .bottom) { blue.frame(height: 10) }
      } holds: {
        pixel($0, 30, 30) == isRed && pixel($0, 30, 55) == [0, 0, 255, 255]
      }
      table("border") {
        Text("a").frame(width: 60, height: 60).border(red, width: 6)
      } holds: {
        pixel($0, 3, 30) == isRed && pixel($0, 15, 15) == isClear
      }
      table("cornerRadius") {
        red.frame(width: 60, height: 60).cornerRadius(20)
      } holds: {
        pixel($0, 1, 1) == isClear && pixel($0, 30, 30) == isRed
      }
      table("clipShape") {
        red.frame(width: 60, height: 60).clipShape(Circle())
      } holds: {
        pixel($0, 3, 3) == isClear && pixel($0, 30, 30) == isRed
      }
      table("clipped") {
        red.frame(width: 90, height: 90).frame(width: 60, height: 60).clipped()
      } holds: {
        pixel($0, 1, 1) == isRed
      }
      table("mask") {
        red.frame(width: 60, height: 60).mask { Circle() }
      } holds: {
        pixel($0, 3, 3) == isClear && pixel($0, 30, 30) == isRed
      }
      table("blur") {
        red.frame(width: 20, height: 20).blur(radius: 6).frame(width: 60, height: 60).background(Color.white)
      } holds: {
        let edge = pixel($0, 30, 42)
        return edge[1] > 0 && edge[1] < 255
      }
      table("shadow") {
        red.frame(width: 20, height: 20).shadow(color: .black, radius: 4).frame(width: 60, height: 60)
          .background(Color.white)
      } holds: {
        let edge = pixel($0, 30, 43)
        return edge[0] < 255 && edge[0] == edge[1] && pixel($0, 30, 30) == isRed
      }
      table("colorInvert") {
        red.frame(width: 60, height: 60).colorInvert()
      } holds: {
        pixel($0, 30, 30) == [0, 255, 255, 255]
      }
      table("colorMultiply") {
        red.frame(width: 60, height: 60).colorMultiply(blue)
      } holds: {
        pixel($0, 30, 30) == [0, 0, 0, 255]
      }
      table("brightness") {
        red.frame(width: 60, height: 60).brightness(1)
      } holds: {
        pixel($0, 30, 30) == [255, 255, 255, 255]
      }
      table("grayscale", "saturation") {
        red.frame(width: 60, height: 60).grayscale(1)
      } holds: {
        let gray = pixel($0, 30, 30)
        return gray[0] == gray[1] && gray[1] == gray[2] && gray[0] < 255
      }
      table("luminanceToAlpha") {
        red.frame(width: 60, height: 60).luminanceToAlpha()
      } holds: {
        pixel($0, 30, 30) == [0, 0, 0, 54]
      }
      table("hueRotation") {
        red.frame(width: 60, height: 60).hueRotation(.degrees(120))
      } holds: {
        let turned = pixel($0, 30, 30)
        return turned[1] > turned[0] && turned[1] > turned[2]
      }
      table("rotationEffect", "scaleEffect") {
        ZStack {
          Color.clear
          red.frame(width: 20, height: 2).scaleEffect(2).rotationEffect(.degrees(90))
        }
        .frame(width: 60, height: 60)
      } holds: { screen in
        let layers = screen.all("FavesLayers").first { gtk_widget_get_allocated_width($0) >= 60 }!
        let picture = DrawnPicture(layers)
        return picture.pixel(30, 15) == isRed && picture.pixel(15, 30) == isClear
      }
    }
  }
}
