"""Playing a battle: history, undo, dice, files, and the words that people type."""
