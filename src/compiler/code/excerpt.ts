/** What the text around an example speaks of. */
export type About = {
  /** Names of options and keys, the nearest heading's first, the page's last. */
  readonly topics: readonly string[];
  /** What the paragraphs beside it set in code. */
  readonly words: readonly string[];
};

/** Files up to this length are shown whole. */
const wholeTo = 24;
const wholeCharacters = 2000;
/** How many lines of a longer file are seen when nothing in it is marked. */
const headLines = 16;
/** Lines around a marked one, and how many have to be left out for it to be worth a gap. */
const around = 3;
const gapFrom = {code: 4, manifest: 2};
/** A value of more lines is no detail that could be marked. */
const shortValue = 6;
/** No file shows fewer lines, unless it has no more. */
const atLeast = 4;

/** Keys that nearly every package has, and that a page is about only if it names them. */
const usualKeys = {
  package: new Set([
    'name',
    'version',
    'private',
    'license',
    'files',
    'scripts',
    'devDependencies',
  ]),
  tsconfig: new Set([
    ...['compilerOptions', 'target', 'module', 'moduleResolution', 'lib', 'strict', 'skipLibCheck'],
    ...['isolatedModules', 'rootDir', 'types', 'jsx', 'include'],
  ]),
};

/** Lines of a configuration that say no more than that it is one. */
const usualLine =
  /^(?:import \{ defineConfig \} from '@rslib\/core';|export default defineConfig\(.*|lib: \[\{ format: 'esm' \}\],|format: 'esm',|(?:\w+: )?[[{(]+|[\])}]+[,;]*|\/\/.*|)$/;

/** Words that stand in all code. */
const commonWords =
  /^(?:imports?|exports?|default|require|type|name|return|module|src|dist|open|mode)(?:\(\))?$/;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** True for a configuration of the package. */
export const isConfig = (file: string): boolean => /(?:^|\/)rslib\.config\.\w+$/.test(file);
const isManifest = (file: string): boolean =>
  /(?:^|\/)(?:package|tsconfig[\w.]*)\.json$/.test(file);
const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

/** Numbers of the lines, from 1, that pass. */
function numbers(lines: readonly string[], passes: (line: string) => boolean): readonly number[] {
  return lines.flatMap((line, index) => (passes(line) ? [index + 1] : []));
}

/** Where a value ends that begins in a line: the line that closes what the line opens. */
function endOf(lines: readonly string[], start: number): number {
  let depth = 0;
  for (let index = start - 1; index < lines.length; index += 1) {
    depth += lines[index]!.match(/[[{(]/g)?.length ?? 0;
    depth -= lines[index]!.match(/[\])}]/g)?.length ?? 0;
    if (depth <= 0) return index + 1;
  }
  return lines.length;
}

/** Lines that set a key to a short value, all of them. */
function keyLines(lines: readonly string[], name: string): readonly number[] {
  const key = new RegExp(String.raw`(?:^|[\s{,])["']?${escaped(name)}["']?(?::|,$)`);
  return numbers(lines, (line) => key.test(line)).flatMap((start) => {
    const length = endOf(lines, start) - start + 1;
    return length > shortValue ? [] : Array.from({length}, (_, index) => start + index);
  });
}

/** Lines that hold a word as a whole. */
function wordLines(lines: readonly string[], word: string): readonly number[] {
  const [start, end] = [
    /^\w/.test(word) ? String.raw`(?<![\w$])` : '',
    /\w$/.test(word) ? String.raw`(?![\w$])` : '',
  ];
  const pattern = new RegExp(start + escaped(word) + end);
  return numbers(lines, (line) => pattern.test(line));
}

/** Lines of a configuration that decide: those of the option that the place is about, or what is not usual in it. */
function decidingLines(lines: readonly string[], {topics, words}: About): readonly number[] {
  const few = (found: readonly number[]): boolean => found.length > 0 && found.length <= 6;
  const last = (name: string): string => name.split('.').at(-1)!;
  const topic = topics
    .flatMap((name) => [...name.split('.')].reverse())
    .map((name) => keyLines(lines, name))
    .find(few);
  const named = words.flatMap((word) =>
    /^[\w.]+$/.test(word)
      ? keyLines(lines, last(word))
      : word.length > 3
        ? wordLines(lines, word)
        : [],
  );
  const both = [...new Set([...(topic ?? []), ...named])];
  if (few(both)) return both;
  if (topic) return topic;
  const unusual = numbers(lines, (line) => !usualLine.test(line.trim()));
  return few(unusual) ? unusual : [];
}

/** Words of an effect: texts in the deciding lines of a configuration. */
export function literals(text: string, marked: readonly number[]): readonly string[] {
  const lines = linesOf(text);
  return marked.flatMap((line) =>
    [...lines[line - 1]!.matchAll(/'([^']{3,})'/g)]
      .map(([, value]) => value!.replace(/^\.\//, ''))
      .filter((value) => !/^(?:esm|cjs|umd|iife|web|node)$/.test(value)),
  );
}

/** Numbers of the lines of a file that the place is about, from 1. */
export function markedLines(file: string, text: string, about: About): readonly number[] {
  const lines = linesOf(text);
  const found = isConfig(file)
    ? decidingLines(lines, about)
    : isManifest(file)
      ? about.words.flatMap((word) => keyLines(lines, word))
      : about.words.flatMap((word) => {
          const hits = word.length < 3 || commonWords.test(word) ? [] : wordLines(lines, word);
          // What stands everywhere tells nothing.
          return hits.length <= Math.max(3, lines.length / 6) ? hits : [];
        });
  const marked = [...new Set(found)].sort((a, b) => a - b);
  return marked.length > 0 && marked.length <= Math.max(1, lines.length * 0.6) ? marked : [];
}

/** The lines of a manifest that matter: keys that are not in every package, with what encloses them. */
function matteringLines(
  lines: readonly string[],
  usual: ReadonlySet<string>,
  marked: readonly number[],
): readonly number[] {
  const seen = new Set(marked);
  // Keys are looked at one by one in the file itself and in the options of the compiler.
  let next = 1;
  lines.forEach((text, index) => {
    const line = index + 1;
    const key = /^\s*"([^"]+)":/.exec(text)?.[1];
    if (line < next || key === undefined) return;
    if (key !== 'compilerOptions') next = endOf(lines, line) + 1;
    // A script that only builds is in every package; one with options is what the place is about.
    const says = key === 'scripts' && !/^\s*"build": "rslib"$/.test(lines[index + 1] ?? '');
    if (says || !usual.has(key)) for (let inner = line; inner < next; inner += 1) seen.add(inner);
  });
  // What encloses a line is seen with it.
  for (const line of [...seen]) {
    lines.forEach((_, index) => {
      const end = endOf(lines, index + 1);
      if (index + 1 < line && end >= line) seen.add(index + 1).add(end);
    });
  }
  return [...seen];
}

/** The helpers of the bundler at the top of a file: the first line of them, and the one after. */
function runtimeOf(lines: readonly string[]): readonly [number, number] {
  const start = lines.findIndex((line) =>
    /var __webpack_(?:module_cache__ =|modules__ = \{\};|require__ =)/.test(line),
  );
  const end = lines.findIndex((line) =>
    /^\s*(?:var __webpack_exports__ =|__webpack_require__\.add\()/.test(line),
  );
  return start < 0 || end < start ? [0, 0] : [start + 1, end + 1];
}

/**
 * Numbers of the lines of a file that are seen to begin with; undefined when it is shown whole. Of a manifest that is
 * what matters in it, of a long file its beginning and what is marked.
 */
export function seenLines(
  file: string,
  text: string,
  marked: readonly number[],
): readonly number[] | undefined {
  const lines = linesOf(text);
  const seen = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let line = Math.max(1, from); line <= Math.min(lines.length, to); line += 1)
      seen.add(line);
  };
  if (isManifest(file)) {
    const usual = usualKeys[file.endsWith('package.json') ? 'package' : 'tsconfig'];
    for (const line of matteringLines(lines, usual, marked)) seen.add(line);
    if (seen.size === 0) return undefined;
  } else {
    if (lines.length <= wholeTo) {
      // Every line is seen, and the file is folded all the same: by its height.
      return text.length > wholeCharacters ? lines.map((_, index) => index + 1) : undefined;
    }
    const [start, end] = runtimeOf(lines);
    for (const line of marked) add(line - around, line + around);
    // What is left over is filled from the beginning, but for what the bundler adds to every file of its kind.
    for (let line = 1; line <= lines.length && seen.size < headLines; line += 1) {
      if (line < start || line >= end) seen.add(line);
    }
  }
  // A gap takes a line itself: short ones are filled.
  const least = isManifest(file) ? gapFrom.manifest : gapFrom.code;
  let gap: number[] = [];
  for (let line = 1; line <= lines.length + 1; line += 1) {
    if (line <= lines.length && !seen.has(line)) gap.push(line);
    else {
      if (gap.length < least || seen.size < atLeast)
        gap
          .slice(0, gap.length < least ? undefined : atLeast)
          .forEach((filled) => seen.add(filled));
      gap = [];
    }
  }
  return seen.size === lines.length ? undefined : [...seen].sort((a, b) => a - b);
}
