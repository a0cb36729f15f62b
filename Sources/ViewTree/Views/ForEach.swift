/// A view for each element of a collection.
package struct ForEach: Sendable, Equatable {
    /// The elements.
    package var elements: Elements

    /// A collection of views with identities.
    package enum Elements: Sendable, Equatable {
        /// Each written out.
        case list([Element])
        /// The same view so many times; `{index}` and `{number}` in its texts and in the id stand for 0, 1 … and 1, 2 …
        case repeated(count: Int, id: ViewIDTemplate, view: View)
    }

    /// One element.
    package struct Element: Sendable, Equatable {
        /// Its identity among the others.
        package var id: ViewID
        /// Its view.
        package var view: View

        /// Makes an element.
        package init(id: ViewID, view: View) {
            self.id = id
            self.view = view
        }
    }

    /// Makes one from its parts.
    package init(elements: Elements) {
        self.elements = elements
    }

    /// How many elements there are.
    package var count: Int {
        switch elements {
        case .list(let list): list.count
        case .repeated(let count, _, _): count
        }
    }

    /// The element at an index in 0 ..< count.
    package func element(at index: Int) -> Element {
        switch elements {
        case .list(let list): list[index]
        case .repeated(_, let id, let view): Element(id: id.id(at: index), view: view.instantiated(at: index))
        }
    }
}
