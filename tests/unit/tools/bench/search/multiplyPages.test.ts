import {multiplyPages} from '../../../../../tools/bench/search/multiplyPages';
import {page} from '../../../lib/search/sampleIndex';

test('multiplied pages are the given ones and copies with other words', () => {
  const pages = [page('/a', 'Alpha', ['One two three four fives sixes seven.'])];
  const all = multiplyPages(pages, 3);
  expect(all[0]).toEqual(pages[0]);
  expect(all.map(({path}) => path)).toEqual(['/a', '/a-1', '/a-2']);
  expect(all[1]!.sections[0]!.entries[0]!.text).toBe('One two three four fivesc sixes seven.');
});
