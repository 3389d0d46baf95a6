// A target has a source.
