/// A value of the environment that a view may set for what is inside it.
package enum EnvironmentValue: Sendable, Hashable {
    /// Which way text and rows run.
    case layoutDirection(LayoutDirection)
    /// The width class.
    case horizontalSizeClass(SizeClass)
    /// The height class.
    case verticalSizeClass(SizeClass)
}
