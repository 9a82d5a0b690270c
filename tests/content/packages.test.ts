import {list, read} from '../../tools/support/files';
import {expectNone} from './support/expectNone';

type Versions = Readonly<Record<string, unknown>>;
type Locked = {readonly license?: string; readonly link?: boolean};

const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, Locked>};
const installed = Object.entries(packages)
  .filter(([place, {link}]) => place !== '' && !place.startsWith('packages/') && !link)
  .map(([place, locked]) => ({name: place.replace(/^.*node_modules\//, ''), ...locked}));

/** Returns the names and versions in a field of a package.json, including nested ones in `overrides`. */
function versions(part: Versions = {}): readonly (readonly [string, string])[] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : versions(value as Versions),
  );
}

test('every package is requested in one version', () => {
  const problems = [
    'package.json',
    'examples/package.json',
    ...list('packages', /^packages\/[^/]+\/package\.json$/),
  ].flatMap((file) => {
    const manifest = JSON.parse(read(file)) as Record<string, Versions>;
    // A published package takes a range, so that a site installs each dependency once.
    const isPublished = file.startsWith('packages/') && !file.startsWith('packages/examples/');
    return [...(isPublished ? [] : ['dependencies']), 'devDependencies', 'overrides']
      .flatMap((kind) => versions(manifest[kind]))
      .filter(([, version]) => !/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}:1: ${name} ${version}`);
  });
  expectNone(problems, 'Write the version without ^ or ~: npm install --save-exact does.');
});

/** SPDX ids of licences that allow using, changing and redistributing a package as a part of the site. */
const agreed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'WTFPL'],
]);

const tool = 'A tool of the build, used as it is: nothing of it is in the site.';
const font = 'OFL: the social images are drawn with it, and it is not passed on.';
const mit = 'MIT, in the deprecated field `licenses` of its manifest.';

/** Maps packages without an agreed licence in their package.json to the reason why they are allowed. */
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
  'svg-tags': mit,
  'require-like': 'MIT, which its readme says and its manifest leaves out.',
};

/** Returns true if an SPDX expression has an alternative (between `OR`) that consists of agreed licences only. */
const isAgreed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((one) => agreed.has(one)));

test('the licence of every package is one that is agreed', () => {
  // The exception for a package also applies to its packages with binaries for one platform.
  const reason = ({name}: {name: string}): string | undefined =>
    exceptions[name] ?? exceptions[name.replace(/-(?:android|darwin|freebsd|linux|win32)-.*$/, '')];
  const problems = installed
    .filter((one) => !isAgreed(one.license ?? '') && !reason(one))
    .map(({name, license}) => `package-lock.json:1: ${name}: ${license ?? 'none'}`);
  const stale = Object.keys(exceptions)
    .filter((name) => installed.every((one) => one.name !== name || isAgreed(one.license ?? '')))
    .map((name) => `${name} needs no exception`);
  expectNone([...problems, ...stale], 'Do without the package, or say here why it is fine.');
});
