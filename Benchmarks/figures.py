"""A figure of the table: what was measured in each round, and what it is held against in the same round."""
from dataclasses import dataclass, field
from statistics import median


@dataclass
class Figure:
    name: str
    against: str = "-"
    aim: str = "-"
    ours: list[float] = field(default_factory=list)
    reference: list[float] = field(default_factory=list)
    #: How a number of `ours` reads: a unit, with what a raw number is divided by.
    unit: str = ""
    divisor: float = 1
    #: Given turns the ratio around: for rates, more is better.
    note: str = ""
    bound: float | None = None
    at_most: bool = True

    def ratios(self):
        return [ours / other for ours, other in zip(self.ours, self.reference) if other > 0]

    @property
    def ratio(self):
        return median(self.ratios()) if self.reference else None

    @property
    def value(self):
        return median(self.ours) / self.divisor if self.ours else None

    def holds(self):
        """Whether the aim is met; None where there is none, or nothing was measured."""
        if self.bound is None or not self.ours:
            return None
        number = self.ratio if self.reference else self.value
        return number <= self.bound if self.at_most else number >= self.bound

    def row(self):
        if not self.ours:
            return [self.name, self.against, self.aim, self.note or "not measured", "", "", ""]
        value = f"{number(self.value)} {self.unit}".strip()
        spread = self.ratios() if self.reference else [x / self.divisor for x in self.ours]
        ratio = f"{number(self.ratio)}x" if self.reference else ""
        ends = f"{number(min(spread))} ... {number(max(spread))}" if len(spread) > 1 else ""
        verdict = {None: self.note, True: "yes", False: "no"}[self.holds()]
        return [self.name, self.against, self.aim, value, ratio, ends, verdict]

    def record(self):
        return {"figure": self.name, "against": self.against, "aim": self.aim, "unit": self.unit,
                "value": self.value, "ratio": self.ratio, "ours": [x / self.divisor for x in self.ours],
                "reference": [x / self.divisor for x in self.reference], "holds": self.holds()}


def number(value):
    """Three digits that count."""
    if value is None:
        return ""
    if value == 0 or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(figures):
    """The figures in Markdown, columns in line."""
    rows = [["figure", "against", "aim", "ours", "ratio", "lowest ... highest", "met"]]
    rows += [figure.row() for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)
