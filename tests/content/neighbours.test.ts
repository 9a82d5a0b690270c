import {parse} from 'yaml';
import {filesIn, read} from '../../tools/support/files';
import {root} from '../../tools/support/paths';
import {expectNone} from './support/expectNone';
import path from 'node:path';

type Table = {
  readonly settings: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly untried: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const file = 'tests/content/data/neighbours.yml';

/** Returns the configurations and manifests of examples, one text for each example, and the trials, one for each. */
function triedConfigurations(): readonly string[] {
  const configs = filesIn(path.join(root, 'examples')).filter((name) =>
    /^[\w-]+\/(?:rslib\.config\.\w+|package\.json)$/.test(name),
  );
  const names = [...new Set(configs.map((name) => name.split('/')[0]!))];
  const examples = names.map((name) =>
    configs
      .filter((config) => config.startsWith(`${name}/`))
      .map((config) => read(`examples/${config}`))
      .join('\n'),
  );
  return [...examples, ...read('examples/trials/trials.mjs').split(/^ {2}'(?=[\w-]+': \{$)/m)];
}

/** Returns the pairs of an option and a neighbour that no text contains. An option such as `banner.js` is nested. */
function pairsWithout(texts: readonly string[], {settings, options}: Table): readonly string[] {
  return Object.entries(options).flatMap(([option, neighbours]) => {
    const isSet = new RegExp(`\\b${option.split('.').join('\\b[^]{0,300}?\\b')}:`);
    const own = texts.filter((text) => isSet.test(text));
    return neighbours
      .filter((name) => !own.some((text) => new RegExp(settings[name]!).test(text)))
      .map((name) => `${option} with ${name}`);
  });
}

test('an option is tried with the neighbours that can change it, or there is a reason', () => {
  const table = parse(read(file)) as Table;
  const missing = pairsWithout(triedConfigurations(), table);
  const listed = Object.entries(table.untried).flatMap(([option, reasons]) =>
    Object.keys(reasons).map((name) => `${option} with ${name}`),
  );
  expectNone(
    [
      ...missing.filter((pair) => !listed.includes(pair)),
      ...listed.filter((pair) => !missing.includes(pair)).map((pair) => `${pair} is tried`),
    ].map((pair) => `${file}: ${pair}`),
    'Add a trial to examples/trials/trials.mjs, or the reason to `untried`.',
  );
});

test('a neighbour counts only beside the option', () => {
  const table: Table = {
    settings: {web: "target: 'web'"},
    options: {'banner.js': ['web']},
    untried: {},
  };
  const texts = ["banner: { js: '' }", "output: { target: 'web' }"];
  expect(pairsWithout(texts, table)).toEqual(['banner.js with web']);
  expect(pairsWithout([texts.join(', ')], table)).toEqual([]);
});
