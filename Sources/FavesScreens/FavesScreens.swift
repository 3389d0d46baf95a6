// FavesScreens
