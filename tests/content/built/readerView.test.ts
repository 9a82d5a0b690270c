/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Readability} from '@mozilla/readability';
import {localeRows, locales} from '../../../src/site/locales';
import {root} from '../../../tools/support/paths';

const buildDir = path.resolve(root, process.env.BUILD_DIR ?? 'build');
/** Sample of pages with different structures: steps, entries, errors. Testing all pages would take ten minutes. */
const pages = [
  ...['guide/start/quick-start', 'guide/start/glossary', 'config/lib/dts'],
  ...['config/lib/index', 'config/rsbuild/output'],
];

const textsOf = (elements: Iterable<Element>): readonly string[] =>
  [...elements].map(({textContent}) => textContent);

test.each(locales.flatMap((locale) => pages.map((page) => localeRows[locale].prefix + page)))(
  'the reader view of %s has all headings',
  (page) => {
    const html = readFileSync(path.join(buildDir, `${page}.html`), 'utf8');
    const built = new DOMParser().parseFromString(html, 'text/html');
    const headings = textsOf(built.querySelectorAll('article :is(h2, h3)[id]'));
    const view = document.createElement('div');
    view.innerHTML = new Readability(built).parse()?.content ?? '';
    expect(headings.length).toBeGreaterThan(5);
    expect(textsOf(view.querySelectorAll('h2, h3'))).toEqual(expect.arrayContaining([...headings]));
  },
);
