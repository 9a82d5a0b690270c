import {read} from '../../tools/support/files';
import {expectNone} from './support/problems';

type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, unknown> | undefined>
>;
type Locked = {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly deprecated?: string;
};

const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, Locked>};
const installed = Object.entries(packages)
  .filter(([place]) => place !== '')
  .map(([place, locked]) => ({name: place.replace(/^.*node_modules\//, ''), ...locked}));
const named = (name: string) => installed.filter((one) => one.name === name);

/** Every version that a manifest names, those of overrides of overrides too. */
function versions(part: Record<string, unknown> = {}): readonly (readonly [string, string])[] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : versions(value as typeof part),
  );
}

test('every package is asked for in one version', () => {
  const problems = ['package.json', 'examples/package.json'].flatMap((file) => {
    const {dependencies, devDependencies, overrides} = JSON.parse(read(file)) as Manifest;
    return [dependencies, devDependencies, overrides]
      .flatMap((part) => versions(part))
      .filter(([, version]) => !/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}:1: ${name} ${version}`);
  });
  expectNone(problems, 'Write the version without ^ or ~: npm install --save-exact does.');
});

/** Licences whose packages may be used, changed and passed on with the site, in a bundle or a build. */
const agreed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
]);

const tool = 'A tool of the build, used as it is: nothing of it is in the site.';
const font = 'OFL: the social images are drawn with it, and it is not passed on.';
const mit = 'MIT, which its manifest says in an older way.';

/** Packages with another licence, or none in their manifest, and why that is fine. */
const exceptions: Readonly<Record<string, string>> = {
  '@axe-core/playwright': tool,
  'axe-core': tool,
  '@resvg/resvg-wasm': tool,
  lightningcss: tool,
  'caniuse-lite': `${tool} Its data say which browsers can do what.`,
  '@cspell/dict-en-common-misspellings': 'Words that the spelling check reads.',
  '@huacnlee/autocorrect': 'MIT, which its repository says and its manifest leaves out.',
  '@fontsource/jetbrains-mono': font,
  '@fontsource/noto-sans-sc': font,
  eval: mit,
  format: mit,
  'require-like': 'MIT, which its readme says and its manifest leaves out.',
};

/** Of an SPDX expression: one of its alternatives holds nothing else. */
const isAgreed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((one) => agreed.has(one)));

test.each([
  ['MIT', true],
  ['(WTFPL OR MIT)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only OR MIT', true],
  ['', false],
])('the licence "%s" is agreed: %s', (license, expected) => {
  expect(isAgreed(license)).toBe(expected);
});

test('the licence of every package is one that is agreed', () => {
  // The binaries of one package for many machines have its licence.
  const reason = ({name}: {name: string}): string | undefined =>
    exceptions[name] ?? exceptions[name.replace(/-(?:android|darwin|freebsd|linux|win32)-.*$/, '')];
  const problems = installed
    .filter((one) => !isAgreed(one.license ?? '') && !reason(one))
    .map(({name, license}) => `package-lock.json:1: ${name}: ${license ?? 'none'}`);
  const stale = Object.keys(exceptions)
    .filter((name) => named(name).every(({license}) => isAgreed(license ?? '')))
    .map((name) => `${name} needs no exception`);
  expectNone([...problems, ...stale], 'Do without the package, or say here why it is fine.');
});

const docusaurus = 'Docusaurus asks for it';

/** On the way of a build, and given up by who wrote it, or old: why it is still there. */
const kept: Readonly<Record<string, string>> = {
  '@docsearch/react': `${docusaurus}, which takes this line and the next: the mended dialog is of this one.`,
  eval: `${docusaurus}. It has run the rendered bundle for years, on input of ours alone.`,
  'medium-zoom': 'The plugin for pictures brings it; the newest there is, and complete.',
  'parse-numeric-range': `${docusaurus}. Forty lines that read {1,4-5}.`,
  '@slorber/react-helmet-async': `${docusaurus}, in a copy that its maintainer keeps up.`,
  'react-router': `${docusaurus} stands on this line.`,
  'react-router-config': `${docusaurus}, with the router that it belongs to.`,
  uuid: 'The development server has it for a kind of connection that is not the one in use.',
  'whatwg-encoding': 'cheerio reads bytes with it; it is given text.',
};

test('a package on the way of a build that nobody keeps up is there for a reason', () => {
  const problems = installed
    .filter(({name, dev, deprecated}) => !dev && deprecated !== undefined && !kept[name])
    .map(({name, deprecated}) => `package-lock.json:1: ${name}: ${deprecated}`);
  const stale = Object.keys(kept)
    .filter((name) => named(name).length === 0)
    .map((name) => `${name} is not installed any more`);
  expectNone([...problems, ...stale], 'Replace the package, or say here why it stays.');
});
