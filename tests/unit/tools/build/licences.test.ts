import {licences, packagesOf} from '../../../../tools/build/licences';

test('files belong to the innermost package that contains them', () => {
  expect(
    packagesOf([
      'src/client/start.ts',
      'node_modules/react/index.js',
      'node_modules/react/cjs/react.production.js',
      'node_modules/@docsearch/react/dist/esm/index.js',
      'node_modules/a/node_modules/@b/c/d.js',
      '../node_modules/medium-zoom/dist/medium-zoom.esm.js',
    ]),
  ).toEqual([
    '../node_modules/medium-zoom',
    'node_modules/@docsearch/react',
    'node_modules/a/node_modules/@b/c',
    'node_modules/react',
  ]);
});

const files = [
  'node_modules/@docusaurus/core/lib/client/App.js',
  'node_modules/@docusaurus/theme-common/lib/index.js',
  'node_modules/@docsearch/react/dist/esm/index.js',
];

test('packages with the same text are listed together, whatever the order of the files', () => {
  const text = licences(files);
  expect(text).toMatch(
    /\n@docusaurus\/core 3\S+ \(MIT\)\n@docusaurus\/theme-common 3\S+ \(MIT\)\n\nMIT License\n\nCopyright/,
  );
  expect(text).toMatch(/\n@rspack\/core \S+ \(MIT\)\n/);
  expect(licences([...files].reverse())).toBe(text);
  // This package has no licence file, so its text is the standard text of the MIT licence with the package's author.
  expect(text).toMatch(
    /@docsearch\/react \S+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Algolia, Inc\.\n/,
  );
});

test('a package without a licence text fails the build', () => {
  expect(() => licences(['node_modules/no-such-package/x.js'])).toThrow('no-such-package');
});
