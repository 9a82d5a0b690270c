const escape = String.fromCharCode(27);
const bell = String.fromCharCode(7);

/** What colours, moves and links in a terminal, also where the escape sign was lost on the way. */
const sequences = new RegExp(
  `${escape}\\][^${bell}${escape}]*(?:${bell}|${escape}\\\\)|${escape}\\[[0-?]*[ -/]*[@-~]|\\[\\d+(?:;\\d+)*m`,
  'g',
);

/** Frames of code, bullets and signs. */
const drawn = /[\u2500-\u27bf×⨯›·•]/g;

/** A log is read so far: what matters stands in it long before. */
const longest = 200_000;

/** The lines of a log as they would stand in a plain file: without colours, frames and doubled spaces. */
export function cleanLog(text: string): readonly string[] {
  return text
    .slice(0, longest)
    .replace(sequences, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .split(/[\r\n]+/)
    .map((line) => line.replace(drawn, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
