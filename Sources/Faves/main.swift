print("faves")
