// Stands for the script that the build makes.
