import {redirects} from '../../src/site/redirects';
import {locales} from '../../src/site/locales';
import {fileOf, headingsOf, keyOfRoute, routeOf} from '../../tools/check/sourcePages';
import {pageAt} from './support/pageAt';
import {expectNone} from './support/problems';
import {onDisk} from '../../tools/check/rules/rule';

test('every old address leads to a section that exists, in every language', () => {
  const problems = redirects.flatMap(({from, to}) =>
    locales.flatMap((locale) => {
      const [route = '', id] = to.split('#');
      const page = pageAt(route, locale);
      if (!page) return [`${fileOf(keyOfRoute(route), locale)}:1: ${from} leads to it`];
      const isThere = id === undefined || headingsOf(page).some((heading) => heading.id === id);
      return isThere ? [] : [`${page.file}:1: ${from} leads to "#${id}"`];
    }),
  );
  expectNone(problems, 'Correct src/site/redirects.ts, or write the section.');
});

test('no old address is the address of a page', () => {
  const bare = (path: string): string => path.replace(/\/$/, '');
  const routes = new Set(onDisk.pages().map((page) => bare(routeOf(page))));
  expect(redirects.map(({from}) => bare(from)).filter((from) => routes.has(from))).toEqual([]);
});
