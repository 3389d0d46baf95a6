import Foundation
internal import GTKRenderer

/// Dialogs that a program asks for by hand, in front of whichever of its windows is in front.
@MainActor
package enum DesktopDialog {
  /// Questions that are on the screen.
  private static var questions: [ObjectIdentifier: StandingAlert] = [:]

  /// Asks for files; `chosen` gets none where the dialog is left, or nothing is on the screen.
  package static func askForFiles(
    _ description: FileDialogDescription, chosen: @escaping @MainActor ([URL]) -> Void
  ) {
    guard let renderer = DesktopSession.current?.renderer else { return chosen([]) }
    var shown: (any DescribedWidget<FileDialogDescription>)?
    var description = description
    description.chosen = Callback { urls in
      if let widget = shown {
        shown = nil
        // GTK is not done yet with the dialog that it tells of.
        DispatchQueue.main.async { renderer.dismiss(widget) }
      }
      chosen(urls)
    }
    let widget = renderer.makeWidget(for: description)
    shown = widget
    renderer.present(widget, over: nil)
  }

  /// Asks a question; `closed` is called after what its button does. Where nothing is on the screen nothing is asked.
  package static func ask(
    _ title: String, message: String, symbol: String? = nil, fields: [StandingAlert.Field] = [],
    choices: [StandingAlert.Choice], suppression: (title: String, isOn: Binding<Bool>)? = nil,
    closed: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let session = DesktopSession.current else { return false }
    var id: ObjectIdentifier?
    let question = StandingAlert(
      title: title, message: message, symbol: symbol, fields: fields, choices: choices,
      suppression: suppression,
      closed: {
        guard let known = id else { return }
        id = nil
        closed()
        // GTK is not done yet with the dialog that it tells of.
        DispatchQueue.main.async { questions.removeValue(forKey: known)?.stop() }
      }, in: session.graph)
    id = ObjectIdentifier(question)
    questions[ObjectIdentifier(question)] = question
    session.renderer.requestFlush()
    return true
  }

  /// Asks by `ask`, and returns with the answer; meanwhile everything else goes on.
  /// - Parameter otherwise: the answer where nothing is on the screen, and where the program ends before there is one.
  package static func answer<Answer>(
    otherwise: Answer, to ask: (_ answer: @escaping @MainActor (Answer) -> Void) -> Void
  ) -> Answer {
    var answer = otherwise
    guard let session = DesktopSession.current else {
      ask { answer = $0 }
      return answer
    }
    session.graph.waiting {
      session.renderer.wait { done in
        ask {
          answer = $0
          done()
        }
      }
    }
    return answer
  }
}
