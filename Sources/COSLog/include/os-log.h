// There is nothing in it: what sources want of `os.log` is in the Swift module.
