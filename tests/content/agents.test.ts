import {exists, lineOf, read} from '../../tools/support/files';
import {expectNone} from './support/expectNone';

const file = 'AGENTS.md';
const text = read(file);
const scripts = (JSON.parse(read('package.json')) as {scripts: Record<string, string>}).scripts;

type Found = {readonly value: string; readonly place: string};

/** Returns the text of the first group of each match of a pattern in AGENTS.md, with file and line. */
const captures = (pattern: RegExp): readonly Found[] =>
  [...text.matchAll(pattern)].map(({1: value = '', index}) => ({
    value,
    place: `${file}:${lineOf(text, index)}: ${value}`,
  }));

const commands = captures(/`(npm [^`\n]+)`/g);

/** Paths that AGENTS.md names: inline code that begins with a folder, arguments of commands, and targets of links. */
const paths = [
  ...captures(/`((?:docs|blog|i18n|examples|src|tests|tools|static|build)\/[\w./@-]*)`/g),
  ...captures(/`npm [^`\n]* -- (?!--)([^`\s]+)`/g),
  ...captures(/\]\((?![a-z]+:|\/)([^)#]+)\)/g),
];

test('AGENTS.md names only commands that package.json has', () => {
  const unknown = commands.filter(({value}) => {
    const [, run, name = ''] = /^npm (run )?([\w:-]+)/.exec(value) ?? [];
    return !(name in scripts) || (!run && !/^(?:test|start)$/.test(name));
  });
  expect(commands.length).toBeGreaterThan(5);
  expectNone(
    unknown.map(({place}) => place),
    'Rename it in AGENTS.md, too.',
  );
});

test('AGENTS.md names only files and folders that exist', () => {
  // `build/` is allowed, although it does not exist before a build.
  const missing = paths.filter(({value}) => value !== 'build/' && !exists(value));
  expect(paths.length).toBeGreaterThan(15);
  expectNone(
    missing.map(({place}) => place),
    'Rename it in AGENTS.md, too.',
  );
});
