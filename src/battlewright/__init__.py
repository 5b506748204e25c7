"""battlewright resolves tabletop miniature battles by the rules."""
