import fs from 'node:fs';
import path from 'node:path';
import {finishDocument, finishDocuments} from '../../../src/plugins/site-pages/finishDocument';
import {writeFolder} from '../../support/siteFolder';

/** Returns a page as Docusaurus renders it. */
const page = ({root = '', head = '', body = ''}): string =>
  `<!DOCTYPE html>\n<html lang="en"${root}>\n<head>\n${head}<script>"head script"</script></head>\n<body>\n<div id="__docusaurus">${body}</div></body>\n</html>`;
const stylesheet = '<link data-rh="true" rel="stylesheet" href="/a.css">';

test.each([
  [
    'the class of the root element, except that of the page',
    {root: ' class="docs-wrapper page-overview x" data-has-hydrated="false"'},
    {root: ' class="page-overview"'},
  ],
  ['all classes of the root element', {root: ' class="docs-wrapper"'}, {}],
  [
    'tags that only the search of Docusaurus reads',
    {head: '<meta data-rh="true" name="docusaurus_tag" content="x"/><meta name="a"/>'},
    {head: '<meta name="a"/>'},
  ],
  [
    'hints to load images early, but no others',
    {body: '<link rel="preload" as="image" href="/a.png"/><p><link rel="preload"></p>'},
    {body: '<p><link rel="preload"></p>'},
  ],
])('removes %s', (_, given, expected) => {
  const finished = page(expected).replace('</head>', '<script>0</script></head>');
  expect(finishDocument(page(given))).toBe(finished);
});

test('a stylesheet of a component comes after the head script, which does not wait for it', () => {
  const other = '<link rel="stylesheet" href="/styles.css">';
  const html = finishDocument(page({head: `${stylesheet}<title>a</title>${other}`}));
  expect(html).toContain(`<head>\n<title>a</title>${other}<script>"head script"</script>`);
  expect(html).toContain(`<script>0</script>${stylesheet}</head>`);
});

test('the main element waits for the stylesheets', () => {
  const html = finishDocument(page({body: '<main class="frame x">a</main>'}));
  expect(html).toContain('<script>0</script><main class="frame x">');
});

test('islands are quoted, hidden sections are found, ids are short and unique', () => {
  const island =
    '<site-island data-island="A" data-props="{&quot;a&quot;:1}"><p hidden="" data-findable="">x</p></site-island>';
  const ids =
    '<i id="_R_1a_">_R_1a_</i><i id="_s0-R_1a_" aria-labelledby="_R_1a_ _s0-R_1a_-b"></i><i id="_i7k-0R_1_"></i>';
  expect(finishDocument(page({body: island + ids}))).toContain(
    [
      `<site-island data-island="A" data-props='{"a":1}'><p hidden="until-found" data-findable="">x</p></site-island>`,
      '<i id="r0">_R_1a_</i><i id="r1" aria-labelledby="r0 r1-b"></i><i id="_i7k-0R_1_"></i>',
    ].join(''),
  );
});

test('the pages of the routes are finished, and no other file', async () => {
  const html = page({root: ' data-has-hydrated="false"'});
  const names = ['index.html', 'guide/index.html', 'guide/a.html', '404.html', 'static.html'];
  const folder = writeFolder(Object.fromEntries(names.map((name) => [name, html])));
  await finishDocuments(folder, '/zh/', ['/zh/', '/zh/guide/', '/zh/guide/a', '/zh/404.html']);
  const unfinished = names.filter((name) =>
    fs.readFileSync(path.join(folder, name), 'utf8').includes('data-has-hydrated'),
  );
  expect(unfinished).toEqual(['static.html']);
});
