const escape = String.fromCharCode(27);
const bell = String.fromCharCode(7);

/** Control sequences of terminals; colours also without the escape character, which copying may remove. */
const sequences = new RegExp(
  `${escape}\\][^${bell}${escape}]*(?:${bell}|${escape}\\\\)|${escape}\\[[0-?]*[ -/]*[@-~]|\\[\\d+(?:;\\d+)*m`,
  'g',
);

/** Characters that draw code frames, bullets and symbols. */
const drawn = /[\u2500-\u27bf×⨯›·•]/g;

/** Number of characters from the start of a log that are read. */
const longest = 200_000;

/** Returns the lines of a log without control sequences, frames, repeated spaces and empty lines. */
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
