import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
    // In the browser of a built site no React runs but that of the search and of a page that is missing.
    files: ['src/components/**/*.tsx'],
    ignores: ['src/components/{NotFound,Search}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name=/^on[A-Z]/], CallExpression[callee.name=/^use(State|Reducer|Effect|LayoutEffect|SyncExternalStore)$/]',
          message: 'The page stays as the server drew it: let src/client/shell answer.',
        },
      ],
    },
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
