import {grown} from '../../../../../tools/bench/search/grow';
import {page} from '../../../lib/search/sample';

test('a grown site has so many times the pages, the first of them as they were, the others with words of their own', () => {
  const pages = [page('/a', 'Alpha', ['One two three four fives sixes seven.'])];
  const all = grown(pages, 3);
  expect(all[0]).toEqual(pages[0]);
  expect(all.map(({path}) => path)).toEqual(['/a', '/a-1', '/a-2']);
  expect(all[1]!.sections[0]!.entries[0]!.text).toBe('One two three four fivesc sixes seven.');
});
