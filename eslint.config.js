import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {useClient} from './packages/docusaurus-plugin-islands/src/lint/browserCode.mjs';
import {looseText} from './packages/docusaurus-plugin-islands/src/lint/looseText.mjs';

const focused = ['describe', 'it', 'test'].map((name) => ({
  selector: `MemberExpression[property.name='only'][object.name='${name}']`,
  message: 'A focused test hides the others.',
}));

/** An assertion of Playwright that retries, such as `expect(locator).toBeVisible()`, and that nothing waits for. */
const unawaited = {
  selector:
    'ExpressionStatement > CallExpression:matches([callee.property.name=/^to(Be(Attached|Checked|Disabled|Editable|Empty|Enabled|Focused|Hidden|InViewport|Visible)|Have(Accessible.*|Attribute|Class|Count|CSS|Id|JSProperty|Role|Screenshot|Text|Title|URL|Values?)|ContainText|Pass)$/], [callee.object.callee.property.name="poll"], [callee.object.object.callee.property.name="poll"])',
  message: 'Without `await` this assertion cannot fail.',
};

export default tseslint.config(
  {
    ignores: [
      'build',
      'packages/*/dist',
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
    files: ['{src,packages}/**/*.tsx', 'tests/unit/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    // `<html>` inside Docusaurus' `<Head>` only adds attributes: Docusaurus itself sets `lang`.
    files: ['src/**/*.tsx'],
    rules: {'jsx-a11y/html-has-lang': 'off'},
  },
  {
    files: ['{src,packages/*/src}/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // Rules that need types would need two thirds of the time here, and check what runs on the site and in commands.
    files: ['tests/**/*.{ts,tsx}', 'packages/*/tests/**/*.{ts,tsx}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'no-restricted-syntax': ['error', ...focused]},
  },
  {
    // Finds the commonest promise that a test forgets, without types.
    files: ['tests/{e2e,browsers}/**/*.ts'],
    rules: {'no-restricted-syntax': ['error', ...focused, unawaited]},
  },
  {
    // In the browser, React runs in islands only, so hooks and handlers need `'use client'`. `tools/check/rules` checks
    // the same for Markdown pages.
    files: ['{src,tests/fixture-site}/{components,theme,pages}/**/*.tsx'],
    plugins: {site: {rules: {'use-client': useClient(import.meta.dirname)}}},
    rules: {'site/use-client': 'error'},
  },
  {
    files: ['src/**/*.tsx'],
    plugins: {texts: {rules: {'loose-text': looseText(import.meta.dirname)}}},
    rules: {'texts/loose-text': 'error'},
  },
  {
    // Forbids imports of internal modules of packages and of a theme's stylesheets, which may change without notice.
    files: ['src/theme/**/*.{js,jsx,ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@docusaurus/Link',
              message:
                'Use @site/src/components/Link: this one adds the router to the first script.',
            },
          ],
          patterns: [
            ...['**/internal', '**/internal/**', '**/node_modules/**'],
            ...['@docusaurus/*/lib/**', '@docusaurus/*/src/**', '@docusaurus/theme-*/**/*.css'],
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      parserOptions: {ecmaFeatures: {jsx: true}},
      globals: {
        __dirname: 'readonly',
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
