import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const {resolve} = createRequire(import.meta.url);
const modules = join(root, 'node_modules');

/** Returns the names of installed packages that are ES modules. Jest runs CommonJS, so swc has to compile them. */
function esmPackages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const names = Object.keys(lock.packages).filter((path) => {
    const file = join(root, path, 'package.json');
    return (
      path !== '' && existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module'
    );
  });
  return [...new Set(names.map((path) => path.replace(/^.*node_modules\//, '')))];
}

// These packages contain ES modules without `"type": "module"`, so `esmPackages` does not find them.
const compiled = [...esmPackages(), '@docusaurus', 'medium-zoom'].map((name) =>
  name.replace(/[.+]/g, '\\$&'),
);

const clientExports = readdirSync(join(modules, '@docusaurus/core/lib/client/exports'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => name.replace(/\.js$/, ''));

const themes = ['theme-classic', 'theme-search-algolia'].map(
  (name) => `<rootDir>/node_modules/@docusaurus/${name}/lib/theme`,
);

/** Options of all projects: aliases of Docusaurus, and swc as the compiler. */
const common = {
  rootDir: root,
  moduleNameMapper: {
    '\\.(css|svg|png|webp|woff2?)$': '<rootDir>/tests/support/assetStub.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/(.*)$': '<rootDir>/tests/support/generated/$1',
    '^@theme-(?:original|init)/(.*)$': themes.map((dir) => `${dir}/$1`),
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', ...themes.map((dir) => `${dir}/$1`)],
    [`^@docusaurus/(${clientExports.join('|')})$`]:
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1.js',
  },
  transform: {
    '\\.[cm]?[jt]sx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
        module: {type: 'commonjs'},
        isModule: 'unknown',
      },
    ],
  },
  // Matches the files of all packages that are not in `compiled`. The last `node_modules` of a path decides.
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(?:${compiled.join('|')})/)`],
  modulePathIgnorePatterns: [
    '<rootDir>/build/',
    '<rootDir>/examples/',
    '<rootDir>/packages/examples/',
    '<rootDir>/.cache/packages/',
    '<rootDir>/.docusaurus',
  ],
};

const project = (name, options) => ({...common, displayName: name, ...options});

export default {
  // By default, Jest leaves one core unused, which is half of a machine with two cores.
  maxWorkers: '100%',
  // Other steps run at the same time, so that a test of a second can take ten.
  testTimeout: 20_000,
  projects: [
    project('node', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts', '<rootDir>/packages/*/tests/**/*.test.ts'],
    }),
    project('jsdom', {
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx', '<rootDir>/packages/*/tests/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/support/jsdom.ts'],
    }),
    project('content', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/content/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/content/built/'],
    }),
    // Tests of the package that `npm run package` fills.
    project('package', {
      testEnvironment: '<rootDir>/tests/support/builtEnvironment.mjs',
      testMatch: ['<rootDir>/tests/package/*.test.ts'],
    }),
    // Tests of the built site in `build/`.
    project('built', {
      testEnvironment: '<rootDir>/tests/support/builtEnvironment.mjs',
      testMatch: ['<rootDir>/tests/content/built/**/*.test.{ts,tsx}'],
    }),
  ],
};
