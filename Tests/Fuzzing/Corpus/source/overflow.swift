Text("\(Int.max)").frame(width: 1e308 * 10, height: Double(Int.max / 0)).padding(-1e300).opacity(0 / 0)
