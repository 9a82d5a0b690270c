import type {Command} from './command';

type Entry = {
  /** Arguments and options, as `--help` prints them. */
  readonly usage: string;
  readonly help: string;
  readonly load: () => Promise<{readonly default: Command}>;
};

/** Commands by name, in the order of `--help`. Each is a module that is loaded when it is called. */
export const commands: Readonly<Record<string, Entry>> = {
  search: {
    usage: '<words> [--limit 8]',
    help: 'Finds sections by words, names or error messages: title, address and a sentence, page by page, the best page first.',
    load: () => import('./commands/search'),
  },
  show: {
    usage: '<address or option> [--budget 1500]',
    help: 'Prints a page or a section as Markdown, sections up to the budget in tokens, the first always whole, and the address of the next.',
    load: () => import('./commands/show'),
  },
  option: {
    usage: '<name or flag>',
    help: 'Prints the type, the default, the releases, the flag and the simplest example of an option.',
    load: () => import('./commands/option'),
  },
  explain: {
    usage: '< build.log',
    help: 'Reads a log from standard input and lists what to do, and the sections about it, best first.',
    load: () => import('./commands/explain'),
  },
  package: {
    usage: '[folder]',
    help: 'Reads package.json, rslib.config.* and dist, and says what does not fit. Runs no code of the folder.',
    load: () => import('./commands/package'),
  },
  convert: {
    usage: '<files or folder>',
    help: 'Reads configurations of tsup, tsc, Vite, Rollup, unbuild or tsdown, best with package.json, and prints rslib.config.ts and every difference. Runs no code.',
    load: () => import('./commands/convert'),
  },
  agents: {
    usage: '',
    help: 'Prints lines for the AGENTS.md of a project.',
    load: () => import('./commands/agents'),
  },
  mcp: {
    usage: '',
    help: 'Serves search_docs and read_docs to editors over standard input and output (Model Context Protocol).',
    load: () => import('./commands/mcp'),
  },
};
