/** Function that returns the width of a text as a multiple of the font size. */
export type Measure = (text: string) => number;

/** A font size, and the most lines that a text of this size may have. */
export type Step = {readonly size: number; readonly lines: number};

// Punctuation that must not start or end a line (GB/T 15834, W3C clreq).
const noStart = /^[、，。．：；！？）】》〉」』”’…—·％%,.:;!?)\]}]/;
const noEnd = /[（【《〈「『“‘([{]$/;
const clauseEnd = /[：:；;！？!?]\s*$/;
const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Splits a title into words, each with its punctuation and the space after it. Lines break only between units. */
function titleUnits(title: string): readonly string[] {
  const segments = [...new Intl.Segmenter('zh-Hans', {granularity: 'word'}).segment(title)];
  const units: string[] = [];
  for (const {segment} of segments) {
    const last = units.at(-1);
    const mayBreak =
      last !== undefined &&
      !/^\s/.test(segment) &&
      !noStart.test(segment) &&
      !noEnd.test(last) &&
      (/\s$/.test(last) || han.test(last.at(-1)!) || han.test(segment[0]!));
    if (last === undefined || mayBreak) units.push(segment);
    else units[units.length - 1] = last + segment;
  }
  return units;
}

/** Returns the first size in `steps` in which a title fits, and the lines of the title. If none fits, adds `…`. */
export function fitTitle(
  title: string,
  measure: Measure,
  width: number,
  steps: readonly Step[],
): {readonly size: number; readonly lines: readonly string[]} {
  const units = titleUnits(title);
  for (const {size, lines: allowed} of steps) {
    for (const parts of [clauses(units), [units]]) {
      const lines = parts.flatMap((part) => balanced(part, measure, width / size));
      const fits = lines.every((line) => measure(line) <= width / size);
      if (fits && lines.length <= allowed) return {size, lines};
    }
  }
  const {size, lines: allowed} = steps.at(-1)!;
  const lines = fill(characters(units, measure, width / size), measure, width / size);
  return {size, lines: cut(lines, allowed, measure, width / size)};
}

function fill(units: readonly string[], measure: Measure, width: number): readonly string[] {
  const lines: string[] = [];
  for (const unit of units) {
    const last = lines.at(-1);
    if (last !== undefined && measure((last + unit).trimEnd()) <= width) {
      lines[lines.length - 1] = last + unit;
    } else lines.push(unit);
  }
  return lines.map((line) => line.trimEnd());
}

/** Breaks text into the fewest lines, of similar width: reduces the width until the text would need one more line. */
function balanced(units: readonly string[], measure: Measure, width: number): readonly string[] {
  let best = fill(units, measure, width);
  for (let share = 0.98; share > 0.4; share -= 0.02) {
    const lines = fill(units, measure, width * share);
    const fits = lines.every((line) => measure(line) <= width * share);
    if (lines.length !== best.length || !fits) break;
    best = lines;
  }
  return best;
}

function clauses(units: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  units.forEach((unit, index) => {
    found.at(-1)!.push(unit);
    if (clauseEnd.test(unit) && index < units.length - 1) found.push([]);
  });
  return found;
}

function characters(units: readonly string[], measure: Measure, width: number): readonly string[] {
  return units.flatMap((unit) => (measure(unit.trimEnd()) <= width ? [unit] : [...unit]));
}

function cut(
  lines: readonly string[],
  allowed: number,
  measure: Measure,
  width: number,
): readonly string[] {
  if (lines.length <= allowed) return lines;
  const shown = lines.slice(0, allowed);
  let last = [...shown.at(-1)!];
  while (last.length > 0 && measure(`${last.join('').trimEnd()}…`) > width)
    last = last.slice(0, -1);
  return [...shown.slice(0, -1), `${last.join('').trimEnd()}…`];
}
