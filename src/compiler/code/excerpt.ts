/** Names in the text around an example. */
export type ExampleContext = {
  /** Names of options and keys in the headings, the nearest first, the page's title last. */
  readonly topics: readonly string[];
  /** Inline code in the adjacent paragraphs. */
  readonly words: readonly string[];
};

/** Length of files that are shown whole, in lines and characters. */
const wholeTo = 24;
const wholeCharacters = 2000;
/** Number of visible lines of a longer file without relevant lines. */
const headLines = 16;
/** Context lines around a relevant line, and the fewest hidden lines that make a gap. */
const around = 3;
const gapFrom = {code: 4, manifest: 2};
/** Most lines of a value that can be relevant as a whole. */
const shortValue = 6;
const atLeast = 4;

/** Keys of nearly every package, relevant only if the page names them. */
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

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
export const isConfig = (file: string): boolean => /(?:^|\/)rslib\.config\.\w+$/.test(file);
const isManifest = (file: string): boolean =>
  /(?:^|\/)(?:package|tsconfig[\w.]*)\.json$/.test(file);
const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

function numbers(lines: readonly string[], passes: (line: string) => boolean): readonly number[] {
  return lines.flatMap((line, index) => (passes(line) ? [index + 1] : []));
}

/** Returns the line that closes the brackets opened in line `start`. */
function endOf(lines: readonly string[], start: number): number {
  let depth = 0;
  for (let index = start - 1; index < lines.length; index += 1) {
    depth += lines[index]!.match(/[[{(]/g)?.length ?? 0;
    depth -= lines[index]!.match(/[\])}]/g)?.length ?? 0;
    if (depth <= 0) return index + 1;
  }
  return lines.length;
}

/** Returns the lines that set a key to a short value. */
function keyLines(lines: readonly string[], name: string): readonly number[] {
  const key = new RegExp(String.raw`(?:^|[\s{,])["']?${escaped(name)}["']?(?::|,$)`);
  return numbers(lines, (line) => key.test(line)).flatMap((start) => {
    const length = endOf(lines, start) - start + 1;
    return length > shortValue ? [] : Array.from({length}, (_, index) => start + index);
  });
}

function wordLines(lines: readonly string[], word: string): readonly number[] {
  const [start, end] = [
    /^\w/.test(word) ? String.raw`(?<![\w$])` : '',
    /\w$/.test(word) ? String.raw`(?![\w$])` : '',
  ];
  const pattern = new RegExp(start + escaped(word) + end);
  return numbers(lines, (line) => pattern.test(line));
}

/** Returns the relevant lines of a configuration: those of the topic's option, else the unusual ones. */
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

/** Returns the string literals in some lines of a configuration, to find their effect in the output. */
export function literals(text: string, marked: readonly number[]): readonly string[] {
  const lines = linesOf(text);
  return marked.flatMap((line) =>
    [...lines[line - 1]!.matchAll(/'([^']{3,})'/g)]
      .map(([, value]) => value!.replace(/^\.\//, ''))
      .filter((value) => !/^(?:esm|cjs|umd|iife|web|node)$/.test(value)),
  );
}

/** Returns the one-based numbers of the lines that the text around an example is about. */
export function markedLines(file: string, text: string, about: ExampleContext): readonly number[] {
  const lines = linesOf(text);
  const found = isConfig(file)
    ? decidingLines(lines, about)
    : isManifest(file)
      ? about.words.flatMap((word) => keyLines(lines, word))
      : about.words.flatMap((word) => {
          const hits = word.length < 3 || commonWords.test(word) ? [] : wordLines(lines, word);
          // A word in many lines is not specific.
          return hits.length <= Math.max(3, lines.length / 6) ? hits : [];
        });
  const marked = [...new Set(found)].sort((a, b) => a - b);
  return marked.length > 0 && marked.length <= Math.max(1, lines.length * 0.6) ? marked : [];
}

/** Returns the lines of a manifest with unusual keys, and the lines that enclose them. */
function matteringLines(
  lines: readonly string[],
  usual: readonly string[],
  marked: readonly number[],
): readonly number[] {
  const seen = new Set(marked);
  // Checks the keys at the top level and in `compilerOptions`.
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

/** Returns the first line of the bundler's runtime at the top of a file, and the line after it. */
function runtimeOf(lines: readonly string[]): readonly [number, number] {
  const start = lines.findIndex((line) =>
    /var __webpack_(?:module_cache__ =|modules__ = \{\};|require__ =)/.test(line),
  );
  const end = lines.findIndex((line) =>
    /^\s*(?:var __webpack_exports__ =|__webpack_require__\.add\()/.test(line),
  );
  return start < 0 || end < start ? [0, 0] : [start + 1, end + 1];
}

/** Returns the one-based visible lines of a folded file; undefined if it is shown whole. */
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
      // All lines are visible, but the block's height is limited.
      return text.length > wholeCharacters ? lines.map((_, index) => index + 1) : undefined;
    }
    const [start, end] = runtimeOf(lines);
    for (const line of marked) add(line - around, line + around);
    // Fills up from the start of the file, without the bundler's runtime.
    for (let line = 1; line <= lines.length && seen.size < headLines; line += 1) {
      if (line < start || line >= end) seen.add(line);
    }
  }
  // A gap takes up a line itself, so short gaps are filled.
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
