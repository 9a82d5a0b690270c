import {compareText} from '../../../src/lib/page/fileTree';

type Context = {
  /** Absolute paths of folders, and the names that replace them. A folder comes before the folder that contains it. */
  readonly folders: readonly {readonly path: string; readonly name: string}[];
};

const escape = String.fromCharCode(27);

/** Escape sequence that sets a colour of the terminal. */
const colour = new RegExp(`${escape}\\[[0-9;]*m`, 'g');

/** Removes the parts of a log that differ between machines and runs. The order of the replacements matters. */
export function normaliseLog(log: string, {folders}: Context): string {
  let text = log.replace(/\r\n/g, '\n');
  for (const {path, name} of folders) {
    text = replacePath(text, path, name);
    text = replacePath(text, path.replaceAll('\\', '/'), name);
  }
  // The module federation plugin prints this error only in runs in which its helper process ends first.
  text = text.replace(
    /^(?:Error sending message|Pipe closed before message could be sent): .*\n(?: .*\n)*(?:\}\n)?/gm,
    '',
  );
  // Stack frames (`    at …`, in messages of Rspack `│ at …`) contain line numbers, which differ between releases.
  text = text.replace(/^(?: {4,}| +│ +)at (?:async )?\S.*\n/gm, '');
  // Rstest and Vitest print when the tests started, and how long they took.
  text = text.replace(/^ *(?:Start at|Duration) +\d.*\n/gm, '');
  text = text.replace(/^( *✓ .*?) \(?\d+ms\)?$/gm, '$1');
  // Rspack prints this warning after some failed builds only.
  text = text.replace(/^ObjectRef is not unref.*\n/gm, '');
  text = text.replace(
    / in \d+(?:\.\d+)? ?(?:ms|s|m)(?: \d+(?:\.\d+)? ?s)?(?![\w.])/g,
    ' in <time>',
  );
  text = orderStages(text);
  // Pieces of a line are joined after sorting, because another message may have separated them.
  text = joinCompilerLines(text);
  // Colours are removed last, because they show where a line begins. The native compiler prints them despite NO_COLOR.
  return text.replace(colour, '');
}

function replacePath(text: string, path: string, name: string): string {
  const inside = name === '' ? '' : `${name}/`;
  return text
    .replaceAll(`${path}/`, inside)
    .replaceAll(`${path}\\`, inside)
    .replaceAll(path, name === '' ? '.' : name);
}

/** Beginning of a line of the native compiler: a location (colour 96), a line number (inverse, 7) or the summary. */
const compilerLine = new RegExp(`^(?:${escape}\\[(?:96|7)m|Found \\d)`);

/** Line of source code that the native compiler quotes: its number, spaces (some may be lost) and the code. */
const sourceLine = /^\[tsgo\] (\d+)( *)(.*)$/;

/**
 * Joins the pieces of the native compiler's lines and restores lost spaces. Rslib prints each chunk of the compiler's
 * output as a line of its own, and drops chunks that consist of spaces.
 */
function joinCompilerLines(log: string): string {
  const joined: string[] = [];
  let open = false;
  for (const line of log.split('\n')) {
    const piece = /^\[tsgo\] (.*)$/.exec(line)?.[1];
    if (piece === undefined || !open || compilerLine.test(piece)) {
      joined.push(line);
    } else {
      joined[joined.length - 1] += piece;
    }
    open = piece !== undefined;
  }
  const lines = joined.map((line) =>
    line.startsWith('[tsgo] ')
      ? // The two spaces before `Visit https:` are a chunk of their own, so they may be lost.
        line.replace(colour, '').replace(/ *(?=Visit https:)/, '  ')
      : line,
  );
  lines.forEach((line, index) => {
    const column = /^\[tsgo\] \S+:\d+:(\d+) - /.exec(line)?.[1];
    const [, number, space, code] = sourceLine.exec(lines[index + 1] ?? '') ?? [];
    if (column === undefined || number === undefined || space === undefined) return;
    const indent = Number(column) - 1;
    // The number is followed by one separating space and the indentation. If the error is in the first word of the
    // line, the indentation is `indent` wide: exactly `indent` spaces then mean that the separating space was lost.
    // A single space is taken for the separator.
    const isCut = space === '' || (space.length > 1 && space.length === indent);
    lines[index + 1] = `[tsgo] ${number}${isCut ? ' ' : ''}${space}${code}`;
    const marks = lines[index + 2]?.trimEnd().replace(/^\[tsgo\] *(?=~+$)/, '');
    if (marks?.startsWith('~'))
      lines[index + 2] = `[tsgo] ${' '.repeat(number.length + 1 + indent)}${marks}`;
  });
  return lines.join('\n');
}

/** Beginning of the module federation plugin's messages, which do not contain the name of an output. */
const federatedTypes = /^\[ Module Federation DTS \]/;

/**
 * Sorts the lines between "build started..." and the next empty line, whose order varies because outputs and
 * declarations are built at the same time. The lines "built in …" come first, then messages about declarations, each
 * sorted by output. A line without the name of an output, such as a compiler message, stays below the line before it.
 */
function orderStages(log: string): string {
  const lines = log.split('\n');
  const start = lines.findIndex((line) => line.endsWith('build started...')) + 1;
  const blank = lines.indexOf('', start);
  const end = blank < 0 ? lines.length : blank;
  let id = '';
  const keyed = lines.slice(start, end).map((line) => {
    id = / \(([\w-]+)\)$/.exec(line)?.[1] ?? (federatedTypes.test(line) ? 'mf' : id);
    return {line, id, built: /^ready +built in /.test(line)};
  });
  keyed.sort((a, b) => Number(b.built) - Number(a.built) || compareText(a.id, b.id));
  return [...lines.slice(0, start), ...keyed.map(({line}) => line), ...lines.slice(end)].join('\n');
}
