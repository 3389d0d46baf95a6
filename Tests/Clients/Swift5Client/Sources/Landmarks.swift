// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Combine
import SwiftUI

struct Landmark: Hashable, Codable, Identifiable {
  var id: Int
  var name: String
  var park: String
  var state: String
  var category: Category
  var isFavorite: Bool

  enum Category: String, CaseIterable, Codable, Hashable {
    case featured = "Featured"
    case lakes = "Lakes"
    case rivers = "Rivers"
  }
}

let landmarkData = [
  Landmark(
    id: 1001, name: "Turtle Rock", park: "Joshua Tree National Park", state: "California",
    category: .featured, isFavorite: true),
  Landmark(
    id: 1002, name: "Silver Salmon Creek", park: "Lake Clark National Park", state: "Alaska",
    category: .lakes,
    isFavorite: false),
  Landmark(
    id: 1003, name: "Chilkoot Trail", park: "Klondike Gold Rush", state: "Alaska", category: .rivers,
    isFavorite: true),
]

final class UserData: ObservableObject {
  let willChange = PassthroughSubject<UserData, Never>()

  @Published var showFavoritesOnly = false
  @Published var landmarks = landmarkData
}

struct LandmarkRow: View {
  var landmark: Landmark

  var body: some View {
    HStack {
      Image(systemName: "photo")
        .resizable()
        .frame(width: 50, height: 50)
      Text(landmark.name)
      Spacer()

      if landmark.isFavorite {
        Image(systemName: "star.fill")
          .imageScale(.medium)
          .foregroundColor(.yellow)
      }
    }
  }
}

struct LandmarkList: View {
  @EnvironmentObject private var userData: UserData

  var body: some View {
    NavigationView {
      List {
        Toggle(isOn: $userData.showFavoritesOnly) {
          Text("Show Favorites Only")
        }

        ForEach(userData.landmarks) { landmark in
          if !self.userData.showFavoritesOnly || landmark.isFavorite {
            NavigationLink(destination: LandmarkDetail(landmark: landmark).environmentObject(self.userData)) {
              LandmarkRow(landmark: landmark)
            }
          }
        }
      }
      .navigationBarTitle(Text("Landmarks"))
    }
  }
}

struct CircleImage: View {
  var image: Image

  var body: some View {
    image
      .clipShape(Circle())
      .overlay(Circle().stroke(Color.white, lineWidth: 4))
  }
}

struct LandmarkDetail: View {
  @EnvironmentObject var userData: UserData
  var landmark: Landmark

  var landmarkIndex: Int {
    userData.landmarks.firstIndex(where: { $0.id == landmark.id })!
  }

  var body: some View {
    VStack {
      CircleImage(image: Image(systemName: "map"))
        .padding(.bottom, -130)

      VStack(alignment: .leading) {
        HStack {
          Text(landmark.name)
            .font(.title)

          Button(action: {
            self.userData.landmarks[self.landmarkIndex].isFavorite.toggle()
          }) {
            if self.userData.landmarks[self.landmarkIndex].isFavorite {
              Image(systemName: "star.fill")
                .foregroundColor(Color.yellow)
            } else {
              Image(systemName: "star")
                .foregroundColor(Color.gray)
            }
          }
        }

        HStack(alignment: .top) {
          Text(landmark.park)
            .font(.subheadline)
          Spacer()
          Text(landmark.state)
            .font(.subheadline)
        }
      }
      .padding()

      Spacer()
    }
    .navigationBarTitle(Text(landmark.name), displayMode: .inline)
  }
}

struct CategoryHome: View {
  var categories: [String: [Landmark]] {
    Dictionary(grouping: landmarkData, by: { $0.category.rawValue })
  }

  @State private var showingProfile = false

  var profileButton: some View {
    Button(action: { self.showingProfile.toggle() }) {
      Image(systemName: "person.crop.circle")
        .imageScale(.large)
        .accessibilityLabel(Text("User Profile"))
        .padding()
    }
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(categories.keys.sorted(), id: \.self) { key in
          CategoryRow(categoryName: key, items: self.categories[key]!)
        }

        NavigationLink(destination: LandmarkList()) {
          Text("See All")
        }
      }
      .navigationBarTitle(Text("Featured"))
      .navigationBarItems(trailing: profileButton)
      .sheet(isPresented: $showingProfile) {
        ProfileHost()
      }
    }
  }
}

struct CategoryRow: View {
  var categoryName: String
  var items: [Landmark]

  var body: some View {
    VStack(alignment: .leading) {
      Text(self.categoryName)
        .font(.headline)
        .padding(.leading, 15)
        .padding(.top, 5)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 0) {
          ForEach(self.items) { landmark in
            VStack(alignment: .leading) {
              Image(systemName: "photo").cornerRadius(5)
              Text(landmark.name).foregroundColor(.primary).font(.caption)
            }
            .padding(.leading, 15)
          }
        }
      }
      .frame(height: 185)
    }
  }
}

struct LandmarkList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      LandmarkList()
      LandmarkDetail(landmark: landmarkData[0])
      LandmarkRow(landmark: landmarkData[1])
      CategoryHome()
    }
    .environmentObject(UserData())
  }
}
