import Typography

/// Whether the widths below can be what the tests say; they are Inter's.
let hasInter = FontLibrary.shared.hasInter

/// A library with no font at all.
let bare = FontLibrary(directories: [])

/// Inter at a size, regular.
func inter(_ size: Double) -> FontDescription { FontDescription(size: size) }
