import {files, pages, readBuilt} from '../support/build';
import {settings} from '../../../docusaurus.config';
import {escapeRegExp} from '../../../src/compiler/escapeRegExp';
import {root} from '../../../tools/support/paths';
import {lineOf} from '../../../tools/support/files';
import {expectNone} from '../support/expectNone';

const chunks = [...files].filter((file) => /(?:^|\/)assets\/js\/.*\.js$/.test(file));

const mainChunks = chunks.filter((file) => /\/main\.\w+\.js$/.test(file));

function occurrences(pattern: RegExp, allowed?: RegExp): readonly string[] {
  return chunks.flatMap((file) => {
    const text = readBuilt(file);
    return [...text.matchAll(pattern)]
      .map(({0: match, index}) => ({
        line: lineOf(text, index),
        around: text.slice(Math.max(0, index - 40), index + match.length + 40).replace(/\s+/g, ' '),
      }))
      .filter(({around}) => !allowed?.test(around))
      .map(({line, around}) => `${file}:${line}: …${around}…`);
  });
}

test('no highlighter is sent to the browser', () => {
  // Allowed: the key `prism` of the configuration in the bundle. It contains only an empty theme.
  const problems = occurrences(/prism/gi, /["']?prism["']?:\s*\{/i);
  expectNone(
    [...problems, ...occurrences(/tokenizePlaceholders|token-line|lookbehind:\s*!0/g)],
    'Code is highlighted while the page is compiled: find out who imports the highlighter (MDXComponents, a theme component).',
  );
});

test('no compiler and no parser of Markdown is sent to the browser', () => {
  expectNone(
    // Not acorn, with which the converter reads configurations.
    occurrences(/mdxJsxFlowElement|micromark|mdast|remark-|rehype-|unist-util/g),
    'A component imports a build plugin: only its types and its client files are for the browser.',
  );
});

test('nothing evaluates text as code', () => {
  expectNone(
    // Allowed: a match near `</span>`, which is part of a code sample that a page shows.
    occurrences(/\beval\(|\bnew Function\(/g, /<\/span>/),
    'The content security policy forbids it: replace the package, or the part of it.',
  );
});

test('settings of the build stay out of the browser', () => {
  expectNone(
    occurrences(/sidebarPath|routeBasePath|customCss|htmlAttributes %>|onBrokenLinks/g),
    'The configuration is copied into the main bundle: leave out what the browser does not need.',
  );
  expectNone(
    occurrences(new RegExp(escapeRegExp(root), 'g')),
    'A path of this machine is in a bundle.',
  );
});

test('nothing of the search dialog is in what every page loads', () => {
  const dialog = /DocSearch-Modal|algolianet|likeHeading/i;
  const first = /assets\/js\/(?:main|react|runtime~main)\.\w+\.js$/;
  expectNone(
    chunks.filter((file) => first.test(file) && dialog.test(readBuilt(file))),
    'Import the dialog lazily: `import("./Dialog")` in src/components/Search.',
  );
  expect(chunks.some((file) => readBuilt(file).includes('DocSearch-Modal'))).toBe(true);
});

test('islands of a few pages, and what only they import, are not in the main bundle', () => {
  // `tslib` comes with `Link`, which only static components of other pages render.
  expectNone(
    mainChunks.filter((file) => readBuilt(file).includes('__addDisposableResource')),
    'Name the island that imports it in `separate` in docusaurus.config.ts.',
  );
});

test('the main bundle names only pages of the navigation, so that it does not grow with the site', () => {
  const navigation = JSON.stringify(settings);
  const names = pages
    .map(({route}) => route)
    .filter(
      (route) =>
        !/^\/(?:zh\/)?$/.test(route) &&
        !navigation.includes(`"${route.replace(/^\/zh(?=\/)/, '')}"`),
    );
  expect(names.length).toBeGreaterThan(50);
  expect(mainChunks.length).toBeGreaterThan(0);
  expectNone(
    mainChunks.flatMap((file) => {
      const text = readBuilt(file);
      return names.filter((name) => text.includes(`"${name}"`)).map((name) => `${file}: ${name}`);
    }),
    'Move data about all pages to the chunk `routes`, and data about one page to the chunk of that page: see src/plugins/site-modules.',
  );
});

test('a deferred stylesheet has no universal selector, which would restyle all elements', () => {
  const late = [...files].filter((file) => /assets\/css\/deferred\.\w+\.css$/.test(file));
  expect(late.length).toBeGreaterThan(0);
  expectNone(
    late.filter((file) => /(?:^|[{},;])(?:\*|::)/.test(readBuilt(file))),
    'Use a specific selector, or move the rule to a stylesheet of the page.',
  );
});

test('React is a separate chunk', () => {
  const holders = chunks.filter((file) => readBuilt(file).includes('Minified React error'));
  expect(holders.length).toBeGreaterThan(0);
  for (const file of holders) {
    expect(file).toMatch(/assets\/js\/react\.\w+\.js$/);
    // The name of the site's custom element shows whether the chunk contains code of this site.
    expect(readBuilt(file)).not.toContain('site-island');
  }
});
