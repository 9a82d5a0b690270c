import {createEngine} from '../../../../../src/lib/search/engine';
import {grown} from '../../../../../tools/bench/search/grow';
import {sectionsOf} from '../../../../../src/lib/search/indexFile';
import {indexOf, page} from '../../../lib/search/sample';

test('a grown index has so many times the pages, and the first of them are as they were', () => {
  const index = indexOf([page('/a', 'Alpha', ['some words about banners and footers'])]);
  const large = grown(index, 3);
  expect(large.pages.map(([path]) => path)).toEqual(['/a', '/a-1', '/a-2']);
  expect(large.pages[0]).toEqual(index.pages[0]);
  expect(sectionsOf(large)[1]!.text).not.toEqual(sectionsOf(index)[0]!.text);
  const [first] = createEngine(large, index.query).find('banners');
  expect(first?.section.path).toBe('/a');
});
