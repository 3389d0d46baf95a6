// FavesCore
