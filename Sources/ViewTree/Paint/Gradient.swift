/// Colours along a line or a radius.
package struct Gradient: Sendable, Hashable {
    /// In rising order of location.
    package var stops: [Stop]

    /// A colour at a place from 0 to 1.
    package struct Stop: Sendable, Hashable {
        /// The colour there.
        package var color: Color
        /// 0 at the start, 1 at the end.
        package var location: Double

        /// Makes a stop.
        package init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// Makes one from its parts.
    package init(stops: [Stop]) {
        self.stops = stops
    }

    /// Makes evenly spaced stops; one colour fills all of it.
    package init(colors: [Color]) {
        self.init(
            stops: colors.enumerated().map { index, color in
                Stop(color: color, location: colors.count < 2 ? 0 : Double(index) / Double(colors.count - 1))
            })
    }
}
