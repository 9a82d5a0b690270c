import {locales} from '../../src/site/locales';
import {headingsOf} from '../../tools/check/sourcePages';
import {pageAt} from './support/pageAt';
import {topics} from './topics';

test.each(locales)(
  'every topic of the official documentation has a page or section in %s',
  (locale) => {
    const missing = topics.flatMap((entry) => {
      if (!('here' in entry)) return [];
      const [route = '', id] = entry.here.split('#');
      const page = pageAt(route, locale);
      const isThere =
        page && (id === undefined || headingsOf(page).some((heading) => heading.id === id));
      return isThere ? [] : [`${entry.part}, ${entry.topic}: ${entry.here}`];
    });
    expect(missing).toEqual([]);
  },
);

test('a topic without a page has a reason, and there are few', () => {
  const without = topics.flatMap((entry) => ('whyNot' in entry ? [entry.whyNot] : []));
  expect(without.filter((reason) => reason.length < 20)).toEqual([]);
  expect(without.length).toBeLessThan(topics.length / 20);
});
