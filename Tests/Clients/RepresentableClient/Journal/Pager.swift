import SwiftUI
import UIKit

/// A controller that tells its delegate of what a person did, as UIKit's own do.
@MainActor
protocol PagerControllerDelegate: AnyObject {
  func pager(_ pager: PagerController, didShow page: Int)
}

class PagerController: UIViewController {
  weak var delegate: PagerControllerDelegate?
  private let label = UILabel()
  private let button = UIButton()

  var titles: [String] = [] { didSet { show() } }
  var page = 0 { didSet { show() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Next page", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self = self, !self.titles.isEmpty else { return }
        self.page = (self.page + 1) % self.titles.count
        self.delegate?.pager(self, didShow: self.page)
      }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.addSubview(stack)
    show()
  }

  private func show() { label.text = titles.indices.contains(page) ? titles[page] : nil }
}

struct Pager: UIViewControllerRepresentable {
  @Binding var page: Int
  var titles: [String]

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> PagerController {
    let controller = PagerController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ uiViewController: PagerController, context: Context) {
    context.coordinator.parent = self
    uiViewController.titles = titles
    uiViewController.page = page
  }

  class Coordinator: NSObject, PagerControllerDelegate {
    var parent: Pager

    init(_ parent: Pager) { self.parent = parent }

    func pager(_ pager: PagerController, didShow page: Int) { parent.page = page }
  }
}
