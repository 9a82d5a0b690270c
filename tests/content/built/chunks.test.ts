import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {document, documents, files, pages, readBuilt} from '../support/build';
import {settings} from '../../../src/site/settings';
import {root} from '../../../tools/support/paths';
import {lineOf} from '../../../tools/support/files';
import {expectNone} from '../support/problems';

const chunks = [...files].filter((file) => /(?:^|\/)assets\/js\/.*\.js$/.test(file));

function occurrences(pattern: RegExp, allowed?: RegExp): readonly string[] {
  return chunks.flatMap((file) => {
    const text = readBuilt(file);
    return [...text.matchAll(pattern)].flatMap((match) => {
      const around = text
        .slice(Math.max(0, match.index - 40), match.index + match[0].length + 40)
        .replace(/\s+/g, ' ');
      if (allowed?.test(around)) return [];
      return [`${file}:${lineOf(text, match.index)}: …${around}…`];
    });
  });
}

test('there are chunks to look at', () => {
  expect(chunks.length).toBeGreaterThan(5);
});

test('no highlighter is sent to the browser', () => {
  // Docusaurus' configuration has a key of that name, with an empty theme below it.
  const problems = occurrences(/prism/gi, /["']?prism["']?:\s*\{/i);
  expectNone(
    [...problems, ...occurrences(/tokenizePlaceholders|token-line|lookbehind:\s*!0/g)],
    'Code is highlighted while the page is compiled: find out who imports the highlighter (MDXComponents, a theme component).',
  );
});

test('no compiler and no parser of Markdown is sent to the browser', () => {
  expectNone(
    occurrences(/mdxJsxFlowElement|micromark|mdast|acorn|remark-|rehype-|unist-util/g),
    'A component imports a build plugin: only its types and its client files are for the browser.',
  );
});

test('nothing evaluates text as code', () => {
  expectNone(
    // Code that a page shows is text, in the marks of its colours.
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
    occurrences(new RegExp(root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g')),
    'A path of this machine is in a bundle.',
  );
});

test('a library of helpers is not sent for the one that is used', () => {
  expectNone(
    occurrences(/__addDisposableResource/g),
    'All of tslib is in a bundle: src/client/tslib.ts stands in for it.',
  );
});

test('the zoom library is in no chunk that a page loads at once', () => {
  // A class that the library alone creates.
  const library = chunks.filter((file) => readBuilt(file).includes('medium-zoom-overlay'));
  expect(library.length).toBeGreaterThan(0);
  const loaded = new Set(
    documents.flatMap(({file}) => {
      const $ = document(file);
      const named = $('script[src], link[rel=preload], link[rel=modulepreload]')
        .toArray()
        .map(({attribs}) => attribs.src ?? attribs.href ?? '');
      const listed = ['shell', 'scripts'].flatMap(
        (kind) => JSON.parse($(`script[data-${kind}]`).text()) as readonly string[],
      );
      return [...named, ...listed].map((address) => address.replace(/^.*\/(?=assets\/)/, ''));
    }),
  );
  expect(loaded.size).toBeGreaterThan(2);
  expectNone(
    library.filter((file) => loaded.has(file.replace(/^.*\/(?=assets\/)/, ''))),
    'It is imported by src/client/zoom.ts when a reader reaches for a picture, and by nothing else.',
  );
});

test('nothing of the search dialog is in what every page loads', () => {
  const first = /assets\/js\/(?:main|runtime~main|shell)\.\w+\.js$/;
  expectNone(
    chunks
      .filter(
        (file) =>
          first.test(file) && /DocSearch-Modal|algolianet|likeHeading/i.test(readBuilt(file)),
      )
      .map((file) => `${file}: holds the dialog`),
    'Import the dialog lazily: `import("./Dialog")` in src/components/Search.',
  );
  expect(chunks.some((file) => readBuilt(file).includes('DocSearch-Modal'))).toBe(true);
});

test('the search code that every page loads is at most 3 KB', () => {
  const bundled = (file: string): string =>
    buildSync({
      entryPoints: [join(root, file)],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      // What it shares with the rest of the page counts there, and the dialog comes later.
      external: [
        'react',
        'react/*',
        'react-dom/*',
        '@docusaurus/*',
        '@site/*',
        '@generated/*',
        './Dialog',
        './dom',
      ],
    }).outputFiles[0]!.text;
  const files = ['src/client/shell/search.ts', 'src/components/Search/index.tsx'];
  const code = files.map(bundled).join('\n');
  expect(gzipSync(code).length).toBeLessThanOrEqual(3 * 1024);
});

test('the main bundle names no page but those that the shell leads to, so that it does not grow with them', () => {
  const shell = JSON.stringify(settings);
  const names = pages
    .map(({route}) => route)
    .filter(
      (route) =>
        !/^\/(?:zh\/)?$/.test(route) && !shell.includes(`"${route.replace(/^\/zh(?=\/)/, '')}"`),
    );
  expect(names.length).toBeGreaterThan(50);
  const main = chunks.filter((file) => /\/main\.\w+\.js$/.test(file));
  expect(main.length).toBeGreaterThan(0);
  expectNone(
    main.flatMap((file) => {
      const text = readBuilt(file);
      return names.filter((name) => text.includes(`"${name}"`)).map((name) => `${file}: ${name}`);
    }),
    'What is about every page belongs into the bundle `routes`, or into that of the page: see src/plugins/site-modules.',
  );
});

test('a sheet that comes after the page says nothing about every element, or all of them would be drawn anew', () => {
  const late = [...files].filter((file) => /assets\/css\/rare\.\w+\.css$/.test(file));
  expect(late.length).toBeGreaterThan(0);
  expectNone(
    late.filter((file) => /(?:^|[{},;])(?:\*|::)/.test(readBuilt(file))),
    'Name what the rule is about, or put it into a sheet of the page.',
  );
});

test('the dialog that asks for a version takes at most 3 kB', () => {
  const own = chunks.filter((file) => /\/version\.\w+\.js$/.test(file));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((file) => brotliCompressSync(readBuilt(file)).length > 3000)).toEqual([]);
});
