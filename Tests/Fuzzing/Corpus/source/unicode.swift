Text("a\u{3}b 👩‍👧 \("x")")
