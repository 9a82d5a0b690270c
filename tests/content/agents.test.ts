import {exists, lineOf, read} from '../../tools/support/files';
import {expectNone} from './support/problems';

const file = 'AGENTS.md';
const text = read(file);
const scripts = (JSON.parse(read('package.json')) as {scripts: Record<string, string>}).scripts;

type Found = {readonly value: string; readonly line: number};

/** Code in backticks that a pattern matches. */
function codes(pattern: RegExp): readonly Found[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .filter(([, value]) => pattern.test(value!))
    .map(({1: value, index}) => ({value: value!, line: lineOf(text, index)}));
}

/** Paths of this repository: a known first folder or file, then anything. */
function paths(): readonly Found[] {
  const tops = 'docs|blog|i18n|examples|src|tests|tools|static|build';
  return [
    ...codes(new RegExp(`^(?:${tops})/[\\w./@-]*$`)),
    ...codes(/^npm .* -- (?!--)\S+$/).map(({value, line}) => ({
      value: value.split(' -- ')[1]!,
      line,
    })),
    ...[...text.matchAll(/\]\((?![a-z]+:|\/)([^)#]+)\)/g)].map(({1: value, index}) => ({
      value: value!,
      line: lineOf(text, index),
    })),
  ];
}

/** Scripts that are named and do not exist. */
function unknownCommands(): readonly Found[] {
  return codes(/^npm /).filter(({value}) => {
    const name = /^npm (?:run )?([\w:-]+)/.exec(value)?.[1] ?? '';
    return !(name in scripts) || (!value.startsWith('npm run ') && !/^(?:test|start)$/.test(name));
  });
}

function missingPaths(): readonly Found[] {
  // Only a build writes this one.
  return paths().filter(({value}) => value !== 'build/' && !exists(value));
}

const lines = (found: readonly Found[]): readonly string[] =>
  found.map(({value, line}) => `${file}:${line}: ${value}`);

test('AGENTS.md names only commands that package.json has', () => {
  expect(codes(/^npm /).length).toBeGreaterThan(5);
  expectNone(lines(unknownCommands()), 'Rename it in AGENTS.md, too.');
});

test('AGENTS.md names only files and folders that exist', () => {
  expect(paths().length).toBeGreaterThan(15);
  expectNone(lines(missingPaths()), 'Rename it in AGENTS.md, too.');
});
