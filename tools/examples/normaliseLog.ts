import {compareText} from '../../src/lib/page/fileTree';

type Context = {
  /** Absolute folders and their replacements, the more specific ones first. */
  readonly folders: readonly {readonly path: string; readonly name: string}[];
};

const escape = String.fromCharCode(27);

/** Colour sequences of a terminal. */
const colour = new RegExp(`${escape}\\[[0-9;]*m`, 'g');

/** Removes from a log what differs between machines and runs. The order of the steps matters. */
export function normaliseLog(log: string, {folders}: Context): string {
  let text = log.replace(/\r\n/g, '\n');
  for (const {path, name} of folders) {
    text = replacePath(text, path, name);
    text = replacePath(text, path.replaceAll('\\', '/'), name);
  }
  // The federation plugin reports an error if its helper process ends first.
  text = text.replace(
    /^(?:Error sending message|Pipe closed before message could be sent): .*\n(?: .*\n)*(?:\}\n)?/gm,
    '',
  );
  // Stack frames, also those that Rspack quotes, name lines of Rslib and of Node.js, which differ between releases.
  text = text.replace(/^(?: {4,}| +│ +)at (?:async )?\S.*\n/gm, '');
  // After a failed build, Rspack sometimes warns about its own references.
  text = text.replace(/^ObjectRef is not unref.*\n/gm, '');
  text = text.replace(
    / in \d+(?:\.\d+)? ?(?:ms|s|m)(?: \d+(?:\.\d+)? ?s)?(?![\w.])/g,
    ' in <time>',
  );
  text = groupLabels(orderStages(text));
  // After sorting, because another message may separate two pieces. Colours show where a line begins.
  text = joinCompilerLines(text);
  // The native TypeScript compiler ignores NO_COLOR.
  return text.replace(colour, '');
}

function replacePath(text: string, path: string, name: string): string {
  const inside = name === '' ? '' : `${name}/`;
  return text
    .replaceAll(`${path}/`, inside)
    .replaceAll(`${path}\\`, inside)
    .replaceAll(path, name === '' ? '.' : name);
}

/** Labels at the beginning of tsup's lines, in the order of the normalised log. */
const labels = ['CLI', 'ESM', 'CJS', 'IIFE', 'DTS'];

/** Sorts adjacent lines of tsup by label: tsup builds formats and declarations at the same time. */
function groupLabels(log: string): string {
  const lines = new RegExp(`(?:^(?:${labels.join('|')}) .*\\n)+`, 'gm');
  const place = (line: string): number => labels.findIndex((label) => line.startsWith(`${label} `));
  return log.replace(lines, (group) =>
    group
      .split(/^(?=.)/m)
      .sort((a, b) => place(a) - place(b))
      .join(''),
  );
}

/** Beginning of a compiler line with colours: a location, a line number or the summary. */
const compilerLine = new RegExp(`^(?:${escape}\\[(?:96|7)m|Found \\d)`);

/** A source line: its number, and the code with or without the space between them. */
const sourceLine = /^\[tsgo\] (\d+)( *)(.*)$/;

/**
 * Joins lines of the native compiler and restores lost space. The output arrives in pieces; Rslib prints each
 * piece as a line and drops those that are only space.
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
      ? // The indentation of a message's second line is a separate piece.
        line.replace(colour, '').replace(/ *(?=Visit https:)/, '  ')
      : line,
  );
  lines.forEach((line, index) => {
    const column = /^\[tsgo\] \S+:\d+:(\d+) - /.exec(line)?.[1];
    const [, number, space, code] = sourceLine.exec(lines[index + 1] ?? '') ?? [];
    if (column === undefined || number === undefined || space === undefined) return;
    const indent = Number(column) - 1;
    // If the first word of an indented line is underlined, its column shows whether the space is complete.
    const isCut = space === '' || (space.length > 1 && space.length === indent);
    lines[index + 1] = `[tsgo] ${number}${isCut ? ' ' : ''}${space}${code}`;
    const marks = lines[index + 2]?.trimEnd().replace(/^\[tsgo\] *(?=~+$)/, '');
    if (marks?.startsWith('~'))
      lines[index + 2] = `[tsgo] ${' '.repeat(number.length + 1 + indent)}${marks}`;
  });
  return lines.join('\n');
}

/** A message of the federation plugin, which does not name its output. */
const federatedTypes = /^\[ Module Federation DTS \]/;

/**
 * Sorts the lines between "build started..." and the next empty line, because outputs and declarations are
 * built at the same time: first the outputs, then messages about declarations, by output. A line without the
 * name of an output, such as a compiler message, stays with the line before it.
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
