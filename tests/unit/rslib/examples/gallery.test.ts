import {readPlaces, traitsOf} from '../../../../src/rslib/examples/gallery';
import type {ExampleRecord} from '../../../../src/rslib/examples/exampleRecord';
import {writeFolder} from '../../../support/siteFolder';

const folders = {docs: 'docs', i18n: 'i18n'};

function placesOf(files: Readonly<Record<string, string>>, locale: 'en' | 'zh-Hans' = 'en') {
  return Object.fromEntries(readPlaces(writeFolder(files), locale, folders));
}

const page = (body: string): string => `---\ntitle: The page\n---\n\n${body}`;

describe('the place of an example', () => {
  it('is the section above it', () => {
    const body = [
      'Intro to the whole page, before any heading.',
      '<Example name="top" />',
      '## Use `dts` <Badge>1.0</Badge> {/* #use */}',
      'With `dts`, [declarations](#x) are written to `dist`: one per file. More.',
      '<Tabs>\n<TabItem value="a">\n\n<Example name="nested" />\n\n</TabItem>\n</Tabs>',
    ].join('\n\n');
    expect(placesOf({'docs/guide/x.mdx': page(body)})).toEqual({
      top: {
        url: '/guide/x',
        page: 'The page',
        title: 'The page',
      },
      nested: {
        url: '/guide/x#use',
        page: 'The page',
        title: 'Use `dts`',
      },
    });
  });

  it('is the first of several', () => {
    const places = placesOf({
      'docs/b.mdx': page('<Example name="a" />'),
      'docs/a.mdx': page('## A {/* #a */}\n\n<Example name="a" />'),
    });
    expect(places.a).toMatchObject({url: '/a#a'});
  });
});

describe('the traits of an example', () => {
  const known = new Set(['dts', 'dts.bundle', 'format', 'autoExternal']);
  const record: ExampleRecord = {
    ...{name: 'x', rslib: '1.0.1', typescript: null, command: 'npx rslib', exitCode: 0, log: ''},
    ...{warnings: [], files: [], output: []},
  };
  const traits = (files: Readonly<Record<string, string>>, change: Partial<ExampleRecord> = {}) =>
    traitsOf({...record, files: Object.keys(files), ...change}, (file) => files[file]!, known);

  it('come from configuration, dependencies and sources', () => {
    const config = `export default defineConfig({lib: [{format: 'cjs', dts: {bundle: true}, other: 1}, {format: 'umd'}]});`;
    expect(
      traits({
        'package.json': JSON.stringify({
          dependencies: {clsx: '1', buffer: '1'},
          devDependencies: {'@rslib/core': '1', '@types/node': '1', vitest: '1', ms: '1'},
          peerDependencies: {vue: '3'},
        }),
        'rslib.config.ts': config,
        'src/index.ts': `import ms from 'ms';\nimport {ref} from 'vue';`,
        'src/index.test.ts': `import {expect} from 'vitest';`,
      }),
    ).toEqual({
      framework: ['vue'],
      format: ['cjs', 'umd'],
      option: ['dts', 'dts.bundle'],
      tool: ['vitest'],
    });
  });

  it('come from the flags and the log if there is no configuration', () => {
    expect(traits({}).format).toEqual(['esm']);
    expect(traits({}, {command: 'npx rslib --format cjs --no-auto-external'})).toMatchObject({
      format: ['cjs'],
      option: ['autoExternal'],
    });
    expect(traits({}, {log: 'ready   built in <time> (iife0)'}).format).toEqual(['iife']);
  });

  it('have no format of Rslib if another program built it', () => {
    const config = `export default defineConfig({format: ['cjs']});`;
    const built = traits({'tsup.config.ts': config}, {rslib: null, command: 'npx tsup'});
    expect(built).toMatchObject({format: [], option: []});
  });
});
