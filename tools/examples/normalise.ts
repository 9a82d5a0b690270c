import {compareText} from '../../src/lib/page/fileTree';

type Context = {
  /** Absolute folders and what stands for them, the more specific one first. */
  readonly folders: readonly {readonly path: string; readonly name: string}[];
};

type Normalisation = {
  readonly name: string;
  readonly why: string;
  readonly apply: (log: string, context: Context) => string;
};

const escape = String.fromCharCode(27);

/** A colour sequence of a terminal. */
const colour = new RegExp(`${escape}\\[[0-9;]*m`, 'g');

/** Everything that is changed in a terminal log before it is recorded, in this order. */
export const normalisations: readonly Normalisation[] = [
  {
    name: 'line ends',
    why: 'Windows ends lines with a carriage return.',
    apply: (log) => log.replace(/\r\n/g, '\n'),
  },
  {
    name: 'paths',
    why: 'Where the repository lies is nobody’s business and differs on every machine.',
    apply: (log, {folders}) =>
      folders.reduce(
        (text, {path, name}) =>
          [path, path.replaceAll('\\', '/')].reduce(
            (result, form) => replacePath(result, form, name),
            text,
          ),
        log,
      ),
  },
  {
    name: 'farewells',
    // Before the stack frames, the last of which opens what else is said of the error.
    why: 'The federation plugin bids its helper process end, and complains when that has ended by itself already.',
    apply: (log) =>
      log.replace(
        /^(?:Error sending message|Pipe closed before message could be sent): .*\n(?: .*\n)*(?:\}\n)?/gm,
        '',
      ),
  },
  {
    name: 'stack frames',
    why: 'Where in Rslib an error was thrown helps nobody who reads its message, and moves with every release.',
    apply: (log) => log.replace(/^ {4,}at (?:async )?\S.*\n/gm, ''),
  },
  {
    name: 'object references',
    why: 'After a failed build Rspack may complain about references of its own, more or fewer of them.',
    apply: (log) => log.replace(/^ObjectRef is not unref.*\n/gm, ''),
  },
  {
    name: 'times',
    why: 'A build takes as long as it takes.',
    apply: (log) =>
      log.replace(/ in \d+(?:\.\d+)? ?(?:ms|s|m)(?: \d+(?:\.\d+)? ?s)?(?![\w.])/g, ' in <time>'),
  },
  {
    name: 'order',
    why: 'Outputs and declarations are built at the same time and report whenever they are ready.',
    apply: orderStages,
  },
  {
    name: 'labels',
    why: 'tsup builds its formats and declarations at the same time and begins each line with which of them it is about.',
    apply: groupLabels,
  },
  {
    name: 'compiler lines',
    // After the order: another message may have come between two pieces. Before the colours: they tell where a line begins.
    why: 'The native compiler’s output arrives in pieces; Rslib shows each as a line and drops those that are only space.',
    apply: joinCompilerLines,
  },
  {
    name: 'colours',
    why: 'The native TypeScript compiler colours its messages even when NO_COLOR is set.',
    apply: (log) => log.replace(colour, ''),
  },
];

/** The log without what differs from run to run; nothing else is changed. */
export function normaliseLog(log: string, context: Context): string {
  return normalisations.reduce((text, {apply}) => apply(text, context), log);
}

function replacePath(text: string, path: string, name: string): string {
  const inside = name === '' ? '' : `${name}/`;
  return text
    .replaceAll(`${path}/`, inside)
    .replaceAll(`${path}\\`, inside)
    .replaceAll(path, name === '' ? '.' : name);
}

/** What lines of tsup begin with, in the order in which a reader expects them. */
const labels = ['CLI', 'ESM', 'CJS', 'IIFE', 'DTS'];

/** Sorts adjoining lines of tsup by their labels; those of one label keep their order. */
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

/** How lines of the compiler begin, colours included: a place, the number of a source line, the summary. */
const compilerLine = new RegExp(`^(?:${escape}\\[(?:96|7)m|Found \\d)`);

/** A source line as pieces: its number, and the code with or without the space between them. */
const sourceLine = /^\[tsgo\] (\d+)( *)(.*)$/;

/** Appends to a line of the compiler the pieces that were cut from it, and puts back lost space. */
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
      ? // The further line of a message is indented, in a write of its own.
        line.replace(colour, '').replace(/ *(?=Visit https:)/, '  ')
      : line,
  );
  lines.forEach((line, index) => {
    const column = /^\[tsgo\] \S+:\d+:(\d+) - /.exec(line)?.[1];
    const [, number, space, code] = sourceLine.exec(lines[index + 1] ?? '') ?? [];
    if (column === undefined || number === undefined || space === undefined) return;
    const indent = Number(column) - 1;
    // Where the first word of an indented line is marked, it tells whether its space is complete.
    const isCut = space === '' || (space.length > 1 && space.length === indent);
    lines[index + 1] = `[tsgo] ${number}${isCut ? ' ' : ''}${space}${code}`;
    const marks = lines[index + 2]?.trimEnd().replace(/^\[tsgo\] *(?=~+$)/, '');
    if (marks?.startsWith('~'))
      lines[index + 2] = `[tsgo] ${' '.repeat(number.length + 1 + indent)}${marks}`;
  });
  return lines.join('\n');
}

/** A message of the federation plugin, which does not name the output that it belongs to. */
const federatedTypes = /^\[ Module Federation DTS \]/;

/**
 * Sorts the lines between "build started..." and the next empty line: first the outputs that were
 * built, then the messages about declarations, one output after the other. A line without the
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
