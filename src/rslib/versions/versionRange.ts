import {compareVersions} from './compareVersions';

/** Versions from `from`, inclusive, to `below`, exclusive. */
type Span = readonly [from: string, below: string];

const end = '99999.0.0';
const everything: Span = ['0.0.0', end];

/** Returns the newest of the given versions in a range such as `^1.2.0`; undefined if there is none. */
export function newestIn(range: string, versions: readonly string[]): string | undefined {
  const sets = range.split('||').map(spansOf);
  const isIn = (version: string, [from, below]: Span): boolean =>
    compareVersions(from, version) <= 0 && compareVersions(version, below) < 0;
  return versions
    .filter((version) => sets.some((spans) => spans?.every((span) => isIn(version, span))))
    .sort(compareVersions)
    .at(-1);
}

/** Returns the spans of one alternative between `||`; a version must be in all of them. Undefined if invalid. */
function spansOf(text: string): readonly Span[] | undefined {
  const hyphen = /^\s*(\S+)\s+-\s+(\S+)\s*$/.exec(text);
  const parts = hyphen
    ? [`>=${hyphen[1]}`, `<=${hyphen[2]}`]
    : text
        .replace(/([<>=~^])\s+/g, '$1')
        .trim()
        .split(/\s+/);
  const spans = parts.map(spanOf);
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

function spanOf(part: string): Span | undefined {
  if (/^(?:|[*xX]|latest)$/.test(part)) return everything;
  const match =
    /^([<>]=?|[=~^])?v?(\d{1,5})(?:\.(\d{1,5}|[xX*]))?(?:\.(\d{1,5}|[xX*]))?(-[\w.]{1,40})?$/.exec(
      part,
    );
  if (!match) return undefined;
  const [, operator = '', ...found] = match;
  const given = found
    .slice(0, 3)
    .map(Number)
    .filter((number) => !Number.isNaN(number));
  const from = `${[...given, 0, 0].slice(0, 3).join('.')}${found[3] ?? ''}`;
  /** Returns the first version in which the number at a place (0 for the major version) is greater. */
  const after = (place: number): string => {
    const raised = [...given, 0, 0].slice(0, place + 1);
    raised[place]! += 1;
    return [...raised, 0, 0].slice(0, 3).join('.');
  };
  const last = given.length - 1;
  switch (operator) {
    case '>=':
      return [from, end];
    case '>':
      return [after(last), end];
    case '<':
      return ['0.0.0', from];
    case '<=':
      return ['0.0.0', after(last)];
    case '~':
      return [from, after(Math.min(last, 1))];
    case '^': {
      const first = given.findIndex((number) => number > 0);
      return [from, after(first === -1 ? last : first)];
    }
    default:
      return [from, after(last)];
  }
}
