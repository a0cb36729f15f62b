struct City: Identifiable, Hashable {
    let name: String
    var country = "Croatia"
    var id: String { name.lowercased() }
}

struct CityCard: View {
    let city: City

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(city.name).font(.headline)
            Text(city.country).font(.caption).foregroundStyle(.secondary)
        }
        .frame(width: 160, height: 90)
    }
}

struct CityList: View {
    let cities = [City(name: "Split"), City(name: "Graz", country: "Austria"), City(name: "Zadar")]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 20) {
                ForEach(cities) { city in
                    CityCard(city: city)
                }
            }
            .scrollTargetLayout()
        }
    }
}
