import {buildIndex} from '../../../../src/compiler/search/buildIndex';
import {indexOf, page, searcher, section} from './sampleIndex';

const words = {
  stopWords: ['how', 'to', 'the', '如何'],
  weakWords: ['output'],
  synonyms: [['external', 'not bundle']],
};
const heading = (level: number, anchor: string, text: string) => ({level, anchor, heading: text});
const h2 = (anchor: string, text: string, ...body: [(readonly string[])?, (readonly string[])?]) =>
  section(heading(2, anchor, text), ...body);

const {find, urls} = searcher(
  indexOf([
    page(
      '/config/lib/dts',
      'lib.dts',
      ['Writes declaration files.'],
      [
        h2('dts-alias', 'dts.alias', ['Replaces paths in the declarations.']),
        h2('errors', 'Errors'),
        section(heading(3, 'error', 'Failed to generate declaration files.'), ['Look at the log.']),
      ],
    ),
    page(
      '/config/lib/auto-external',
      'lib.autoExternal',
      ['Keeps dependencies out of the output: what is external stays an import.'],
      [h2('exclude', 'Choose by field', [], ['autoExternal: {peerDependencies: 1}'])],
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
  ['text in code', 'peerDependencies', '/config/lib/auto-external#exclude'],
  ['Chinese words', '如何处理图片', '/guide/assets'],
  ['Chinese with a wrong character', '静态资园', '/guide/assets'],
  ['a synonym', 'not bundle', '/config/lib/auto-external'],
  ['the link text of another page', 'editors', '/config/lib/dts'],
])('finds %s', (_, query, url) => expect(urls(query)[0]).toBe(url));

test.each(['', '   ', '…', 'qqqqqqqq'])('finds nothing for "%s"', (query) => {
  expect(find(query)).toEqual([]);
});

test('a query of stop words alone does not throw', () => {
  expect(() => find('how to')).not.toThrow();
});

test('returns the terms of the page, not those of the query', () => {
  const [found] = find('declaraton');
  expect([...found!.terms]).toContain('declaration');
});

type Pages = Parameters<typeof indexOf>[0];

/** Indexes pages, searches them, and returns the addresses of the results. */
const urlsIn = (pages: Pages, query: string, more = {}): readonly string[] =>
  searcher(indexOf(pages), {...words, ...more}).urls(query);
const firstOf = (query: string, pages: Pages, more = {}): string | undefined =>
  urlsIn(pages, query, more)[0];
const urlsInChinese = (pages: Pages, query: string): readonly string[] =>
  searcher(indexOf(pages, 'zh'), words).urls(query);

test('a page is found by its description, which is not shown', () => {
  const pages = [
    page('/a', 'One', ['First.']),
    page('/b', 'Two', ['Second.'], [], [], 'On frogs.'),
  ];
  const found = searcher(indexOf(pages), words).find('frogs');
  expect(found.map(({section: {path, entries}}) => [path, entries])).toEqual([['/b', ['Second.']]]);
});

test('a heading that several pages share does not outrank a page title', () => {
  const types = h2('types', 'Types', ['Types of images.']);
  const pages = [
    page('/images', 'Images', ['Images.'], [types]),
    page('/icons', 'Icons', ['Icons.'], [types]),
    page('/types', 'How types are made', ['Types for editors, types for users.']),
  ];
  expect(firstOf('types', pages)).toBe('/types');
});

test('the text of an error keeps its weight when several pages have it', () => {
  const text = 'lib.autoExternal is deprecated, use output.autoExternal instead.';
  const error = section(heading(3, 'warning-deprecated', text), ['Rename it.']);
  const pages = [
    page(
      '/moved',
      'Options',
      ['What has moved.'],
      [h2('m', 'From lib.autoExternal to output.autoExternal', ['It has moved.'])],
    ),
    page('/upgrade', 'Upgrade', ['Changes.'], [error]),
    page('/lib', 'Library', ['Items.'], [error]),
  ];
  expect(firstOf(text, pages)).toMatch(/#warning-deprecated$/);
});

test('the heading of an error counts by the share of the query that it contains', () => {
  const text = ['Workers run beside the page.'];
  const pages = [
    page('/errors', 'Errors', [], [h2('error-worker', 'Unsupported platform: worker', text)]),
    page('/assets', 'Assets', [], [h2('workers', 'Workers of a page', text)]),
  ];
  expect(firstOf('worker', pages)).toMatch(/^\/assets/);
  expect(firstOf('unsupported platform', pages)).toMatch(/^\/errors/);
});

test('the code of an error in a sentence names its section, despite quotation marks', () => {
  const pages = [
    page('/roots', 'File outside of the root', ['File is not under rootDir.']),
    page('/types', 'Types', [], [h2('error-code', 'TS6059', ['Move the file.'])]),
  ];
  const text = `error TS6059: File "a.ts" is not under 'rootDir'`;
  expect(firstOf(text, pages)).toBe('/types#error-code');
});

test('an error is found by its wording in another version', () => {
  const json = h2('error-json', 'Import attribute missing', ['Add it.']);
  const wordings = ['The loader demands an assertion'];
  const pages = [
    page('/json', 'JSON', ['Data.'], [{...json, wordings}]),
    page('/other', 'Modules', ['A module.']),
  ];
  expect(firstOf('loader demands assertion', pages)).toBe('/json#error-json');
});

test('an error is found by three words of its message that follow one another, among others', () => {
  const text = 'TS5011: The common source directory of the config is src.';
  const pages = [
    page('/source', 'Source directory', ['The directory of a source, common to all.']),
    page('/types', 'Types', [], [h2('error-ts5011', text, ['Set rootDir.'])]),
  ];
  expect(firstOf('common source directory in rootDir', pages)).toBe('/types#error-ts5011');
  expect(firstOf('source directory common', pages)).toBe('/source');
  // A heading that contains the whole query ranks above a heading that contains some words of the query.
  const longer = page('/files', 'Files', [], [h2('error-b', 'The common source directory in use')]);
  expect(firstOf('common source directory in use', [...pages, longer])).toBe('/files#error-b');
});

test('the section of a page that has the rarer word comes first', () => {
  const sections = [
    h2('modules', 'Style modules', ['Styles of a module have names of a module.']),
    h2('order', 'Styles in order', ['The script comes after the styles of a module.']),
  ];
  const found = urlsIn([page('/css', 'Styles', [], sections)], 'style module script');
  expect(found.indexOf('/css#order')).toBeLessThan(found.indexOf('/css#modules'));
});

test('stop words and weak words in a title do not count', () => {
  const pages = [
    page('/path', 'Errors', ['TypeScript.'], [h2('p', 'TypeScript path', ['TypeScript path'])]),
    page('/typescript', 'How to output TypeScript', ['TypeScript.']),
  ];
  expect(firstOf('typescript', pages)).toBe('/typescript');
});

test('several synonyms do not count more than the best one', () => {
  const synonyms = [['types', 'declaration file', 'type definition', 'typings', 'dts file']];
  const pages = [
    page('/many', 'Files', ['A declaration file holds the typings, a dts file the definition.']),
    page('/both', 'Errors', ['Types that fail stop the build.']),
  ];
  expect(firstOf('types fail', pages, {synonyms})).toBe('/both');
});

test('the nearest term replaces a misspelt word', () => {
  const pages = [
    page(
      '/config',
      'dts',
      ['typescriptPath: which TypeScript.'],
      [h2('p', 'dts.typescriptPath', ['The TypeScript to use.'])],
    ),
    page('/typescript', 'TypeScript', ['Set up a project.']),
  ];
  expect(firstOf('typescirpt', pages)).toBe('/typescript');
});

const many = Array.from({length: 9}, (_, index) =>
  h2(`s${index}`, `Minify part ${index}`, ['minify']),
);

test('five pages with many sections fit into the results, each with its first hits unfolded', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) =>
    page(path, 'Minify', ['minify'], many),
  );
  const found = searcher(indexOf(pages), words).find('minify').slice(0, 20);
  const paths = found.map(({section: {path}}) => path);
  expect(new Set(paths).size).toBe(5);
  // The path changes only four times, so the hits of each page are consecutive.
  expect(paths.filter((path, at) => path !== paths[at - 1])).toHaveLength(5);
  expect(found.flatMap(({rows}) => rows ?? [])).toEqual([2, 2, 2, 2, 2]);
});

test('lists all sections of one page that have the word', () => {
  const found = searcher(indexOf([page('/a', 'Minify', ['minify'], many)]), words).find('minify');
  expect(found.filter(({isMention}) => isMention)).toEqual([]);
  expect(found).toHaveLength(10);
});

describe('a goal', () => {
  const pages = [
    page('/exclude', 'Exclude a package', ['Keep a package external, or exclude it.']),
    page('/externals', 'Externals', ['Imports stay.']),
  ];
  const goals = [['/externals', '', 'keep external', 'not bundle']] as const;
  const index = buildIndex(pages, {language: 'en', maxBytes: 1_000_000, options: [], goals});
  const {urls: answer} = searcher(index, {...words, synonyms: []});

  it.each([
    ['keep external', '/externals'],
    ['how to keep the reacts externals', '/externals'],
    ['external keeping', '/externals'],
    ['react not bundled', '/externals'],
    ['keep a package in a folder external', '/exclude'],
    ['keep', '/exclude'],
  ])('answers "%s" by %s', (query, path) => expect(answer(query)[0]).toBe(path));

  it('comes before sections with that name', () => {
    const named = Array.from({length: 24}, (_, at) =>
      page(`/${at}`, 'Page', [], [h2('faq', 'FAQ')]),
    );
    const all = {language: 'en', maxBytes: 1_000_000, options: []} as const;
    const answers = buildIndex([...named, ...pages], {...all, goals: [['/externals', '', 'faq']]});
    expect(searcher(answers, words).urls('faq')[0]).toBe('/externals');
  });
});

test('a version does not find other versions, and the start of a version finds its releases', () => {
  const versions = ['0.2.0', '0.20.0', '0.20.1', '0.21.0'];
  const pages = versions.map((version) => ({
    ...page(`/releases/${version}`, `Rslib ${version}`, ['Changes.']),
    label: version,
  }));
  const found = urlsIn(pages, '0.20');
  expect(found.slice(0, 2)).toEqual(['/releases/0.20.0', '/releases/0.20.1']);
  expect(firstOf('0.2.0', pages)).toBe('/releases/0.2.0');
});

test('characters that are not part of words are searched for literally', () => {
  const pages = [
    page('/a', 'File names', ['A file has a name.']),
    page('/b', 'Addresses', ['Node.js reports file:///srv/a.js.']),
  ];
  expect(urlsIn(pages, 'file:///')).toEqual(['/b']);
});

test('traditional and full-width characters find the simplified and half-width characters of pages', () => {
  const pages = [page('/a', '声明文件', ['声明文件的说明。'.repeat(4)])];
  for (const query of ['聲明檔', '聲明　ｄｔｓ']) {
    expect(urlsInChinese(pages, query)[0]).toBe('/a');
  }
});

const mentions = Array.from({length: 24}, (_, index) =>
  page(`/m${index}`, `Page ${index}`, [
    'So long a beginning that nothing of what follows it says what the section is about. '.repeat(
      3,
    ),
    `Here it mentions a zeppelin${index % 2 === 0 ? 's' : ''} and readFile number ${index}.`,
  ]),
);

test('a word at the end of a long section is found, exact matches first', () => {
  const plural = mentions.filter((_, index) => index % 2 === 0).map(({path}) => path);
  const found = urlsIn(mentions, 'zeppelins');
  expect(found).toEqual(expect.arrayContaining(plural));
  expect([found.length, urlsIn(mentions, 'readFile').length]).toEqual([20, 20]);
});

test('sections below a matching title do not displace sections that contain the word', () => {
  const below = Array.from({length: 60}, (_, index) => h2(`s${index}`, `${index}`));
  const holding = Array.from({length: 18}, (_, index) =>
    page(`/m${index}`, `${index}`, [`关于其他内容的一段话。`.repeat(12), '这里提到组件库。']),
  );
  const found = urlsInChinese([page('/react', '组件库', [], below), ...holding], '组件库');
  expect(found).toEqual(expect.arrayContaining(holding.map(({path}) => path)));
});

test('Chinese words in a text are not corrected to a similar heading', () => {
  const far = `关于其他内容的一段话。`.repeat(12);
  const pages = [
    page('/a', '用哪种扩展名', ['正文。']),
    page('/b', '其他', [far, '用哪种包都行。']),
  ];
  expect(urlsInChinese(pages, '用哪种包')).toContain('/b');
});

test('a phrase in quotation marks is found as a phrase', () => {
  const pages = [
    page('/a', 'A', ['The tree is shaking.']),
    page('/b', 'B', ['Shaking a tree, tree shaking.']),
  ];
  expect(urlsIn(pages, '"tree shaking"')).toEqual(['/b']);
  expect(urlsIn(pages, 'tree shaking')).toHaveLength(2);
});

test('punctuation of full width is found as it is written', () => {
  const pages = [page('/a', 'A', ["UMD：'[name][ext]'；其他格式"]), page('/b', 'B', ['其他格式'])];
  expect(urlsInChinese(pages, "UMD：'[name][ext]'；其他")).toEqual(['/a']);
});

test('a phrase in quotation marks that is also the name of a page is found as a phrase', () => {
  const pages = [
    page('/existing-package', 'Existing package', ['Add it.']),
    page('/manifest', 'The package', ['What is existing in a package.']),
    page('/b', 'B', ['Package that exists. In an existing package, add it.']),
  ];
  expect(urlsIn(pages, '"existing package"')).toEqual(['/existing-package', '/b']);
  expect(urlsIn(pages, 'existing package')).toHaveLength(3);
});

test('the first tier answers by titles, headings and names alone', () => {
  const {atOnce} = searcher(indexOf(mentions), words);
  expect(atOnce('page 7')[0]!.section.path).toBe('/m7');
  expect(atOnce('zeppelin')).toEqual([]);
});

describe('a name of code', () => {
  const option = (name: string, id: string) =>
    section({level: 2, anchor: id, heading: name}, ['Does something.']);
  const named = searcher(
    indexOf(
      [
        page('/external', 'Externals', ['External externals, autoExternal.']),
        page('/config/auto-external', 'lib.autoExternal', ['Keeps.']),
        page('/output', 'output', ['Output.'], [option('output.externals', 'e')]),
        page(
          '/cli',
          'CLI',
          ['Flags.'],
          [h2('f', 'Flags', ['-w, --watch Builds again', '--dts <x> Types'])],
        ),
        page('/watch', 'Watch', ['Watch with --watch.']),
      ],
      'en',
      1_000_000,
      [{name: 'autoExternal'}, {name: 'output.externals'}, {name: 'output.externals.deep'}],
    ),
    words,
  );
  it('finds an export below the heading of its package, and no package with the same letters', () => {
    const part = (level: number, anchor: string, heading: string, codes: readonly string[]) => ({
      ...section({level, anchor, heading}, ['What it is.']),
      codes,
    });
    const packages = [
      part(2, 'core', '@rslib/core', ['rslib', 'createRslib', 'loadEnv']),
      part(3, 'types', 'Types', ['loadEnv', 'LibConfig']),
      part(2, 'create', 'create-rslib', ['runCLI']),
    ];
    const pages = [
      page('/a', 'createRslib, createRslib', ['createRslib']),
      page('/b', 'Packages', ['Two.'], packages),
    ];
    const {find} = searcher(indexOf(pages), words);
    const anchors = (query: string) =>
      find(query).flatMap(({isNamed, section: {anchor}}) => (isNamed ? [anchor] : []));
    expect(anchors('createRslib')).toEqual(['core']);
    expect(anchors('create-rslib')).toEqual(['create']);
    expect(anchors('load env')).toEqual(['core']);
    expect(anchors('LibConfig')).toEqual(['types']);
    expect(anchors('rslib')).toEqual([]);
    expect(anchors('runCLI')).toEqual([]);
  });

  it.each([
    ['output.externals', '/output#e'],
    ['externals', '/output#e'],
    ['output.externals.deep', '/output#e'],
    ['autoExternal', '/config/auto-external'],
    ['auto-external', '/config/auto-external'],
    ['auto external', '/config/auto-external'],
    ['AUTOEXTERNAL', '/config/auto-external'],
    ['lib.autoExternal', '/config/auto-external'],
    ['--watch', '/cli#f'],
    ['-w', '/cli#f'],
  ])('finds the result for %s first', (query, url) => expect(named.urls(query)[0]).toBe(url));
});

test('a label in menus ranks first, after a single option of that name', () => {
  const pages = [
    page('/a', 'css files', ['css css css.'], [h2('x', 'css css')]),
    {...page('/b', 'Sass and Tailwind', ['Styles.']), label: 'CSS'},
    page('/c', 'banner', ['Text.'], [h2('y', 'banner.css')]),
    page('/d', 'footer', ['Text.'], [h2('z', 'footer.css')]),
  ];
  const first = (...names: readonly string[]): string | undefined => {
    const options = names.map((name) => ({name}));
    return searcher(indexOf(pages, 'en', 1_000_000, options), words).urls('css')[0];
  };
  expect(first()).toBe('/b');
  expect(first('banner.css', 'footer.css')).toBe('/b');
  expect(first('banner.css')).toBe('/c#y');
});

test('unranked pages are found without changing the results before them', () => {
  const pages = [
    page('/dts', 'Declarations', ['Writes declaration files.']),
    page('/css', 'Styles', ['Writes styles beside declaration files.']),
  ];
  const release = page('/releases/1.0.0', 'Rslib 1.0.0', ['Declaration styles, a regression.']);
  const options = {language: 'en', maxBytes: 1_000_000, options: [], ranked: 2} as const;
  const alone = buildIndex(pages, options);
  const both = buildIndex([...pages, release], options);
  const pathsOf = (index: typeof both, query: string): readonly string[] =>
    searcher(index, words).urls(query);
  expect(pathsOf(both, 'rslib 1.0.0')[0]).toBe('/releases/1.0.0');
  expect(pathsOf(both, 'regression')).toEqual(['/releases/1.0.0']);
  for (const query of ['declaration', 'styles', 'writes']) {
    const before = pathsOf(alone, query);
    expect(pathsOf(both, query).slice(0, before.length)).toEqual(before);
  }
  expect(both.first.pages).toEqual(alone.first.pages);
  expect(both.first.terms).toBe(alone.first.terms);
});

test('release pages do not change how rare a word is', () => {
  const pages = [
    page('/a', 'Styles', ['Files writes.']),
    page('/b', 'Styles', ['Types writes.']),
    page('/c', 'Writes', ['Types writes styles writes.']),
    page('/d', 'Types', ['Types types types.']),
  ];
  const releases = Array.from({length: 12}, (_, minor) =>
    page(`/releases/1.${minor}.0`, `Rslib 1.${minor}.0`, ['A regression.', 'Another regression.']),
  );
  const options = {language: 'en', maxBytes: 1_000_000, options: [], ranked: pages.length} as const;
  const orderWith = (all: typeof pages): readonly string[] =>
    searcher(buildIndex(all, options), words).urls('files writes');
  expect(orderWith([...pages, ...releases])).toEqual(orderWith(pages));
});
