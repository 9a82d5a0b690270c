import {escapeRegExp} from '../escapeRegExp';

/** Names in the text around an example. Lines of its files that contain such a name are relevant to the text. */
export type ExampleContext = {
  /** Headings that are names, such as `dts.bundle`: the nearest above the example first, the page's title last. */
  readonly topics: readonly string[];
  /** Inline code in the paragraphs before and after the example. */
  readonly words: readonly string[];
};

/** Longest file that is shown whole, in lines and characters. */
const maxWholeLines = 24;
const maxWholeCharacters = 2000;
/** Minimum of visible lines in a longer file. If fewer are relevant, lines from its start are shown as well. */
const minCodeLines = 16;
/** Number of lines shown above and below each relevant line. */
const around = 3;
/** Number of irrelevant lines in a row from which a gap hides them, by kind of file. */
const gapFrom = {code: 4, manifest: 2};
/** Maximum number of lines of a key with its value: keys with more lines are not relevant. */
const maxValueLines = 6;
const minVisibleLines = 4;

/** Keys of nearly every `package.json` and `tsconfig.json`, relevant only if the text around the example names them. */
const usualKeys = {
  package: ['name', 'version', 'private', 'license', 'files', 'scripts', 'devDependencies'],
  tsconfig: [
    ...['compilerOptions', 'target', 'module', 'moduleResolution', 'lib', 'strict', 'skipLibCheck'],
    ...['isolatedModules', 'rootDir', 'types', 'jsx', 'include'],
  ],
};

const usualLine =
  /^(?:import \{ defineConfig \} from '@rslib\/core';|export default defineConfig\(.*|lib: \[\{ format: 'esm' \}\],|format: 'esm',|(?:\w+: )?[[{(]+|[\])}]+[,;]*|\/\/.*|)$/;

const commonWords =
  /^(?:imports?|exports?|default|require|type|name|return|module|src|dist|open|mode)(?:\(\))?$/;

export const isConfig = (file: string): boolean => /(?:^|\/)rslib\.config\.\w+$/.test(file);
const isManifest = (file: string): boolean =>
  /(?:^|\/)(?:package|tsconfig[\w.]*)\.json$/.test(file);
const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

function numbers(lines: readonly string[], passes: (line: string) => boolean): readonly number[] {
  return lines.flatMap((line, index) => (passes(line) ? [index + 1] : []));
}

/** Returns the number of the line that closes the brackets opened in line `start`; `start` if no brackets are open. */
function endOf(lines: readonly string[], start: number): number {
  let depth = 0;
  for (let index = start - 1; index < lines.length; index += 1) {
    depth += lines[index]!.match(/[[{(]/g)?.length ?? 0;
    depth -= lines[index]!.match(/[\])}]/g)?.length ?? 0;
    if (depth <= 0) return index + 1;
  }
  return lines.length;
}

/** Returns the numbers of all lines of a key and its value; none if the value is long. */
function keyLines(lines: readonly string[], name: string): readonly number[] {
  const key = new RegExp(String.raw`(?:^|[\s{,])["']?${escapeRegExp(name)}["']?(?::|,$)`);
  return numbers(lines, (line) => key.test(line)).flatMap((start) => {
    const length = endOf(lines, start) - start + 1;
    return length > maxValueLines ? [] : Array.from({length}, (_, index) => start + index);
  });
}

function wordLines(lines: readonly string[], word: string): readonly number[] {
  const [start, end] = [
    /^\w/.test(word) ? String.raw`(?<![\w$])` : '',
    /\w$/.test(word) ? String.raw`(?![\w$])` : '',
  ];
  const pattern = new RegExp(start + escapeRegExp(word) + end);
  return numbers(lines, (line) => pattern.test(line));
}

/** Returns the lines of a configuration that the text around it names. If there are none, returns unusual lines. */
function decidingLines(
  lines: readonly string[],
  {topics, words}: ExampleContext,
): readonly number[] {
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

/** Returns the strings in the marked lines of a configuration. Output with such a string shows the lines' effect. */
export function literals(text: string, marked: readonly number[]): readonly string[] {
  const lines = linesOf(text);
  return marked.flatMap((line) =>
    [...lines[line - 1]!.matchAll(/'([^']{3,})'/g)]
      .map(([, value]) => value!.replace(/^\.\//, ''))
      .filter((value) => !/^(?:esm|cjs|umd|iife|web|node)$/.test(value)),
  );
}

/** Returns the one-based numbers of the lines that the text around an example is about; none if most lines match. */
export function markedLines(file: string, text: string, about: ExampleContext): readonly number[] {
  const lines = linesOf(text);
  const found = isConfig(file)
    ? decidingLines(lines, about)
    : isManifest(file)
      ? about.words.flatMap((word) => keyLines(lines, word))
      : about.words.flatMap((word) => {
          const hits = word.length < 3 || commonWords.test(word) ? [] : wordLines(lines, word);
          // A word that is in many lines does not show which of them are relevant.
          return hits.length <= Math.max(3, lines.length / 6) ? hits : [];
        });
  const marked = [...new Set(found)].sort((a, b) => a - b);
  return marked.length > 0 && marked.length <= Math.max(1, lines.length * 0.6) ? marked : [];
}

/** Returns the marked lines of a `package.json` or `tsconfig.json`, lines of unusual keys, and brackets around both. */
function notableLines(
  lines: readonly string[],
  usual: readonly string[],
  marked: readonly number[],
): readonly number[] {
  const seen = new Set(marked);
  // Checks the keys at the top level and in `compilerOptions`. Lines before `next` are the value of the last key.
  let next = 1;
  lines.forEach((text, index) => {
    const line = index + 1;
    const key = /^\s*"([^"]+)":/.exec(text)?.[1];
    if (line < next || key === undefined) return;
    if (key !== 'compilerOptions') next = endOf(lines, line) + 1;
    const isNotable = key === 'scripts' && !/^\s*"build": "rslib"$/.test(lines[index + 1] ?? '');
    if (isNotable || !usual.includes(key))
      for (let inner = line; inner < next; inner += 1) seen.add(inner);
  });
  for (const line of [...seen]) {
    lines.forEach((_, index) => {
      const end = endOf(lines, index + 1);
      if (index + 1 < line && end >= line) seen.add(index + 1).add(end);
    });
  }
  return [...seen];
}

/** Returns the first line of the bundler's runtime in a file, and the line after the runtime; `[0, 0]` if absent. */
function runtimeOf(lines: readonly string[]): readonly [number, number] {
  const start = lines.findIndex((line) =>
    /var __webpack_(?:module_cache__ =|modules__ = \{\};|require__ =)/.test(line),
  );
  const end = lines.findIndex((line) =>
    /^\s*(?:var __webpack_exports__ =|__webpack_require__\.add\()/.test(line),
  );
  return start < 0 || end < start ? [0, 0] : [start + 1, end + 1];
}

/** Returns the one-based numbers of the visible lines of a folded file; undefined if the file is shown whole. */
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
    for (const line of notableLines(lines, usual, marked)) seen.add(line);
    if (seen.size === 0) return undefined;
  } else {
    if (lines.length <= maxWholeLines) {
      // A list of all lines hides none of them, but it limits the height of the block.
      return text.length > maxWholeCharacters ? lines.map((_, index) => index + 1) : undefined;
    }
    const [start, end] = runtimeOf(lines);
    for (const line of marked) add(line - around, line + around);
    // Adds lines from the start of the file, except the bundler's runtime, until enough are visible.
    for (let line = 1; line <= lines.length && seen.size < minCodeLines; line += 1) {
      if (line < start || line >= end) seen.add(line);
    }
  }
  // A gap takes up a line itself, so a short gap is replaced by its lines.
  const least = isManifest(file) ? gapFrom.manifest : gapFrom.code;
  let gap: number[] = [];
  for (let line = 1; line <= lines.length + 1; line += 1) {
    if (line <= lines.length && !seen.has(line)) gap.push(line);
    else {
      if (gap.length < least || seen.size < minVisibleLines)
        gap
          .slice(0, gap.length < least ? undefined : minVisibleLines)
          .forEach((filled) => seen.add(filled));
      gap = [];
    }
  }
  return seen.size === lines.length ? undefined : [...seen].sort((a, b) => a - b);
}
