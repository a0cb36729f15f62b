/// The style and the script of the report's page.
enum ReportPage {
    static let style: StaticString = """
        :root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}body{max-width:76rem;margin:0 auto;padding:1rem}
        h1{font-size:1.4rem}section{border-top:1px solid #8886;margin-top:2rem}.path{opacity:.7;font-family:monospace}
        .sentences li{font-family:monospace}.bar{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin:.6rem 0}
        .bar input[type=range]{flex:1;min-width:8rem}.bar button[aria-pressed=true]{outline:2px solid #277da1}
        .stack{position:relative;display:inline-grid;max-width:100%}.stack img{grid-area:1/1;max-width:100%}
        .sides{display:flex;flex-wrap:wrap;gap:1rem}.sides figure{margin:0;flex:1;min-width:12rem}
        .sides img{max-width:100%;display:block}figcaption{opacity:.7}svg.chart{width:100%;height:9rem;display:block}
        .none{padding:2rem;border:1px dashed #888;text-align:center}
        """

    static let script: StaticString = #"""
        "use strict";
        for (const viewer of document.querySelectorAll(".viewer")) {
          const data = JSON.parse(viewer.querySelector("script").textContent);
          const make = (tag, attributes, ...children) => {
            const node = document.createElement(tag);
            for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
            node.append(...children);
            return node;
          };
          const picture = (text, name) => text
            ? make("img", { src: "data:image/svg+xml;base64," + text, alt: name })
            : make("div", { class: "none" }, "no picture " + name);
          const modes = ["side by side", "slider", "blend", "blink"];
          let mode = modes[0], number = 0, timer = 0;
          const buttons = modes.map(name => make("button", { type: "button", "data-mode": name }, name));
          const amount = make("input", { type: "range", class: "amount", min: 0, max: 100, value: 50,
            "aria-label": "how much of the new picture shows" });
          const frame = make("input", { type: "range", class: "frame", min: 0,
            max: Math.max(0, data.frames.length - 1), value: 0, "aria-label": "moment" });
          const label = make("output", { class: "moment" });
          const area = make("div", { class: "area" });
          const chart = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          chart.setAttribute("class", "chart");
          chart.setAttribute("viewBox", "0 0 800 160");
          chart.setAttribute("preserveAspectRatio", "none");
          chart.setAttribute("role", "img");
          chart.setAttribute("aria-label", "offset and velocity of both runs over time");
          viewer.append(make("div", { class: "bar" }, ...buttons, amount), make("div", { class: "bar" }, frame, label),
            area, chart, make("p", { class: "path" },
              "offset: solid, velocity: dashed; grey as it was, blue as it is"));

          const curve = (points, column, color, dash) => {
            const all = [...data.before, ...data.after];
            const end = Math.max(0.001, ...all.map(point => point[0]));
            const values = all.map(point => point[column]);
            const low = Math.min(0, ...values), high = Math.max(low + 1, ...values);
            const line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
            line.setAttribute("points", points.map(point => point[0] / end * 800 + "," +
              (155 - (point[column] - low) / (high - low) * 150)).join(" "));
            for (const [name, value] of Object.entries({ fill: "none", stroke: color, "stroke-dasharray": dash,
              "stroke-width": 2, "vector-effect": "non-scaling-stroke" })) line.setAttribute(name, value);
            chart.append(line);
            return end;
          };
          curve(data.before, 1, "#888", "none");
          curve(data.before, 2, "#888", "5 4");
          curve(data.after, 1, "#277da1", "none");
          const end = curve(data.after, 2, "#277da1", "5 4");
          const cursor = document.createElementNS("http://www.w3.org/2000/svg", "line");
          for (const [name, value] of Object.entries({ class: "cursor", y1: 0, y2: 160, stroke: "#d62839",
            "vector-effect": "non-scaling-stroke" })) cursor.setAttribute(name, value);
          chart.append(cursor);

          const show = () => {
            clearInterval(timer);
            for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.mode === mode);
            amount.disabled = mode !== "slider" && mode !== "blend";
            const now = data.frames[number];
            if (!now) return;
            label.textContent = now.name + " (" + now.t + " s)";
            const x = now.t / end * 800;
            cursor.setAttribute("x1", x);
            cursor.setAttribute("x2", x);
            const before = picture(now.before, "as it was"), after = picture(now.after, "as it is");
            if (mode === modes[0]) {
              area.replaceChildren(make("div", { class: "sides" },
                make("figure", {}, before, make("figcaption", {}, "as it was")),
                make("figure", {}, after, make("figcaption", {}, "as it is"))));
              return;
            }
            after.classList.add("top");
            area.replaceChildren(make("div", { class: "stack" }, before, after));
            if (mode === "slider") after.style.clipPath = "inset(0 0 0 " + (100 - amount.value) + "%)";
            if (mode === "blend") after.style.opacity = amount.value / 100;
            if (mode === "blink") {
              timer = setInterval(() => {
                after.style.visibility = after.style.visibility === "hidden" ? "visible" : "hidden";
              }, 500);
            }
          };
          for (const button of buttons) {
            button.addEventListener("click", () => { mode = button.dataset.mode; show(); });
          }
          amount.addEventListener("input", show);
          frame.addEventListener("input", () => { number = Number(frame.value); show(); });
          show();
        }
        """#
}
