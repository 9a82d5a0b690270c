import {licencesFile} from '../../../src/site/outputFiles';
import {browserFiles} from '../../../tools/build/browserFiles';
import {manifestOf, packagesOf} from '../../../tools/build/licences';
import {read} from '../../../tools/support/files';

test('every package in a script of the site is named with its licence, and home and missing pages link there', () => {
  const text = read(`build/${licencesFile}`);
  const packages = packagesOf(browserFiles()).map(manifestOf);
  expect(packages.map(({name}) => name)).toEqual(
    expect.arrayContaining([
      '@algolia/autocomplete-core',
      'docusaurus-plugin-image-zoom',
      'react-dom',
    ]),
  );
  const lines = new Set(text.split('\n'));
  expect(
    packages.filter((one) => !lines.has(`${one.name} ${one.version} (${one.license})`)),
  ).toEqual([]);
  for (const part of text.split(/^-{80}$/m)) expect(part).toMatch(/^\s*Copyright .*\w{3}/im);
  for (const page of ['index', '404', 'zh/index', 'zh/404'])
    expect(read(`build/${page}.html`)).toContain(`href="/${licencesFile}"`);
});
