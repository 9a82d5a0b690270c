import {compareText} from './tree';

type Context = {
  /** Absolute folders and what stands for them, the more specific one first. */
  readonly folders: readonly {readonly path: string; readonly name: string}[];
};

type Normalisation = {
  readonly name: string;
  readonly why: string;
  readonly apply: (log: string, context: Context) => string;
};

/** A colour sequence of a terminal, begun by the escape character. */
const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Everything that is changed in a terminal log before it is recorded, in this order. */
export const normalisations: readonly Normalisation[] = [
  {
    name: 'colours',
    why: 'The native TypeScript compiler colours its messages even when NO_COLOR is set.',
    apply: (log) => log.replace(colour, ''),
  },
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
    name: 'compiler lines',
    // After the order: another message may have come between two pieces.
    why: 'The native compiler’s output arrives in pieces, and Rslib shows each piece as a line.',
    apply: joinCompilerLines,
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

/** How a whole line of the compiler begins: a place, a source line, its marks, the summary. */
const compilerLine = /^(?:[^\s:]+:\d+:\d+ - |\d+(?: |$)| *~+ *$|Found \d)/;

/** Drops empty lines of the compiler and appends to a line the pieces that were cut from it. */
function joinCompilerLines(log: string): string {
  const joined: string[] = [];
  let open = false;
  for (const line of log.split('\n')) {
    const piece = /^\[tsgo\](?: (.*))?$/.exec(line);
    if (piece === null) {
      joined.push(line);
      open = false;
    } else if (piece[1]?.trim()) {
      if (open && !compilerLine.test(piece[1])) {
        joined.push(`${joined.pop() ?? ''}${piece[1]}`);
      } else {
        joined.push(line);
      }
      open = true;
    }
  }
  return joined.join('\n');
}

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
    id = / \(([\w-]+)\)$/.exec(line)?.[1] ?? id;
    return {line, id, built: /^ready +built in /.test(line)};
  });
  keyed.sort((a, b) => Number(b.built) - Number(a.built) || compareText(a.id, b.id));
  return [...lines.slice(0, start), ...keyed.map(({line}) => line), ...lines.slice(end)].join('\n');
}
