struct A: View { var body: some View { A() } }
func f(_ n: Int) -> Int { f(n + 1) }
struct B: View { var body: some View { Text("\(f(0))"); A() } }
