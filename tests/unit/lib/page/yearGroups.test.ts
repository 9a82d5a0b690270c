import {yearGroups} from '../../../../src/lib/page/yearGroups';

it('groups articles by year', () => {
  const [c, b, a] = [{date: '2026-02-01'}, {date: '2025-12-31'}, {date: '2025-05-14'}];
  expect(yearGroups([c, b, a])).toEqual([
    {title: '2026', pages: [c]},
    {title: '2025', pages: [b, a]},
  ]);
});
