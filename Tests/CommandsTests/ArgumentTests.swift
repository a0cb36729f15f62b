import Commands
import Testing

struct ArgumentTests {
    private func run(_ words: String...) -> CommandOutput {
        Program(words: words).run()
    }

    @Test(arguments: [
        (["serv"], "zoetrope: unknown command serv; did you mean serve?\nRun `zoetrope help` to see what there is.\n"),
        (
            ["serve", "--prot", "80"],
            "zoetrope: unknown option --prot; did you mean --port?\nRun `zoetrope help serve` to see what there is.\n"
        ),
        (
            ["render", "x.json", "--prodct=frame"],
            "zoetrope: unknown option --prodct; did you mean --product?\nRun `zoetrope help render` to see what there is.\n"
        ),
        (["render"], "zoetrope: render needs FILE|-\nRun `zoetrope help render` to see what there is.\n"),
        (
            ["render", "a", "b"],
            "zoetrope: render takes one operand, not 2\nRun `zoetrope help render` to see what there is.\n"
        ),
        (
            ["version", "now"],
            "zoetrope: version takes no operand, not 1\nRun `zoetrope help version` to see what there is.\n"
        ),
        (
            ["serve", "--port"],
            "zoetrope: --port needs a value: -p, --port PORT\nRun `zoetrope help serve` to see what there is.\n"
        ),
        (
            ["serve", "--port", "70000"],
            "zoetrope: --port is a whole number from 0 to 65535, not 70000\nRun `zoetrope help serve` to see what there is.\n"
        ),
        (
            ["serve", "--port", "1", "-p", "2"],
            "zoetrope: --port is given twice\nRun `zoetrope help serve` to see what there is.\n"
        ),
        (
            ["serve", "--limit-queue", "many"],
            "zoetrope: --limit-queue is a whole number from 0 to 1048576, not many\nRun `zoetrope help serve` to see what there is.\n"
        ),
        (
            ["render", "-", "--product", "anmation"],
            "zoetrope: --product cannot be anmation; it is one of animation, frame, filmstrip, chart, onion, timeline, csv, frames, swift; did you mean animation?\nRun `zoetrope help render` to see what there is.\n"
        ),
        (
            ["render", "-", "-p", "frame", "-t", "setled"],
            "zoetrope: --time is no moment: “setled”; expected seconds from 0 to 3600, start, release or settled; did you mean settled?\nRun `zoetrope help render` to see what there is.\n"
        ),
        (
            ["render", "-", "-t", "1"],
            "zoetrope: --time has no meaning for animation\nRun `zoetrope help render` to see what there is.\n"
        ),
    ])
    func `a command line that makes no sense exits 4 with the nearest right word`(words: [String], errors: String) {
        let output = Program(words: words).run()
        #expect(output == CommandOutput(output: [], errors: errors, exitCode: .badUsage))
    }

    @Test func `the environment is read where no flag is given, and checked`() {
        let output = Program(words: ["serve"], environment: ["ZOETROPE_LIMIT_IDLE_SECONDS": "0"]).run()
        #expect(
            output.errors.hasPrefix("zoetrope: ZOETROPE_LIMIT_IDLE_SECONDS is a whole number from 1 to 3600, not 0\n"))
        #expect(Program(words: ["serve"], environment: ["PORT": "x"]).run().exitCode == .badUsage)
    }

    @Test func `a file that is not there exits 3 with the reason`() {
        let output = run("render", "/nowhere/at-all.json")
        #expect(output.errors == "/nowhere/at-all.json: No such file or directory\n")
        #expect(output.exitCode == .badDocument)
    }

    @Test func `the version is one line`() {
        #expect(run("version") == CommandOutput(output: Array("zoetrope 0.2.0\n".utf8)))
        #expect(run("--version") == run("version"))
    }

    @Test func `the overview names every command and exit code`() {
        let text = """
            zoetrope 0.2.0: how a SwiftUI carousel scrolls, without a Mac.

            Usage: zoetrope COMMAND [OPTIONS]

              serve               answers over HTTP until it is told to stop
              render FILE|-       draws a document, the same bytes as the server
              verify FOLDER|FILE  compares documents with their goldens and names what changed
              accept [PATTERN]    takes what is new as the goldens of the documents whose names are of the pattern (* for all)
              examples [NAME]     lists the examples, or prints one
              sign TARGET         signs a path and query for a server with a key
              version             prints the version
              help [COMMAND]      explains a command

            Exit codes: 0 done, 1 something is not as its golden, 2 a golden is missing or unreferenced, 3 a document is wrong, 4 the command line is wrong, 5 anything else.
            Run `zoetrope help COMMAND` for the options of a command.

            """
        #expect(String(decoding: run().output, as: UTF8.self) == text)
        #expect(run("help") == run())
        #expect(run("-h") == run())
    }

    @Test func `the help of render is its table`() {
        let text = """
            Usage: zoetrope render FILE|- [OPTIONS]

            It draws a document, the same bytes as the server.

              -p, --product NAME  what to make: animation, frame, filmstrip, chart, onion, timeline, csv, frames, swift
              -t, --time T        moment of a frame: seconds, start, release or settled
              --frame N           number of a frame, instead of --time
              -n, --frames N      moments of a filmstrip or an onion skin
              --motion auto|none  none draws an animation as a still
              --view NAME         the view of a Swift file that is shown
              -o, --output FILE   where to write (standard output)

            """
        #expect(String(decoding: run("help", "render").output, as: UTF8.self) == text)
        #expect(run("render", "--help") == run("help", "render"))
    }

    @Test func `the help of serve lists every limit with its default`() {
        let text = String(decoding: run("help", "serve").output, as: UTF8.self)
        #expect(text.contains("--limit-queue N                    most of the requests that wait for a worker (64)\n"))
        #expect(text.contains("--limit-body N                     bytes of the body of a request (1048576)\n"))
        #expect(text.contains("ZOETROPE_LIMIT_QUEUE"))
    }
}
