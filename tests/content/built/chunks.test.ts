import {files, readBuilt} from '../support/build';
import {lineOf, root} from '../support/files';
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
    occurrences(/\beval\(|\bnew Function\(/g),
    'The content security policy forbids it: replace the package, or the part of it.',
  );
});

test('settings of the build stay out of the browser', () => {
  expectNone(
    occurrences(/ssrTemplate|sidebarPath|routeBasePath|customCss/g),
    'The configuration is copied into the main bundle: leave out what the browser does not need.',
  );
  expectNone(
    occurrences(new RegExp(root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g')),
    'A path of this machine is in a bundle.',
  );
});
