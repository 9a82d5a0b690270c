import {createEngine} from '../../../../src/lib/search/engine';
import {indexOf, page, section} from './sample';

const words = {
  stopWords: ['how', 'to', 'the', '如何'],
  weakWords: ['output'],
  synonyms: [['external', 'not bundle']],
};
const heading = (level: number, anchor: string, text: string) => ({level, anchor, heading: text});

const engine = createEngine(
  indexOf([
    page(
      '/config/lib/dts',
      'lib.dts',
      ['Writes declaration files.'],
      [
        section(heading(2, 'dts-alias', 'dts.alias'), ['Replaces paths in the declarations.']),
        section(heading(2, 'errors', 'Errors')),
        section(heading(3, 'error', 'Failed to generate declaration files.'), ['Look at the log.']),
      ],
    ),
    page(
      '/config/lib/auto-external',
      'lib.autoExternal',
      ['Keeps dependencies out of the output: what is external stays an import.'],
      [
        section(
          heading(2, 'exclude', 'Choose by field'),
          [],
          ['autoExternal: {peerDependencies: true}'],
        ),
      ],
    ),
    page('/guide/assets', '静态资源', ['图片与字体的处理方式。']),
    page(
      '/guide/svgr',
      'SVG files',
      ['Every file becomes a module.'],
      [],
      [{path: '/config/lib/dts', text: 'Types for editors'}],
    ),
  ]),
  words,
);

const urls = (query: string): readonly string[] =>
  engine.find(query).map(({section: {path, anchor}}) => `${path}${anchor && `#${anchor}`}`);

test.each([
  ['an option by its name', 'dts.alias', '/config/lib/dts#dts-alias'],
  ['a page by its name', 'autoExternal', '/config/lib/auto-external'],
  ['a name without its scope', 'autoexternal', '/config/lib/auto-external'],
  ['a name that is not finished', 'autoEx', '/config/lib/auto-external'],
  ['a name in two words', 'auto external', '/config/lib/auto-external'],
  ['a misspelt word', 'dependancies', '/config/lib/auto-external'],
  ['two letters that changed places', 'extrenal', '/config/lib/auto-external'],
  ['a question', 'how to alias the paths', '/config/lib/dts#dts-alias'],
  ['an error by its beginning', 'Failed to generate decl', '/config/lib/dts#error'],
  ['what stands only in code', 'peerDependencies', '/config/lib/auto-external#exclude'],
  ['Chinese words', '如何处理图片', '/guide/assets'],
  ['Chinese with a wrong character', '静态资园', '/guide/assets'],
  ['other words for the same', 'not bundle', '/config/lib/auto-external'],
  ['what another page says of it', 'editors', '/config/lib/dts'],
])('finds %s', (_, query, url) => expect(urls(query)[0]).toBe(url));

test.each(['', '   ', '…', 'qqqqqqqq'])('finds nothing for "%s"', (query) => {
  expect(engine.find(query)).toEqual([]);
});

test('a query of words that only ask is searched as it is', () => {
  expect(() => engine.find('how to')).not.toThrow();
});

test('gives the terms of the page that were found, not those of the query', () => {
  const [found] = engine.find('declaraton');
  expect([...found!.terms]).toContain('declaration');
});

test('shows at most five sections of a page', () => {
  const many = Array.from({length: 9}, (_, index) =>
    section(heading(2, `s${index}`, `Minify part ${index}`), ['minify']),
  );
  const found = createEngine(indexOf([page('/a', 'Minify', ['minify'], many)]), words).find(
    'minify',
  );
  expect(found.length).toBe(5);
});
