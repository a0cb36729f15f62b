struct Rows: View {
    let names = ["Ana", "Bo", "Cy"]
    let ages = [30, 41, 52]

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                    Text("\(index): \(name)").frame(height: 30)
                }
                ForEach(Array(zip(names, ages)), id: \.0) { name, age in
                    Text("\(name) is \(age)").frame(height: 40)
                }
                ForEach(names.indices, id: \.self) { i in
                    Text(names[i]).frame(height: 50)
                }
            }
            .scrollTargetLayout()
        }
    }
}
