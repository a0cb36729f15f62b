import Testing

@Suite struct VectorFileTests {
    @Test func `every one of the 101 vectors belongs to a kind that is tested`() {
        // Kind → number of vectors; each kind has one test in VectorTests or ComparisonVectorTests.
        let tested = [
            "deceleration": 10, "edgeBounce": 6, "overscrollRelease": 7, "retarget": 14, "retargetSmooth": 6,
            "paging": 7, "pagingTarget": 7, "rubberBand": 9, "setContentOffsetAnimated": 2, "scrollToTop": 1,
            "spring": 7, "springDocs": 2, "unitBezier": 5, "velocityEstimator": 2, "panSlop": 4,
            "webkitSnapProgress": 4, "chromiumFling": 3, "chromiumSnapFling": 2, "flutterFriction": 2,
            "recordedBounce": 1,
        ]
        #expect(Dictionary(grouping: Vector.all, by: \.kind).mapValues(\.count) == tested)
        #expect(Vector.all.count == 101)
    }
}
