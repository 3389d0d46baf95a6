import SwiftUI
import UIKit

@MainActor
protocol StationListDelegate: AnyObject {
  func stationList(_ list: StationList, didChoose station: String)
}

final class StationList: UIViewController {
  weak var delegate: (any StationListDelegate)?
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    field.placeholder = "Station"
    field.delegate = self
    view.addSubview(field)
  }

  var station: String {
    get { field.text ?? "" }
    set { if field.text != newValue { field.text = newValue } }
  }
}

extension StationList: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { delegate?.stationList(self, didChoose: station) }
}

struct StationPicker: UIViewControllerRepresentable {
  @Binding var station: String
  let chosen: (String) -> Void

  init(station: Binding<String>, onChoose chosen: @escaping (String) -> Void) {
    _station = station
    self.chosen = chosen
  }

  func makeUIViewController(context: Context) -> StationList {
    let list = StationList()
    list.delegate = context.coordinator
    return list
  }

  func updateUIViewController(_ list: StationList, context: Context) {
    context.coordinator.update(self)
    list.loadViewIfNeeded()
    list.station = station
  }

  static func dismantleUIViewController(_ list: StationList, coordinator: Coordinator) { list.delegate = nil }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor
  final class Coordinator: StationListDelegate {
    private var picker: StationPicker

    init(_ picker: StationPicker) { self.picker = picker }

    func update(_ picker: StationPicker) { self.picker = picker }

    func stationList(_ list: StationList, didChoose station: String) {
      picker.station = station
      picker.chosen(station)
    }
  }
}
