import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What the compiler offers to views: the shape of its data. */
const pluginDoors = ['compiler/types*', 'compiler/search/types*'];

const layers = {
  site: [],
  data: [],
  lib: ['site', 'data'],
  hooks: ['site', 'data', 'lib', ...pluginDoors],
  client: ['site', 'data', 'lib'],
  components: ['site', 'data', 'lib', 'hooks', 'client/search', ...pluginDoors],
  pages: ['site', 'data', 'lib', 'hooks', 'components', ...pluginDoors, 'css'],
  theme: ['site', 'data', 'lib', 'hooks', 'components', ...pluginDoors, 'css'],
  compiler: ['site', 'data', 'lib', 'components/*/markdown*', 'config/repository*'],
  plugins: ['site', 'data', 'lib', 'compiler', 'components/*/markdown*'],
  config: ['site', 'data', 'lib', 'compiler', 'plugins'],
};

/** A Markdown form stands beside its component but runs in the build: it belongs to the compiler. */
const serialisers = {
  target: './src/components/*/markdown.ts',
  allowed: ['components', ...layers.compiler, 'compiler'],
};

const zones = [
  ...Object.entries(layers).map(([layer, allowed]) => ({
    target:
      layer === 'components' ? './src/components/**/!(markdown).{ts,tsx}' : `./src/${layer}/**/*`,
    allowed: [layer, ...allowed],
  })),
  serialisers,
].map(({target, allowed}) => ({
  target,
  from: './src/**/*',
  except: allowed.map((name) => `**/src/${name}${name.includes('*') ? '' : '/**'}`),
  message: `Allowed here: ${allowed.join(', ')} (see CONTRIBUTING.md).`,
}));

const focused = ['describe', 'it', 'test'].map((name) => ({
  selector: `MemberExpression[property.name='only'][object.name='${name}']`,
  message: 'A focused test hides the others.',
}));

export default tseslint.config(
  {
    ignores: [
      'build',
      'node_modules',
      'examples',
      '.docusaurus*',
      '.cache',
      'coverage',
      'test-results',
      'playwright-report',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({alias: {'@site': [import.meta.dirname]}}),
      ],
    },
    rules: {'import-x/no-restricted-paths': ['error', {basePath: import.meta.dirname, zones}]},
  },
  {
    files: ['src/**/*.tsx', 'tests/unit/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    // `<html className>` inside Docusaurus' Head adds to the element; its language is set elsewhere.
    files: ['src/**/*.tsx'],
    rules: {'jsx-a11y/html-has-lang': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {'no-restricted-syntax': ['error', ...focused]},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        module: 'writable',
        process: 'readonly',
        URL: 'readonly',
        window: 'readonly',
        document: 'readonly',
      },
    },
  },
);
