/// Asks a person to rate the program in the store that it comes from.
///
/// The system decides whether the question is shown, and here it never is: a Linux desktop's programs come from no store that
/// could be asked.
@MainActor @preconcurrency
public struct RequestReviewAction {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks for a rating; nothing is shown, as there is no store.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
