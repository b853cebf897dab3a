// Placeholder for the script of the build.
