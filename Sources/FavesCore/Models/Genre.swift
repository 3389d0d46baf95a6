/// A kind of film. The raw value is what a person reads, and what is stored.
public enum Genre: String, CaseIterable, Identifiable, Hashable, Sendable {
  case action = "Action"
  case adventure = "Adventure"
  case crime = "Crime"
  case comedy = "Comedy"
  case drama = "Drama"
  case family = "Family"
  case fantasy = "Fantasy"
  case horror = "Horror"
  case mystery = "Mystery"
  case romance = "Romance"
  case sciFi = "Sci-Fi"
  case thriller = "Thriller"
  case western = "Western"

  public var id: Self { self }
  public var title: String { rawValue }
}
