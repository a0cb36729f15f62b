import CarouselDocument
import Scrolling
import ViewTree

/// The carousels that are measured.
enum Carousels {
    /// The query of the README's first example.
    static let readme =
        "items=12&width=280&height=180&spacing=16&margins=24&behavior=viewAligned&velocity=1400&scale=0.85&opacity=0.6"

    /// Fifteen rows in sight at once, each with a title, scaled and faded at the edges.
    static let fifteen = """
        {"title":"Fifteen in sight","viewport":{"width":393,"height":852},
         "scroll":{"axes":"vertical"},"layout":{"lazyVStack":{"spacing":8}},
         "items":{"count":60,"card":{"frame":{"width":340,"height":50},"fill":{"palette":"ocean"},
                  "cornerRadius":12,"title":"Card {number}"}},
         "transition":{"configuration":{"interactive":"easeInOut"},"edge":{"opacity":0.5,"scale":0.85}},
         "interactions":[{"fling":{"drag":-60,"velocity":1200}}]}
        """

    /// The fling that sizes are told of, as the tests have it: twelve cards without words, scaled and faded, 263 frames.
    static let fling = """
        {"viewport":{"width":393,"height":320},
         "scroll":{"targetBehavior":"none","indicators":"hidden",
                   "contentMargins":[{"edges":"horizontal","length":24,"for":"scrollContent"}]},
         "layout":{"lazyHStack":{"spacing":16}},
         "items":{"count":12,"card":{"frame":{"width":280,"height":180},"cornerRadius":20,"title":null,
                                     "fill":{"palette":"ocean"}}},
         "transition":{"configuration":{"interactive":"easeInOut"},"edge":{"scale":0.85,"opacity":0.6}},
         "interactions":[{"fling":{"velocity":4500}}],"output":{"theme":"light","tail":1.29}}
        """

    /// Cards of one width, flung in their middle.
    static func uniform(_ count: Int) -> String {
        """
        {"viewport":{"width":390,"height":220},"layout":{"lazyHStack":{"spacing":10}},
         "scroll":{"targetBehavior":{"viewAligned":{"limit":"never"}},"position":{"id":\(count / 2),"anchor":"leading"}},
         "items":{"count":\(count),"id":"{index}","card":{"frame":{"width":120,"height":160},"fill":{"palette":"ocean"}}},
         "interactions":[{"fling":{"drag":-60,"velocity":2000}}]}
        """
    }

    /// Cards of many widths, the first flung.
    static func variable(_ count: Int) -> String {
        let items = (0..<count).map { "{\"id\":\"\($0)\",\"frame\":{\"width\":\(60 + $0 * 37 % 120),\"height\":160}}" }
        return """
            {"viewport":{"width":390,"height":220},"layout":{"lazyHStack":{"spacing":10}},
             "scroll":{"targetBehavior":{"viewAligned":{"limit":"never"}}},
             "items":[\(items.joined(separator: ","))],"interactions":[{"fling":{"drag":-60,"velocity":2000}}]}
            """
    }

    /// The scene of a document that is right.
    static func scene(_ document: String) -> Scene {
        do {
            return try Scene(json: Array(document.utf8), limits: limits)
        } catch {
            fail("\(error)")
        }
    }

    /// The timeline of a document that is right.
    static func timeline(_ document: String) -> Timeline {
        do {
            return try scene(document).timeline()
        } catch {
            fail("\(error)")
        }
    }

    private static let limits = DocumentLimits()
}
