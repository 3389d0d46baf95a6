import AppKit
import SwiftUI
import UIKit

struct SearchBar: UIViewRepresentable {
  @Binding var text: String
  @Binding var isEditing: Bool
  var placeholder: String

  class Coordinator: NSObject, UITextFieldDelegate {
    var parent: SearchBar

    init(_ parent: SearchBar) { self.parent = parent }

    func textFieldDidBeginEditing(_ textField: UITextField) { parent.isEditing = true }
    func textFieldDidEndEditing(_ textField: UITextField) { parent.isEditing = false }
    func textFieldDidChangeSelection(_ textField: UITextField) { parent.text = textField.text ?? "" }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      (textField.text?.count ?? 0) + string.count <= 40
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.delegate = context.coordinator
    field.font = UIFont.preferredFont(forTextStyle: .headline)
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    context.coordinator.parent = self
    if uiView.text != text { uiView.text = text }
    uiView.textAlignment = context.environment.layoutDirection == .rightToLeft ? .right : .left
  }
}

struct MultilineText: UIViewRepresentable {
  @Binding var text: String
  var isEditable: Bool

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  func makeUIView(context: UIViewRepresentableContext<MultilineText>) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.backgroundColor = .clear
    view.font = UIFont.systemFont(ofSize: 15)
    return view
  }

  func updateUIView(_ uiView: UITextView, context: UIViewRepresentableContext<MultilineText>) {
    uiView.text = text
    uiView.isEditable = isEditable
  }

  static func dismantleUIView(_ uiView: UITextView, coordinator: Coordinator) { uiView.delegate = nil }

  class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>

    init(_ text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }
}

struct Spinner: UIViewRepresentable {
  @Binding var isAnimating: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct MacField: NSViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeNSView(context: Context) -> NSTextField {
    let field = NSTextField()
    field.delegate = context.coordinator
    field.placeholderString = "Title"
    return field
  }

  func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = text }

  class Coordinator: NSObject, NSTextFieldDelegate {
    let field: MacField

    init(_ field: MacField) { self.field = field }

    func controlTextDidChange(_ obj: Notification) {
      guard let textField = obj.object as? NSTextField else { return }
      field.text = textField.stringValue
    }
  }
}
