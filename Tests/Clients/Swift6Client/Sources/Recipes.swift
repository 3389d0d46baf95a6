import SwiftUI

struct Recipe: Identifiable, Hashable, Sendable {
  enum Course: String, CaseIterable, Identifiable, Sendable {
    case starter, main, dessert
    var id: Self { self }
    var name: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
  }

  let id: UUID
  var title: String
  var course: Course
  var minutes: Int
  var steps: [String]

  init(_ title: String, _ course: Course, minutes: Int, steps: [String] = []) {
    id = UUID()
    self.title = title
    self.course = course
    self.minutes = minutes
    self.steps = steps
  }

  static let samples = [
    Recipe("Tomato soup", .starter, minutes: 25, steps: ["Chop", "Simmer", "Blend"]),
    Recipe("Risotto", .main, minutes: 40, steps: ["Toast the rice", "Stir", "Rest"]),
    Recipe("Panna cotta", .dessert, minutes: 15),
  ]
}

struct RecipesView: View {
  @Environment(AppModel.self) private var model
  @State private var search = ""
  @State private var isAdding = false

  private var found: [Recipe] {
    search.isEmpty
      ? model.recipes : model.recipes.filter { $0.title.localizedStandardContains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(Recipe.Course.allCases) { course in
          let recipes = found.filter { $0.course == course }
          if !recipes.isEmpty {
            Section(course.name) {
              ForEach(recipes) { recipe in
                NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
              }
              .onDelete { offsets in
                let gone = Set(offsets.map { recipes[$0].id })
                model.recipes.removeAll { gone.contains($0.id) }
              }
            }
          }
        }
      }
      .overlay {
        if found.isEmpty {
          ContentUnavailableView.search(text: search)
        }
      }
      .searchable(text: $search)
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: recipe)
      }
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        NewRecipe()
      }
    }
  }
}

struct RecipeRow: View {
  @Environment(AppModel.self) private var model
  let recipe: Recipe

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(recipe.title)
          .font(.headline)
        Text("\(recipe.minutes) minutes")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if model.isFavourite(recipe) {
        Image(systemName: "heart.fill")
          .foregroundStyle(.red)
      }
    }
  }
}

struct RecipeDetail: View {
  @Environment(AppModel.self) private var model
  @Environment(\.accent) private var accent
  @Environment(\.onShare) private var onShare
  let recipe: Recipe

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { offset, step in
          HStack(alignment: .firstTextBaseline) {
            Text("\(offset + 1).")
              .bold()
              .foregroundStyle(accent)
            Text(step)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(recipe.title)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button {
          model.toggleFavourite(recipe)
        } label: {
          Image(systemName: model.isFavourite(recipe) ? "heart.fill" : "heart")
        }
        .accessibilityLabel("Favourite")
        if let onShare {
          Button("Share") { onShare(recipe.title) }
        }
      }
    }
  }
}

struct NewRecipe: View {
  @Environment(AppModel.self) private var model
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Recipe("", .main, minutes: 30)
  @State private var minutes = 30.0

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $draft.title, prompt: Text("What is it called?"))
          .onSubmit(save)
        Picker("Course", selection: $draft.course) {
          ForEach(Recipe.Course.allCases) { Text($0.name) }
        }
        .pickerStyle(.segmented)
        LabeledContent("Time") {
          Slider(value: $minutes, in: 5...120, step: 5) {
            Text("Time")
          } minimumValueLabel: {
            Text("5")
          } maximumValueLabel: {
            Text("120")
          } onEditingChanged: { isEditing in
            if !isEditing { draft.minutes = Int(minutes) }
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("New recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(draft.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .interactiveDismissDisabled(!draft.title.isEmpty)
    }
  }

  private func save() {
    model.recipes.append(draft)
    dismiss()
  }
}

#Preview("Recipes") {
  RecipesView().environment(AppModel())
}

#Preview("Detail", traits: .sizeThatFitsLayout) {
  RecipeDetail(recipe: .samples[0]).environment(AppModel())
}

#Preview("New") {
  NewRecipe()
    .environment(AppModel())
}
