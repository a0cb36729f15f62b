// The first value of this target replaces this file.
