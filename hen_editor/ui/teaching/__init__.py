"""What the shelf `teaching` brings into a window: solving problems, counting positions, and pages to print."""
