// HeadlessRenderer
